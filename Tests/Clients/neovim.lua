-- Neovim's vim.lsp.rpc as a client of formd.
-- SPDX-License-Identifier: MIT

local notes = {}
local formd = vim.lsp.rpc.start('socat', { '-', 'UNIX-CONNECT:' .. os.getenv('FORMD_SOCKET') }, {
  notification = function(method, params) table.insert(notes, { method = method, params = params }) end,
  on_error = function(code, problem) error('neovim: ' .. code .. ' ' .. vim.inspect(problem)) end,
})

local function ask(method, params)
  local answer, refusal
  formd.request(method, params, function(problem, result) refusal, answer = problem, result or true end)
  assert(vim.wait(5000, function() return answer ~= nil end, 5), 'neovim: no answer to ' .. method)
  return answer, refusal
end

local form = { id = 'neovim', sections = { { id = 's', rows = {
  { id = 'name', kind = 'textField', required = true },
  { id = 'seats', kind = 'textField', type = 'integer', max = 4 },
} } } }
-- An empty table is a list to Lua; where an object is expected it is one.
assert(ask('server/info', {}).version, 'neovim: info')
assert(ask('form/create', { definition = form }).form == 'neovim', 'neovim: create')
ask('form/watch', { form = 'neovim' })
local answer = ask('field/set', { form = 'neovim', field = 'seats', raw = '9' })
assert(answer.issues[1].rule == 'max', 'neovim: issue')
assert(vim.wait(5000, function() return #notes > 0 end, 5), 'neovim: no change')
assert(notes[1].method == 'form/changed' and notes[1].params.revision == 2, 'neovim: change')
local _, refusal = ask('row/get', { form = 'neovim', row = 'none' })
assert(refusal.code == 301, 'neovim: error')
ask('field/set', { form = 'neovim', field = 'seats', value = 3 })
-- What looks like a header inside of a body is none.
ask('field/set', { form = 'neovim', field = 'name', value = 'content-length: 5\r\n\r\n{}' })
ask('field/set', { form = 'neovim', field = 'name', value = 'Ada Example' })
local done = ask('form/submit', { form = 'neovim' })
assert(done.submitted == true, 'neovim: submit')
assert(vim.deep_equal(done.values, { name = 'Ada Example', seats = 3 }), 'neovim: values')
io.stdout:write('ok\n')
vim.cmd('qall!')
