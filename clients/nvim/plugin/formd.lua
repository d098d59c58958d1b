-- The command, the buffers' reading and writing, and the colours.
-- SPDX-License-Identifier: MIT

if vim.g.loaded_formd then
  return
end
vim.g.loaded_formd = true

vim.api.nvim_create_user_command("Formd", function(given)
  require("formd").command(vim.deepcopy(given.fargs))
end, {
  nargs = "+",
  desc = "Open, fill and submit forms of the form daemon",
  complete = function(lead, line)
    return require("formd").complete(lead, line)
  end,
})

local group = vim.api.nvim_create_augroup("formd", {})
vim.api.nvim_create_autocmd("BufReadCmd", {
  group = group,
  pattern = "formd://*",
  callback = function(event)
    require("formd").read(event.buf, event.match:sub(#"formd://" + 1))
  end,
})
vim.api.nvim_create_autocmd("BufWriteCmd", {
  group = group,
  pattern = "formd://*",
  callback = function(event)
    local buffer = require("formd.buffer").of(event.buf)
    if buffer then
      require("formd.actions").submit(buffer)
    end
  end,
})

for name, link in pairs({
  FormdForm = "Title",
  FormdHeader = "Statement",
  FormdTitle = "Identifier",
  FormdMarker = "WarningMsg",
  FormdDisplay = "Special",
  FormdHelp = "Comment",
  FormdText = "Normal",
  FormdIssue = "DiagnosticError",
  FormdPlaceholder = "NonText",
  FormdAction = "Function",
  FormdLocked = "Comment",
}) do
  vim.api.nvim_set_hl(0, name, { link = link, default = true })
end
