// A form kept in step by changes alone (protocol, section 9).
// SPDX-License-Identifier: MIT
"use strict";

const LISTS = { sections: "section", rows: "node", items: "node", fields: "node" };

class Mirror {
  /** Starts with what form/watch answers. */
  constructor({ definition, revision }) {
    this.definition = definition;
    this.revision = revision;
    this.nodes = { section: new Map(), node: new Map() };
    this.enter(definition);
  }

  enter(holder) {
    for (const [name, space] of Object.entries(LISTS)) {
      for (const node of Array.isArray(holder[name]) ? holder[name] : []) {
        this.nodes[space].set(node.id, { node, holder });
        this.enter(node);
      }
    }
  }
  leave(holder) {
    for (const [name, space] of Object.entries(LISTS)) {
      for (const node of Array.isArray(holder[name]) ? holder[name] : []) {
        this.leave(node);
        this.nodes[space].delete(node.id);
      }
    }
  }

  /** Applies the params of one form/changed; false when they do not follow: watch again. */
  apply({ revision, changes }) {
    if (revision !== this.revision + 1) return false;
    try {
      for (const change of changes) (STRUCTURAL[change.change] ?? write)(this, change);
    } catch {
      return false;
    }
    this.revision = revision;
    return true;
  }

  target(change) {
    for (const name of ["field", "item", "row", "section"]) {
      if (change[name] === undefined) continue;
      const space = name === "section" ? "section" : "node";
      return { node: this.nodes[space].get(change[name]).node, space, id: change[name] };
    }
    return { node: this.definition };
  }
  insert(holder, name, at, nodes) {
    holder[name] ??= [];
    holder[name].splice(at, 0, ...nodes);
    for (const node of nodes) {
      this.nodes[LISTS[name]].set(node.id, { node, holder });
      this.enter(node);
    }
  }
  take(name, id) {
    const { node, holder } = this.nodes[LISTS[name]].get(id);
    holder[name].splice(holder[name].indexOf(node), 1);
    this.nodes[LISTS[name]].delete(id);
    this.leave(node);
    return node;
  }
  section(id) {
    return this.nodes.section.get(id).node;
  }
}

/** Members to write and names to remove, in a node and in its state. */
function write(mirror, change) {
  const { node, space, id } = mirror.target(change);
  const set = change.set ?? {};
  if (set.id !== undefined && space) {
    const map = mirror.nodes[space];
    map.set(set.id, map.get(id));
    map.delete(id);
  }
  mirror.leave(node);
  Object.assign(node, set);
  for (const name of change.unset ?? []) delete node[name];
  mirror.enter(node);
  if (change.state || change.unstate) {
    node.state = Object.assign(node.state ?? {}, change.state);
    for (const name of change.unstate ?? []) delete node.state[name];
    if (Object.keys(node.state).length === 0) delete node.state;
  }
}

const STRUCTURAL = {
  sectionsInserted: (m, c) => m.insert(m.definition, "sections", c.at, c.sections),
  rowsInserted: (m, c) => m.insert(m.section(c.section), "rows", c.at, c.rows),
  itemsInserted: (m, c) => m.insert(m.section(c.section), "items", c.at, c.items),
  sectionsRemoved: (m, c) => c.sections.forEach((id) => m.take("sections", id)),
  rowsRemoved: (m, c) => c.rows.forEach((id) => m.take("rows", id)),
  itemsRemoved: (m, c) => c.items.forEach((id) => m.take("items", id)),
  sectionMoved: (m, c) =>
    m.insert(m.definition, "sections", c.at, [m.take("sections", c.section)]),
  rowMoved: (m, c) => m.insert(m.section(c.section), "rows", c.at, [m.take("rows", c.row)]),
  itemMoved: (m, c) => m.insert(m.section(c.section), "items", c.at, [m.take("items", c.item)]),
};

if (typeof module !== "undefined") module.exports = { Mirror };
