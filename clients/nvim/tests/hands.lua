-- What the tests in the real editor share: what is so, what becomes so, and what is typed.
-- SPDX-License-Identifier: MIT

local hands = {}
local failures = 0

--- Says whether `got` is what was wanted.
function hands.check(what, got, want)
  local fine = vim.deep_equal(got, want)
  failures = failures + (fine and 0 or 1)
  io.stderr:write(fine and ("ok   " .. what .. "\n")
    or ("FAIL %s: got %s, want %s\n"):format(what, vim.inspect(got), vim.inspect(want)))
end

--- Waits until `test` is true, at most 10 s.
function hands.until_true(what, test)
  hands.check(what, vim.wait(10000, function()
    local fine, result = pcall(test)
    return fine and result
  end, 10), true)
end

--- Types `keys`, as `:help keycodes` spells them.
function hands.type_keys(keys)
  vim.api.nvim_feedkeys(vim.api.nvim_replace_termcodes(keys, true, false, true), "tx", false)
  vim.wait(30)
end

--- Ends the editor; its status says whether all was so.
function hands.finish()
  io.stderr:write(failures == 0 and "all passed\n" or (failures .. " failed\n"))
  vim.cmd(failures == 0 and "qa!" or "cq!")
end

return hands
