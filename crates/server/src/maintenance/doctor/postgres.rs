//! The store in a database.

use super::Finding;
use crate::store::{Postgres, StoreError};

const ABOUT: &str = "store";
/// Connections that one server uses.
const CONNECTIONS: usize = 11;

/// Looks at the database.
pub async fn look(url: &str) -> Vec<Finding> {
    let looked = async {
        let mut db = Postgres::snapshot(url).await?;
        let schema = Postgres::schema(&mut *db).await?;
        let facts = match schema {
            0 => None,
            _ => Some(Postgres::facts(&mut *db).await?),
        };
        // Another schema has other tables.
        let missing = match schema {
            Postgres::SCHEMA => Postgres::missing_rights(&mut *db).await?,
            _ => Vec::new(),
        };
        Ok::<_, StoreError>((schema, facts, missing))
    };
    let (schema, facts, missing) = match looked.await {
        Err(error) => {
            let remedy = "check the address, the password, and that the database runs";
            return vec![Finding::bad(ABOUT, error, remedy)];
        }
        Ok(looked) => looked,
    };
    let known = Postgres::SCHEMA;
    let Some(facts) = facts else {
        let what = "the database is there, and empty";
        return vec![Finding::warning(ABOUT, what, "the first start prepares it")];
    };
    let mut findings = vec![Finding::well(
        ABOUT,
        format_args!(
            "PostgreSQL {}, {} servers use it",
            facts.version, facts.servers
        ),
    )];
    findings.push(match schema {
        schema if schema > known => Finding::warning(
            ABOUT,
            format_args!("it has schema {schema}, and this program knows {known}"),
            "a newer program uses it; update this one",
        ),
        schema if schema < known => Finding::warning(
            ABOUT,
            format_args!("it has schema {schema}; this program needs {known}"),
            "bring it up to date with `innovation serve --prepare`",
        ),
        schema => Finding::well(ABOUT, format_args!("schema {schema}")),
    });
    if !missing.is_empty() {
        let what = format!("this role has no right to {}", missing.join(", "));
        let remedy =
            "grant what docs/hosting.md lists under “Rights”, as the owner of the database";
        findings.push(Finding::bad(ABOUT, what, remedy));
    }
    for (setting, value) in &facts.unsafe_settings {
        let what = format!("{setting} is {value}: a power failure can lose what was acknowledged");
        let remedy = "set it to on";
        findings.push(Finding::bad(ABOUT, what, remedy));
    }
    if facts.encoding != "UTF8" {
        let what = format!("the encoding is {}", facts.encoding);
        findings.push(Finding::bad(ABOUT, what, "create the database with UTF8"));
    }
    let wanted = CONNECTIONS * (facts.servers + 1);
    if facts.connections < wanted {
        let what = format!(
            "max_connections is {}, and {wanted} are needed for one more server",
            facts.connections
        );
        findings.push(Finding::warning(ABOUT, what, "raise max_connections"));
    }
    findings
}
