//! The settings of a server: where each can be given, which one counts, and the page that lists them.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::Stdio;

use clap::Arg;
use serde_json::Value;

use crate::common;
use crate::server::Server;

/// The address that a server prints, with these settings.
fn address(data: &Path, file: &Path, variable: Option<&str>, flag: Option<&str>) -> String {
    let mut command = common::innovation();
    command
        .args(["serve", "--addr", "127.0.0.1:0", "--data"])
        .arg(data);
    command
        .arg("--config")
        .arg(file)
        .stdout(Stdio::piped())
        .stderr(Stdio::null());
    if let Some(variable) = variable {
        command.env("INNOVATION_BASE_URL", variable);
    }
    if let Some(flag) = flag {
        command.args(["--base-url", flag]);
    }
    let mut child = command.spawn().unwrap();
    let mut url = String::new();
    BufReader::new(child.stdout.take().unwrap())
        .read_line(&mut url)
        .unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
    url.trim_end().to_owned()
}

#[test]
fn a_flag_is_stronger_than_the_environment_and_that_than_the_file() {
    let folder = common::folder("settings");
    let file = folder.join("server.toml");
    // As an editor on Windows writes it.
    fs::write(
        &file,
        "\u{feff}# Ours\r\nbase-url = \"https://file.example\"\r\nkeep-games = 30\r\n",
    )
    .unwrap();
    let address = |variable, flag| address(&folder.join("data"), &file, variable, flag);
    let (variable, flag) = (
        Some("https://variable.example"),
        Some("https://flag.example"),
    );
    assert_eq!(address(None, None), "https://file.example");
    assert_eq!(address(variable, None), "https://variable.example");
    assert_eq!(address(variable, flag), "https://flag.example");
    assert_eq!(address(None, flag), "https://flag.example");
}

#[test]
fn a_wrong_file_says_where_and_what_would_be_right() {
    let folder = common::folder("wrong-settings");
    let file = folder.join("server.toml");
    for (text, problem) in [
        (
            "# x\nadr = \"127.0.0.1:0\"",
            "server.toml, line 2: there’s no setting `adr`. Did you mean `addr`?",
        ),
        ("addr = ", "server.toml, line 1: "),
        (
            "addr = \"here\"",
            "server.toml: error: invalid value 'here' for '--addr <HOST:PORT>'",
        ),
        (
            "proxy = true",
            "server.toml, line 1: `proxy` takes a text, a number, or a list of them, not a boolean",
        ),
        (
            "proxy = [\"127.0.0.1\", \"x\"]",
            "server.toml: error: invalid value 'x' for '--proxy <ADDRESS>'",
        ),
        ("open = \"yes\"", "line 1: there’s no setting `open`"),
    ] {
        fs::write(&file, text).unwrap();
        let ran = common::run(&["serve", "--config", file.to_str().unwrap()]);
        assert_eq!(ran.code, Some(2), "{text}");
        assert!(ran.err.contains(problem), "{text}: {}", ran.err);
    }
    let ran = common::run(&["serve", "--config", "/nowhere.toml"]);
    assert!(
        ran.err.contains("/nowhere.toml can’t be read"),
        "{}",
        ran.err
    );
}

/// What a folder or a file changes in the settings does not confuse the other flags, in any language.
#[test]
fn flags_mean_the_same_in_every_language() {
    let folder = common::folder("languages");
    let file = folder.join("server.toml");
    fs::write(&file, "data = \"x\"").unwrap();
    let file = file.to_str().unwrap();
    for language in ["en", "it", "fr", "pt", "ru"] {
        for other in [["--data", "x"], ["--config", file]] {
            let mut command = common::innovation();
            command.args(["serve", "--addr", "here"]).args(other);
            let ran = command.env("LC_ALL", language).output().unwrap();
            let said = String::from_utf8(ran.stderr).unwrap();
            assert!(said.contains("--addr <HOST:PORT>"), "{language}: {said}");
        }
    }
}

