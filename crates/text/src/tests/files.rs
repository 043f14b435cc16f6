//! The files of a language, as they are written.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Pattern, PatternElement, Resource, VariantKey,
};
use innovation_engine::Language;

use crate::language::text::files;

/// A message, or an attribute of one (`card-tools.effect-1`).
#[derive(Default)]
pub struct Written {
    /// The file that it is in.
    pub file: &'static str,
    /// Its words, between what is put in.
    pub texts: Vec<&'static str>,
    /// The arguments that it asks for.
    pub arguments: BTreeSet<String>,
    /// The arguments by which it selects, with the names of the variants.
    pub selects: Vec<(String, Vec<String>)>,
    /// The messages and terms that it is made of, terms with a hyphen before them.
    pub parts: BTreeSet<String>,
}

/// All messages of a language, its terms included. Fails on files that cannot be read, and on names that are defined
/// twice.
pub fn read(language: Language) -> BTreeMap<String, Written> {
    let mut all = BTreeMap::new();
    for (file, source) in files(language) {
        let place = format!("{}/{file}.ftl", language.code());
        let resource: Resource<&'static str> = fluent_syntax::parser::parse(*source)
            .unwrap_or_else(|(_, errors)| panic!("{place}: {errors:?}"));
        for entry in resource.body {
            let (name, value, attributes) = match entry {
                Entry::Message(message) => (
                    message.id.name.to_string(),
                    message.value,
                    message.attributes,
                ),
                Entry::Term(term) => {
                    let name = format!("-{}", term.id.name);
                    (name, Some(term.value), term.attributes)
                }
                Entry::Junk { content } => panic!("{place}: {content}"),
                _ => continue,
            };
            let attributes = attributes
                .into_iter()
                .map(|attribute| (format!("{name}.{}", attribute.id.name), attribute.value));
            let value = value.map(|value| (name.clone(), value));
            for (name, pattern) in value.into_iter().chain(attributes) {
                let mut written = Written {
                    file,
                    ..Written::default()
                };
                written.look_at(&pattern);
                let twice = all.insert(name.clone(), written).is_some();
                assert!(!twice, "{place}: {name} is there twice");
            }
        }
    }
    all
}

impl Written {
    fn look_at(&mut self, pattern: &Pattern<&'static str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => self.texts.push(value),
                PatternElement::Placeable { expression } => self.look_into(expression),
            }
        }
    }

    fn look_into(&mut self, expression: &Expression<&'static str>) {
        match expression {
            Expression::Inline(inline) => self.look_inline(inline),
            Expression::Select { selector, variants } => {
                self.look_inline(selector);
                if let InlineExpression::VariableReference { id } = selector {
                    let keys = variants.iter().map(|variant| match variant.key {
                        VariantKey::Identifier { name } => name.to_string(),
                        VariantKey::NumberLiteral { value } => value.to_string(),
                    });
                    self.selects.push((id.name.to_string(), keys.collect()));
                }
                for variant in variants {
                    self.look_at(&variant.value);
                }
            }
        }
    }

    fn look_inline(&mut self, inline: &InlineExpression<&'static str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.to_string());
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute
                    .as_ref()
                    .map_or(String::new(), |attribute| format!(".{}", attribute.name));
                self.parts.insert(format!("{}{attribute}", id.name));
            }
            InlineExpression::TermReference { id, .. } => {
                self.parts.insert(format!("-{}", id.name));
            }
            InlineExpression::Placeable { expression } => self.look_into(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::FunctionReference { id, .. } => {
                panic!("{} is a function, and there are none", id.name)
            }
        }
    }
}
