-- JSON text in which no number loses a digit; vim.json writes 14 of them.
-- SPDX-License-Identifier: MIT

local M = {}

--- The shortest digits that mean the same number.
local function number(value)
  if value % 1 == 0 and math.abs(value) < 2 ^ 53 then
    return ("%d"):format(value)
  end
  for digits = 15, 17 do
    local text = ("%." .. digits .. "g"):format(value)
    if tonumber(text) == value then
      return text
    end
  end
  return "null"
end

--- Writes a value as one line, members by their names. A table that is empty is a list unless `vim.empty_dict()` made it.
function M.encode(value)
  if type(value) == "number" then
    return number(value)
  elseif type(value) ~= "table" then
    return vim.json.encode(value)
  end
  local parts = {}
  if value[1] ~= nil then
    for index, element in ipairs(value) do
      parts[index] = M.encode(element)
    end
    return "[" .. table.concat(parts, ",") .. "]"
  elseif next(value) == nil then
    return getmetatable(value) == getmetatable(vim.empty_dict()) and "{}" or "[]"
  end
  local names = vim.tbl_keys(value)
  table.sort(names)
  for index, name in ipairs(names) do
    parts[index] = vim.json.encode(name) .. ":" .. M.encode(value[name])
  end
  return "{" .. table.concat(parts, ",") .. "}"
end

M.decode = vim.json.decode

--- A copy of a value of JSON; vim.deepcopy of Neovim 0.7 stops at null.
function M.copy(value)
  return M.decode(M.encode(value))
end

return M