/// Of the folder and the database, a flag overrides a variable, and a variable overrides the file.
#[test]
fn of_folder_and_database_the_stronger_counts() {
    let folder = common::folder("either");
    let file = folder.join("server.toml");
    let none = folder.join("none").to_str().unwrap().to_owned();
    let database = "postgres://nobody@127.0.0.1:1/none";
    fs::write(&file, format!("database = \"{database}\"")).unwrap();
    let file = file.to_str().unwrap();
    let backup = |arguments: &[&str], variables: &[(&str, &str)]| {
        let mut command = common::innovation();
        command.args(["backup", "/nowhere/x.db"]).args(arguments);
        let ran = command.envs(variables.iter().copied()).output().unwrap();
        String::from_utf8(ran.stderr).unwrap()
    };
    let (folder, address) = ("there’s no store", "the database can’t be reached");
    for (arguments, variables, expected) in [
        (&["--config", file][..], &[][..], address),
        (&["--config", file, "--data", &none], &[], folder),
        (&["--config", file], &[("INNOVATION_DATA", &*none)], folder),
        (
            &["--data", &none],
            &[("INNOVATION_DATABASE", database)],
            folder,
        ),
        (
            &["--database", database],
            &[("INNOVATION_DATA", &none)],
            address,
        ),
    ] {
        let said = backup(arguments, variables);
        assert!(
            said.contains(expected),
            "{arguments:?} {variables:?}: {said}"
        );
    }
    let both = backup(&["--data", &none, "--database", database], &[]);
    assert!(both.contains("cannot be used with"), "{both}");
}

#[test]
fn a_log_in_a_file_is_plain_or_json() {
    let folder = common::folder("logs");
    let log = |name: &str, arguments: &[&str]| {
        let path = folder.join(name);
        let mut command = common::innovation();
        command
            .args(["serve", "--addr", "127.0.0.1:0", "--data"])
            .arg(folder.join("data"));
        command.args(arguments).stdout(Stdio::piped());
        command.stderr(fs::File::create(&path).unwrap());
        let mut child = command.spawn().unwrap();
        let mut url = String::new();
        BufReader::new(child.stdout.take().unwrap())
            .read_line(&mut url)
            .unwrap();
        let url = url.trim_end().to_owned();
        assert_eq!(Server { child, url }.end("-TERM"), Some(0));
        fs::read_to_string(path).unwrap()
    };
    let plain = log("plain", &[]);
    assert!(
        plain.contains("the server is to end") && !plain.contains('\u{1b}'),
        "{plain}"
    );
    let json = log("json", &["--log-format", "json"]);
    let lines: Vec<Value> = json
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let said = |line: &Value| {
        line["fields"]["message"] == "the server is to end" && line["level"] == "INFO"
    };
    assert!(lines.iter().any(said), "{json}");
    assert_eq!(log("none", &["--log", "off"]), "");
}

/// The table of settings, as the program has them.
fn table() -> String {
    let command = innovation_cli::command();
    let serve = command.find_subcommand("serve").unwrap();
    let is_setting = |arg: &&Arg| !["open", "prepare", "help"].contains(&arg.get_id().as_str());
    let mut text = String::from(
        "| flag | variable | in the file | default | what it is |\n| --- | --- | --- | --- | --- |\n",
    );
    for arg in serve.get_arguments().filter(is_setting) {
        let long = arg.get_long().unwrap();
        let value = arg.get_value_names().unwrap()[0].as_str();
        let variable = arg.get_env().unwrap().to_str().unwrap();
        let field = if long == "config" {
            String::new()
        } else {
            format!("`{long}`")
        };
        let default = arg
            .get_default_values()
            .first()
            .map(|value| format!("`{}`", value.to_str().unwrap()));
        let help = arg.get_help().unwrap().to_string();
        let (help, unset) = match help.split_once(" [default: ") {
            Some((help, unset)) => (help.to_owned(), unset.trim_end_matches(']').to_owned()),
            None => (help, String::new()),
        };
        text += &format!(
            "| `--{long} {value}` | `{variable}` | {field} | {} | {help} |\n",
            default.unwrap_or(unset)
        );
    }
    text
}

/// `UPDATE_GOLDEN=1 cargo test -p innovation --test program settings` writes it anew.
#[test]
fn the_page_lists_every_setting() {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/settings.md");
    let text = fs::read_to_string(&page).unwrap();
    let (before, rest) = text
        .split_once("<!-- all settings -->\n\n")
        .expect("the table begins");
    let (_, after) = rest.split_once("\n<!-- end -->").expect("the table ends");
    let new = format!(
        "{before}<!-- all settings -->\n\n{}\n<!-- end -->{after}",
        table()
    );
    innovation_golden::compare([(page, new)]);
}
