vim9script noclear
# The command, and the buffers' reading and writing.
# SPDX-License-Identifier: MIT

if exists('g:loaded_formd')
  finish
endif
g:loaded_formd = true

if !has('patch-9.0.0178') || !has('channel') || !has('textprop') || !has('popupwin')
  finish
endif

import autoload '../autoload/formd.vim'
import autoload '../autoload/formd/buffer.vim'

def Run(words: string)
  var [name, rest; _] = matchlist(words, '^\(\S*\)\s*\(.*\)$')[1 : 2]
  formd.Command(name, rest)
enddef

command -nargs=+ -complete=customlist,formd#Complete Formd Run(<q-args>)

augroup formd
  autocmd!
  autocmd BufReadCmd formd://* formd.Read(str2nr(expand('<abuf>')), expand('<amatch>')[8 :])
  autocmd BufWriteCmd formd://* if !empty(buffer.Of()) | formd.Submit(buffer.Of()) | endif
augroup END
