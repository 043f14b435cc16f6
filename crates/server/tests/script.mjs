// Runs the page's script without a browser: its functions get a small document of ours. `script.rs` says what it should
// do, as JSON on the standard input.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import vm from "node:vm";

const folder = new URL("../assets/script/", import.meta.url);
const { trees, keys } = JSON.parse(readFileSync(0, "utf8"));

/** The names that a file of the script declares, in a world with these globals. */
function load(name, globals) {
  const world = vm.createContext({ addEventListener() {}, CSS: { escape: (text) => text }, ...globals });
  vm.runInContext(readFileSync(new URL(name, folder), "utf8"), world);
  return world;
}

/** An element, as far as `merge` looks at one. */
class Element {
  parent = null;

  constructor([tag, attributes, nodes]) {
    this.tag = tag;
    this.values = new Map(attributes);
    this.nodes = nodes.map((node) => (typeof node === "string" ? node : new Element(node)));
    for (const child of this.elements) child.parent = this;
  }
  get elements() {
    return this.nodes.filter((node) => node instanceof Element);
  }
  get children() {
    const { elements } = this;
    elements.namedItem = (id) => elements.find((element) => id && element.id === id) ?? null;
    return elements;
  }
  get id() {
    return this.values.get("id") ?? "";
  }
  get attributes() {
    return [...this.values].map(([name, value]) => ({ name, value }));
  }
  get dataset() {
    const data = [...this.values].filter(([name]) => name.startsWith("data-"));
    return Object.fromEntries(data.map(([name, value]) => [name.slice(5), value]));
  }
  get firstElementChild() {
    return this.elements[0] ?? null;
  }
  get nextElementSibling() {
    const { elements } = this.parent;
    return elements[elements.indexOf(this) + 1] ?? null;
  }
  getAttribute(name) {
    return this.values.get(name) ?? null;
  }
  setAttribute(name, value) {
    this.values.set(name, value);
  }
  remove() {
    this.parent.nodes.splice(this.parent.nodes.indexOf(this), 1);
    this.parent = null;
  }
  insertBefore(element, at) {
    element.parent?.nodes.splice(element.parent.nodes.indexOf(element), 1);
    element.parent = this;
    assert(!at || at.parent === this, "the place is not in the element");
    this.nodes.splice(at ? this.nodes.indexOf(at) : this.nodes.length, 0, element);
  }
  get below() {
    return this.elements.flatMap((element) => [element, ...element.below]);
  }
  querySelectorAll(selector) {
    assert.equal(selector, "details[open][id]");
    return this.below.filter(({ tag, values }) => tag === "details" && values.has("open") && values.has("id"));
  }
  querySelector(selector) {
    assert.match(selector, /^#/);
    return this.below.find(({ id }) => `#${id}` === selector) ?? null;
  }
  set open(isOpen) {
    if (isOpen) this.values.set("open", "");
    else this.values.delete("open");
  }
  toJSON() {
    return [this.tag, [...this.values], this.nodes.map((node) => node.toJSON?.() ?? node)];
  }
}

// The table, after each message of the stream

const { merge } = load("tree.js", {});
for (const [place, { before, news, after }] of trees.entries()) {
  const live = new Element(before);
  const parts = new Map(live.below.map((element) => [element.id, element]));
  const same = new Element(news).below.filter(({ dataset }) => "same" in dataset);
  merge(live, new Element(news));
  assert.deepEqual(live.toJSON(), new Element(after).toJSON(), `step ${place}`);
  // What has not changed is the very element that was there: it keeps its focus and its scrolling.
  const now = new Map(live.below.map((element) => [element.id, element]));
  for (const { id } of same) assert.equal(now.get(id), parts.get(id), `step ${place}: ${id}`);
}
// What the reader has opened stays open. What should be there and is not makes the page load anew.
{
  const part = (open, text) => ["div", [["id", "menu"]], [["details", [["id", "more"], ...open], [text]]]];
  const main = (...parts) => new Element(["main", [["id", "table"], ["data-parts", ""]], parts]);
  const live = main(part([["open", ""]], "old"));
  merge(live, main(part([], "new")));
  assert.deepEqual(live.toJSON(), main(part([["open", ""]], "new")).toJSON());
  assert.throws(() => merge(live, main(["i", [["id", "gone"], ["data-same", ""]], []])));
}

// Keys and clicks

/** A page with a question of these keys, and what came of it. */
function page(keys) {
  const handlers = {};
  const done = { clicked: [], said: [], sent: [] };
  const options = keys.map((key, value) => ({
    value,
    dataset: { key },
    marks: new Set(),
    classList: {
      toggle: (mark, is) => options[value].marks[is ? "add" : "delete"](mark),
    },
    click: () => done.clicked.push(value),
  }));
  const shown = { dataset: { sequence: "1", id: "t" }, contains: () => true, classList: { add() {}, remove() {} } };
  const document = {
    documentElement: { dataset: {} },
    addEventListener: (name, handler) => (handlers[name] = handler),
    querySelectorAll: () => options,
    querySelector(selector) {
      if (selector === "dialog[open]") return null;
      const [, begins, wanted] = /^#answer \[data-key(\^?)="(\d+)"\]$/.exec(selector);
      return options.find(({ dataset: { key } }) => (begins ? key.startsWith(wanted) : key === wanted)) ?? null;
    },
  };
  load("answer.js", {
    document,
    arrived: 0,
    table: () => shown,
    isExercise: () => false,
    say: (sentence) => sentence && done.said.push(sentence),
    words: { lost: "lost", changed: "changed" },
    URLSearchParams: class {},
    FormData: class {},
    fetch: () => new Promise((resolve, reject) => done.sent.push({ resolve, reject })),
  });
  const outside = { closest: () => null };
  const press = (key, event = {}) => handlers.keydown({ key, target: outside, ...event });
  const form = { id: "answer", action: "/t/t/answer", dataset: {}, getAttribute: () => "/t/t/answer", closest: () => null };
  const submit = (option, changes = {}) =>
    handlers.submit({ target: { ...form, ...changes }, submitter: options[option], preventDefault() {} });
  return { ...done, options, shown, press, submit };
}

for (const list of keys) {
  for (const [option, key] of list.entries()) {
    const { clicked, options, press } = page(list);
    const typed = [...key].map((digit, place) => {
      press(digit);
      const marked = options.filter(({ marks }) => marks.has("typed")).map(({ dataset }) => dataset.key);
      const begun = place + 1 < key.length ? list.filter((other) => other.startsWith(key.slice(0, place + 1))) : [];
      assert.deepEqual(marked, begun, `marked after ${digit} of ${key}`);
      return digit;
    });
    assert.deepEqual(clicked, [option], `${typed} among ${list.length}`);
  }
}
{
  const twelve = keys.find((list) => list.length === 12);
  const typed = (...keys) => {
    const { clicked, press } = page(twelve);
    for (const key of keys) press(key);
    return clicked.map((option) => twelve[option]);
  };
  assert.deepEqual(typed("9"), []);
  assert.deepEqual(typed("1", "9"), []);
  assert.deepEqual(typed("1", "9", "0", "3"), ["03"]);
  assert.deepEqual(typed("1", "0", "1", "1"), ["10", "11"]);
  assert.deepEqual(typed("0", "x", "1", "2"), ["12"], "another key ends a number");
  const { clicked, press } = page(twelve);
  for (const key of "01") press(key, { ctrlKey: true });
  for (const key of "01") press(key, { target: { closest: () => ({}) } });
  assert.deepEqual(clicked, [], "shortcuts of the browser, and digits in a field");
}

const soon = () => new Promise((resolve) => setTimeout(resolve));
{
  const { sent, shown, submit } = page(["1", "2"]);
  submit(0);
  submit(1);
  assert.equal(sent.length, 1, "the second click on one question is not sent");
  shown.dataset.sequence = "2";
  submit(0);
  assert.equal(sent.length, 2, "the next question is answered before the response to the last answer");
  sent[0].resolve({ status: 204 });
  await soon();
  submit(1);
  assert.equal(sent.length, 2, "the response to the last answer does not free this question");
}
{
  const { sent, said, submit } = page(["1", "2"]);
  submit(0);
  sent[0].reject(new Error("offline"));
  await soon();
  assert.deepEqual(said, ["lost"]);
  submit(0);
  assert.equal(sent.length, 2, "what was lost can be sent again");
}
{
  const { sent, said, submit } = page(["1", "2"]);
  submit(0, { closest: () => ({}) });
  assert.deepEqual([sent.length, said], [0, ["changed"]], "the question has only just come");
}
{
  const { sent, said, options, submit } = page(["1", "2"]);
  const sure = { dataset: { confirm: "", sure: "sure?" } };
  submit(0, sure);
  submit(1, sure);
  assert.deepEqual([sent.length, said], [0, ["sure?", "sure?"]], "two options are not one option twice");
  assert.deepEqual(options.map(({ marks }) => marks.has("armed")), [false, true]);
  submit(1, sure);
  assert.equal(sent.length, 1);
}
