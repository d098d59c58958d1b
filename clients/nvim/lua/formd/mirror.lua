-- A form kept in step by changes alone (protocol, section 9).
-- SPDX-License-Identifier: MIT

local M = {}

--- The lists that hold other nodes, and the two spaces of ids.
local LISTS = { sections = "section", rows = "node", items = "node", fields = "node" }

--- @class formd.Mirror
local Mirror = {}
Mirror.__index = Mirror

--- Starts with what `form/watch` answers.
function M.new(seen)
  local mirror = setmetatable({
    definition = seen.definition,
    revision = seen.revision,
    nodes = { section = {}, node = {} },
  }, Mirror)
  mirror:enter(mirror.definition)
  return mirror
end

function Mirror:enter(holder)
  for name, space in pairs(LISTS) do
    -- `rows` of section/list is a number elsewhere; here it is always a list.
    for _, node in ipairs(type(holder[name]) == "table" and holder[name] or {}) do
      self.nodes[space][node.id] = { node = node, holder = holder }
      self:enter(node)
    end
  end
end

function Mirror:leave(holder)
  for name, space in pairs(LISTS) do
    for _, node in ipairs(type(holder[name]) == "table" and holder[name] or {}) do
      self:leave(node)
      self.nodes[space][node.id] = nil
    end
  end
end

function Mirror:target(change)
  for _, name in ipairs({ "field", "item", "row", "section" }) do
    if change[name] then
      local space = name == "section" and "section" or "node"
      local entry = self.nodes[space][change[name]]
      return entry and entry.node, space, change[name]
    end
  end
  return self.definition
end

function Mirror:insert(holder, name, at, nodes)
  holder[name] = holder[name] or {}
  for index, node in ipairs(nodes) do
    table.insert(holder[name], at + index, node)
    self.nodes[LISTS[name]][node.id] = { node = node, holder = holder }
    self:enter(node)
  end
end

function Mirror:take(name, id)
  local entry = self.nodes[LISTS[name]][id]
  for index, node in ipairs(entry.holder[name]) do
    if node == entry.node then
      table.remove(entry.holder[name], index)
      break
    end
  end
  self.nodes[LISTS[name]][id] = nil
  self:leave(entry.node)
  return entry.node
end

--- Members to write and names to remove, in a node and in its state.
function Mirror:write(change)
  local node, space, id = self:target(change)
  local set = change.set or {}
  if set.id and space then
    self.nodes[space][set.id], self.nodes[space][id] = self.nodes[space][id], nil
  end
  self:leave(node)
  for name, value in pairs(set) do
    node[name] = value
  end
  for _, name in ipairs(change.unset or {}) do
    node[name] = nil
  end
  self:enter(node)
  if change.state or change.unstate then
    node.state = node.state or {}
    for name, value in pairs(change.state or {}) do
      node.state[name] = value
    end
    for _, name in ipairs(change.unstate or {}) do
      node.state[name] = nil
    end
    if next(node.state) == nil then
      node.state = nil
    end
  end
end

local structural = {
  sectionsInserted = function(self, c)
    self:insert(self.definition, "sections", c.at, c.sections)
  end,
  rowsInserted = function(self, c)
    self:insert(self.nodes.section[c.section].node, "rows", c.at, c.rows)
  end,
  itemsInserted = function(self, c)
    self:insert(self.nodes.section[c.section].node, "items", c.at, c.items)
  end,
  sectionsRemoved = function(self, c)
    for _, id in ipairs(c.sections) do
      self:take("sections", id)
    end
  end,
  rowsRemoved = function(self, c)
    for _, id in ipairs(c.rows) do
      self:take("rows", id)
    end
  end,
  itemsRemoved = function(self, c)
    for _, id in ipairs(c.items) do
      self:take("items", id)
    end
  end,
  sectionMoved = function(self, c)
    self:insert(self.definition, "sections", c.at, { self:take("sections", c.section) })
  end,
  rowMoved = function(self, c)
    local holder = self.nodes.section[c.section].node
    self:insert(holder, "rows", c.at, { self:take("rows", c.row) })
  end,
  itemMoved = function(self, c)
    local holder = self.nodes.section[c.section].node
    self:insert(holder, "items", c.at, { self:take("items", c.item) })
  end,
}

--- Applies one `form/changed`.
--- @return boolean fits whether it follows; if not, watch the form again
--- @return boolean moved whether lists changed or a node's own members did
function Mirror:apply(params)
  if params.revision ~= self.revision + 1 then
    return false, false
  end
  local moved = false
  for _, change in ipairs(params.changes) do
    local run = structural[change.change] or self.write
    moved = moved or structural[change.change] ~= nil or change.change:find("Updated$") ~= nil
      or change.change == "visibilityChanged" or change.change == "optionsChanged"
      or change.change == "enabledChanged"
    if not pcall(run, self, change) then
      return false, false
    end
  end
  self.revision = params.revision
  return true, moved
end

return M
