// The page: real controls for a form, kept in step by messages. One file, for a page runs no modules under its policy.
// SPDX-License-Identifier: MIT
"use strict";

(() => {
  const host = acquireVsCodeApi();
  const form = document.getElementById("form");
  const notice = document.getElementById("notice");

  let mirror;
  let lost;
  let lastId = 0;
  const waiting = new Map();
  /** Sets of a field that are not answered yet: what stands in its control is newer. */
  const flying = new Map();
  /** The inline picker that is open here. */
  let expanded;

  // Talking ------------------------------------------------------------------------------------

  function ask(message) {
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      host.postMessage({ ...message, id });
    });
  }
  /** Calls a method about the form; a refusal is shown. */
  async function call(method, params = {}) {
    if (lost) throw new Error(lost);
    try {
      return await ask({ type: "call", method, params });
    } catch (error) {
      if (!lost) say(error.message);
      draw();
      throw error;
    }
  }
  const quietly = (promise) => promise.catch(() => {});

  window.addEventListener("message", ({ data }) => {
    switch (data.type) {
      case "form":
        mirror = new Mirror(data);
        lost = undefined;
        flying.clear();
        say("");
        draw();
        break;
      case "changed":
        if (!mirror.apply(data.params)) quietly(ask({ type: "again" }));
        else draw();
        break;
      case "answer": {
        const waiter = waiting.get(data.id);
        waiting.delete(data.id);
        if (data.error) waiter?.reject(new Error(data.error.message));
        else waiter?.resolve(data.result);
        break;
      }
      case "closed":
        lose(`The form was closed (${data.reason}).`);
        break;
      case "lost":
        lose(`The daemon is gone: ${data.why}.`);
        break;
    }
  });

  function say(text, button) {
    notice.replaceChildren(text);
    if (button) notice.append(" ", button);
    notice.hidden = text === "";
  }
  function lose(why) {
    lost = why;
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
    flying.clear();
    const again = make("button", { type: "button", id: "revive" }, "Create it anew");
    again.addEventListener("click", () =>
      ask({ type: "revive", definition: draft() }).catch((error) => say(error.message, again)));
    say(`${why} What you typed is kept.`, again);
  }

  // What nodes say -----------------------------------------------------------------------------

  const stateOf = (node) => node.state ?? {};
  const isVisible = (node) => stateOf(node).visible !== false;
  const isOff = (node) => node.enabled === false || stateOf(node).enabled === false;
  const isRequired = (node) => node.required === true || stateOf(node).required === true;
  const isSecret = (node) => node.secret === true || node.type === "password";
  const caption = (value) => (typeof value === "object" && value !== null ? value.text : value);
  const titleOf = (option) => option.title ?? option.key;

  /** What stands in the control of a typed field. */
  function raw(node) {
    const state = stateOf(node);
    if (state.raw !== undefined) return state.raw;
    return node.value === undefined || node.value === null ? "" : String(node.value);
  }
  function shownIssues(node) {
    const { issues = [], showsIssues } = stateOf(node);
    return issues.filter((issue) => showsIssues || issue.source !== "rule");
  }

  // Drawing ------------------------------------------------------------------------------------

  function make(tag, attributes = {}, ...content) {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) {
      if (value === true) element.setAttribute(name, "");
      else if (value !== false && value !== undefined) element.setAttribute(name, value);
    }
    element.append(...content);
    return element;
  }

  /** Draws all of it anew; the control that is typed into keeps its text and its caret. */
  function draw() {
    const kept = typed();
    const active = document.activeElement;
    const at = active?.id && form.contains(active)
      ? { id: active.id, start: caret(active)?.[0], end: caret(active)?.[1] } : undefined;
    const { definition } = mirror;
    document.title = definition.title ?? definition.id;
    form.replaceChildren(
      make("h1", {}, definition.title ?? definition.id),
      ...(definition.help ? [make("p", { class: "help" }, definition.help)] : []),
      ...(definition.sections ?? []).filter(isVisible).map(section),
    );
    for (const [id, text] of kept) {
      const control = document.getElementById(`field-${id}`);
      if (control && (flying.get(id) > 0 || lost)) control.value = text;
    }
    if (at) {
      const control = document.getElementById(at.id);
      control?.focus({ preventScroll: true });
      if (control && at.start !== undefined && at.start !== null) {
        control.setSelectionRange(at.start, at.end);
      }
    }
  }
  function caret(control) {
    try {
      return [control.selectionStart, control.selectionEnd];
    } catch {
      return undefined;
    }
  }
  /** What stands in the controls of typed fields. */
  function typed() {
    const found = new Map();
    for (const control of form.querySelectorAll("[data-typed]")) {
      found.set(control.dataset.typed, control.value);
    }
    return found;
  }

  function section(node) {
    const head = caption(node.header);
    const foot = caption(node.footer);
    const box = make("fieldset", { "data-section": node.id, disabled: isOff(node) });
    if (head) box.append(make("legend", {}, head));
    for (const each of node.rows ?? []) box.append(...row(each));
    (node.items ?? []).forEach((item, index) => {
      const group = make("div", { class: "item", role: "group", "aria-label": `${index + 1}` });
      for (const each of item.rows ?? []) group.append(...row(each));
      group.append(button("Remove", () => call("item/remove", { items: [item.id] }), `remove-${item.id}`));
      box.append(group);
    });
    if (node.repeat) {
      const title = node.repeat.addTitle ?? "Add";
      box.append(button(title, () => call("item/append", { section: node.id }), `add-${node.id}`));
    }
    for (const issue of stateOf(node).issues ?? []) box.append(make("p", { class: "issue" }, issue.message));
    if (foot) box.append(make("p", { class: "help" }, foot));
    return box;
  }

  function button(title, run, id) {
    const element = make("button", { type: "button", id }, title);
    element.addEventListener("click", () => quietly(Promise.resolve(run())));
    return element;
  }

  function row(node) {
    if (!isVisible(node)) return [];
    if (node.kind === "label") return [label(node)];
    if (node.kind === "fields") {
      const group = make("div", { class: "row parts", role: "group", "aria-label": node.title ?? node.id });
      if (node.title) group.append(make("span", { class: "title" }, node.title));
      for (const part of node.fields ?? []) group.append(field({ kind: "textField", ...part }, isOff(node)));
      return [group];
    }
    return [field(node, false)];
  }

  function label(node) {
    const box = make("div", { class: "row label" });
    if (node.action) {
      const run = node.action === "submit" ? submit : () => call("row/select", { row: node.id });
      const element = button(node.title ?? node.text ?? node.action, run, `row-${node.id}`);
      element.disabled = isOff(node);
      box.append(element);
    } else {
      for (const text of [node.title, node.text]) if (text) box.append(make("p", {}, text));
    }
    for (const text of [node.subText, node.help]) {
      if (text) box.append(make("p", { class: "help" }, text));
    }
    return box;
  }

  /** A field: its label, its control, its help and what is wrong, tied together for screen readers. */
  function field(node, isOffAbove) {
    const issues = shownIssues(node);
    const id = `field-${node.id}`;
    const described = [node.help && `${id}-help`, issues.length > 0 && `${id}-issues`]
      .filter(Boolean).join(" ") || undefined;
    const locked = isOffAbove || isOff(node) || node.readonly === true || node.computed !== undefined;
    const common = {
      id,
      "aria-required": isRequired(node) ? "true" : undefined,
      "aria-invalid": issues.some((issue) => issue.level === "error") ? "true" : undefined,
      "aria-describedby": described,
    };
    const control = (CONTROLS[node.kind] ?? typedControl)(node, common, locked);
    const isGroup = control.getAttribute("role")?.endsWith("group");
    const title = make(isGroup ? "span" : "label",
      isGroup ? { class: "title", id: `${id}-title` } : { class: "title", for: id },
      node.title ?? node.placeholder ?? "");
    if (isGroup) control.setAttribute("aria-labelledby", `${id}-title`);
    if (!node.title && !isGroup) control.setAttribute("aria-label", node.placeholder ?? node.id);
    if (isRequired(node)) title.append(make("span", { class: "required", "aria-hidden": "true" }, " *"));
    const box = make("div", { class: `row ${node.kind}`, "data-field": node.id }, title, control);
    const { display } = stateOf(node);
    if (display !== undefined && !isSecret(node)) box.append(make("output", { for: id }, display));
    if (node.help) box.append(make("p", { class: "help", id: `${id}-help` }, node.help));
    if (issues.length > 0) {
      box.append(make("ul", { class: "issues", id: `${id}-issues` },
        ...issues.map((issue) => make("li", { class: issue.level }, issue.message ?? issue.rule))));
    }
    return box;
  }

  // By keyboard, not by type: an input of type email has no caret to put back.
  const KEYBOARDS = {
    email: "email", url: "url", phone: "tel", usPhone: "tel", integer: "decimal", double: "decimal",
  };
  const DATE_TYPES = { date: "date", time: "time", dateAndTime: "datetime-local" };

  function typedControl(node, common, locked) {
    const many = node.kind === "textView";
    const element = make(many ? "textarea" : "input", {
      ...common,
      type: many ? undefined : isSecret(node) ? "password" : "text",
      inputmode: KEYBOARDS[node.type] ?? (node.kind === "stepper" ? "decimal" : undefined),
      placeholder: isSecret(node) && stateOf(node).filled ? "••••••••" : node.placeholder,
      autocomplete: node.hints?.autocomplete ?? "off",
      spellcheck: many ? "true" : "false",
      rows: many ? 3 : undefined,
      "data-typed": node.id,
      disabled: locked && node.readonly !== true,
      readonly: node.readonly === true,
    });
    if (!isSecret(node)) element.value = raw(node);
    element.addEventListener("input", () => set(node.id, { raw: element.value }));
    element.addEventListener("focus", () => !lost && quietly(ask({
      type: "call", method: "editing/begin", params: { field: node.id } })));
    element.addEventListener("blur", () => !lost && quietly(ask({
      type: "call", method: "editing/end", params: {} })));
    if (!many) {
      element.addEventListener("keydown", (event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        quietly(move("editing/next"));
      });
    }
    return element;
  }
  async function set(id, given) {
    flying.set(id, (flying.get(id) ?? 0) + 1);
    try {
      await call("field/set", { field: id, ...given });
    } catch {
      // It was said.
    } finally {
      flying.set(id, Math.max(0, (flying.get(id) ?? 0) - 1));
    }
  }

  function toggle(node, common, locked) {
    const element = make("input", {
      ...common, type: "checkbox", role: node.kind === "switch" ? "switch" : undefined, disabled: locked });
    element.checked = node.value === true;
    element.addEventListener("change", () => set(node.id, { value: element.checked }));
    return element;
  }
  function stepper(node, common, locked) {
    const element = typedControl(node, common, locked);
    const step = (by) => {
      const it = button(by < 0 ? "−" : "+", () => call("field/step", { field: node.id, by }), `step${by}-${node.id}`);
      it.setAttribute("aria-label", `${node.title ?? node.id} ${by < 0 ? "−" : "+"}`);
      it.disabled = locked;
      return it;
    };
    return wrap(step(-1), element, step(1));
  }
  function wrap(...elements) {
    return make("span", { class: "controls" }, ...elements);
  }
  function slider(node, common, locked) {
    const element = make("input", {
      ...common, type: "range", min: node.min ?? 0, max: node.max ?? 1, step: node.step ?? "any", disabled: locked });
    element.value = node.value ?? node.min ?? 0;
    element.addEventListener("input", () => set(node.id, { value: element.valueAsNumber }));
    return element;
  }
  function options(node) {
    const { options = node.options } = stateOf(node);
    return Array.isArray(options) ? options : [];
  }
  function select(node, common, locked) {
    const element = make("select", { ...common, disabled: locked });
    element.append(make("option", { value: "" }, node.placeholder ?? ""));
    const groups = new Map();
    for (const option of options(node)) {
      const item = make("option", { value: option.key, disabled: option.enabled === false }, titleOf(option));
      if (!option.group) element.append(item);
      else {
        if (!groups.has(option.group)) {
          groups.set(option.group, make("optgroup", { label: option.group }));
          element.append(groups.get(option.group));
        }
        groups.get(option.group).append(item);
      }
    }
    element.value = node.value ?? "";
    element.addEventListener("change", () => set(node.id, { value: element.value === "" ? null : element.value }));
    return element;
  }
  function choices(node, common, locked) {
    const many = node.kind === "multiPicker";
    const group = make("div", { ...common, class: "choices", role: many ? "group" : "radiogroup" });
    const chosen = new Set(many ? node.value ?? [] : [node.value]);
    for (const option of options(node)) {
      const element = make("input", {
        type: many ? "checkbox" : "radio", name: `choice-${node.id}`, value: option.key,
        id: `choice-${node.id}-${option.key}`, disabled: locked || option.enabled === false });
      element.checked = chosen.has(option.key);
      element.addEventListener("change", () => {
        if (!many) return set(node.id, { value: option.key });
        const keys = options(node).map(({ key }) => key)
          .filter((key) => (key === option.key ? element.checked : chosen.has(key)));
        return set(node.id, { value: keys });
      });
      group.append(make("label", { for: element.id }, element, ` ${titleOf(option)}`));
    }
    return group;
  }
  /** Closed it says what is chosen; open it shows all there is. */
  function inlinePicker(node, common, locked) {
    const isOpen = expanded === node.id;
    const chosen = options(node).find(({ key }) => key === node.value);
    const element = button(chosen ? chosen.displayTitle ?? titleOf(chosen) : "—", () => {
      expanded = isOpen ? undefined : node.id;
      draw();
      return call("row/select", { row: node.id });
    }, common.id);
    for (const [name, value] of Object.entries({ ...common, "aria-expanded": String(isOpen) })) {
      if (value !== undefined) element.setAttribute(name, value);
    }
    element.disabled = locked;
    return isOpen ? wrap(element, choices(node, { id: `${common.id}-choices`, "aria-label": node.title }, locked)) : element;
  }
  function date(node, common, locked) {
    const type = DATE_TYPES[node.mode ?? "date"];
    if (!type || stateOf(node).raw !== undefined) return typedControl(node, common, locked);
    const element = make("input", {
      ...common, type, min: node.min, max: node.max, disabled: locked,
      step: node.minuteInterval ? node.minuteInterval * 60 : undefined });
    element.value = node.value ?? "";
    element.addEventListener("change", () => set(node.id, { value: element.value === "" ? null : element.value }));
    return element;
  }
  function custom(node, common) {
    return make("output", common, node.value === undefined ? "" : JSON.stringify(node.value));
  }

  const CONTROLS = {
    check: toggle, switch: toggle, stepper, slider, segmented: choices, multiPicker: choices,
    picker: select, selectorPicker: select, inlinePicker, datePicker: date, selectorDatePicker: date,
    inlineDatePicker: date, custom,
    textField: (node, common, locked) =>
      node.type === "picker" ? select(node, common, locked) : typedControl(node, common, locked),
  };

  // Doing --------------------------------------------------------------------------------------

  async function move(method) {
    const moved = await call(method, { wrap: true });
    if (moved.moved) document.getElementById(`field-${moved.field}`)?.focus();
  }
  async function submit() {
    const answer = await call("form/submit");
    if (answer.submitted) return say("Submitted.");
    const count = answer.issues?.length ?? 0;
    say(`Not submitted: ${count} answer${count === 1 ? "" : "s"} to correct.`);
    const first = answer.firstInvalid && document.getElementById(`field-${answer.firstInvalid}`);
    first?.focus();
    return undefined;
  }
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    quietly(submit());
  });
  document.addEventListener("keydown", (event) => {
    const isMeta = event.ctrlKey || event.metaKey;
    // Inside a text the browser's own undo is what people expect.
    if (!isMeta || event.key.toLowerCase() !== "z" || event.target.dataset?.typed) return;
    event.preventDefault();
    quietly(call(event.shiftKey ? "form/redo" : "form/undo"));
  });

  /** The definition with what was typed, to make the form anew. */
  function draft() {
    const copy = structuredClone(mirror.definition);
    const texts = typed();
    const visit = (node) => {
      const text = texts.get(node.id);
      if (text !== undefined && text !== raw(node) && !(isSecret(node) && text === "")) {
        node.state = { ...node.state, raw: text, touched: true };
        delete node.value;
      }
      for (const name of ["sections", "rows", "items", "fields"]) {
        if (Array.isArray(node[name])) node[name].forEach(visit);
      }
    };
    visit(copy);
    if (copy.state) delete copy.state.outcome;
    return copy;
  }

  host.postMessage({ type: "ready" });
})();
