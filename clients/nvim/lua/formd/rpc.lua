-- The connection to a daemon: JSON-RPC over a Unix socket or over a process of our own.
-- SPDX-License-Identifier: MIT

local json = require("formd.json")
local uv = vim.loop
local M = {}

--- @class formd.Connection
--- @field lost string|nil why it is gone; nil while it is there
local Connection = {}
Connection.__index = Connection

--- Where a daemon listens: `$FORMD_SOCKET`, else the user's runtime folder; nil when nobody does.
local function socket_path()
  local given = vim.env.FORMD_SOCKET
  if given and given ~= "" then
    return given
  end
  local folder = vim.env.XDG_RUNTIME_DIR
  local path = folder and folder ~= "" and folder .. "/formd/formd.sock"
  return path and uv.fs_stat(path) and path or nil
end

--- @param on_note fun(method: string, params: table) called for each notification
--- @param on_lost fun(why: string) called once, when the daemon is gone
local function new(on_note, on_lost)
  return setmetatable(
    { on_note = on_note, on_lost = on_lost, waiting = {}, last_id = 0, rest = {} },
    Connection
  )
end

--- Uses what the options say: `socket` a path, `cmd` a command; else a daemon that listens already,
--- else one of our own.
function M.connect(options, on_note, on_lost)
  local connection = new(on_note, on_lost)
  local path = options.socket or (not options.own and socket_path())
  if path then
    local ok, why = connection:dial(path)
    if ok then
      return connection
    end
    if options.socket or vim.env.FORMD_SOCKET then
      return nil, ("nobody listens at %s (%s)"):format(path, why)
    end
  end
  local ok, why = connection:spawn(options.cmd)
  if not ok then
    return nil, why
  end
  return connection
end

function Connection:dial(path)
  local pipe = uv.new_pipe(false)
  local why, done
  pipe:connect(path, function(err)
    why, done = err, true
  end)
  vim.wait(2000, function()
    return done
  end, 5)
  if not done or why then
    pipe:close()
    return false, why or "no answer"
  end
  self.input, self.output = pipe, pipe
  self:listen()
  return true
end

function Connection:spawn(cmd)
  local input, output, errors = uv.new_pipe(false), uv.new_pipe(false), uv.new_pipe(false)
  local words = vim.deepcopy(cmd)
  local process, pid = uv.spawn(table.remove(words, 1), {
    args = words,
    stdio = { input, output, errors },
    hide = true,
  }, function(code, signal)
    self:lose(signal ~= 0 and ("it was ended by signal " .. signal) or ("it ended with status " .. code))
  end)
  if not process then
    for _, pipe in ipairs({ input, output, errors }) do
      pipe:close()
    end
    return false, ("cannot start %s (%s)"):format(cmd[1], pid)
  end
  self.process, self.pid = process, pid
  self.input, self.output, self.errors = input, output, errors
  errors:read_start(function(_, data)
    self.said = data or self.said
  end)
  self:listen()
  return true
end

--- Reads lines for as long as there are any.
function Connection:listen()
  self.output:read_start(function(err, data)
    if err or not data then
      return self:lose(err or "it closed the connection")
    end
    -- A long answer comes in many pieces: they are joined once, when its end is there.
    local from = 1
    while true do
      local at = data:find("\n", from, true)
      if not at then
        break
      end
      table.insert(self.rest, data:sub(from, at - 1))
      local line = table.concat(self.rest)
      self.rest = {}
      from = at + 1
      vim.schedule(function()
        self:receive(line)
      end)
    end
    if from <= #data then
      table.insert(self.rest, data:sub(from))
    end
  end)
end

function Connection:receive(line)
  local ok, message = pcall(json.decode, line)
  if not ok or type(message) ~= "table" then
    return
  end
  if message.method then
    return self.on_note(message.method, message.params)
  end
  local take = self.waiting[message.id]
  if take then
    self.waiting[message.id] = nil
    take(message.error, message.result)
  end
end

--- Asks; `take(error, result)` is called with the answer, never before this returns.
--- @return boolean whether there was anybody to ask
function Connection:call(method, params, take)
  if self.lost then
    return false
  end
  self.last_id = self.last_id + 1
  self.waiting[self.last_id] = take or function() end
  local text = json.encode({
    jsonrpc = "2.0",
    id = self.last_id,
    method = method,
    params = next(params) and params or vim.empty_dict(),
  })
  self.input:write(text .. "\n", function(err)
    if err then
      self:lose(err)
    end
  end)
  return true
end

--- Asks and waits for the answer, at most so long; the editor goes on meanwhile.
function Connection:ask(method, params, ms)
  local done, failure, result
  if not self:call(method, params, function(err, answer)
    done, failure, result = true, err, answer
  end) then
    return { message = "there is no daemon: " .. self.lost }
  end
  vim.wait(ms or 3000, function()
    return done or self.lost ~= nil
  end, 5)
  if not done then
    return { message = self.lost or "the daemon does not answer" }
  end
  return failure, result
end

function Connection:lose(why)
  if self.lost then
    return
  end
  self.lost = (self.said and vim.trim(self.said) ~= "" and vim.trim(self.said)) or why
  self:close()
  vim.schedule(function()
    self.on_lost(self.lost)
  end)
end

--- Lets go of the connection; a daemon of our own ends by it.
function Connection:close()
  self.lost = self.lost or "it was closed"
  for _, name in ipairs({ "input", "output", "errors", "process" }) do
    local handle = self[name]
    if handle and not handle:is_closing() then
      handle:close()
    end
  end
end

return M
