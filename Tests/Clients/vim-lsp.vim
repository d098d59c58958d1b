" Vim's channels in mode lsp as a client of formd.
" SPDX-License-Identifier: MIT

let s:notes = []
let s:formd = ch_open('unix:' .. $FORMD_SOCKET,
      \ {'mode': 'lsp', 'callback': {_, note -> add(s:notes, note)}})

func s:Ask(method, params)
  return ch_evalexpr(s:formd, {'method': a:method, 'params': a:params})
endfunc
func s:Check(what, true)
  if !a:true
    call writefile(['vim: ' .. a:what], '/dev/stderr')
    cquit!
  endif
endfunc

" Outside of a try Vim would go on after an error.
try
  let s:form = {'id': 'vim', 'sections': [{'id': 's', 'rows': [
        \ {'id': 'name', 'kind': 'textField', 'required': v:true},
        \ {'id': 'seats', 'kind': 'textField', 'type': 'integer', 'max': 4}]}]}
  call s:Check('create', s:Ask('form/create', {'definition': s:form}).result.form ==# 'vim')
  call s:Ask('form/watch', {'form': 'vim'})
  let s:answer = s:Ask('field/set', {'form': 'vim', 'field': 'seats', 'raw': '9'})
  call s:Check('issue', s:answer.result.issues[0].rule ==# 'max')
  sleep 50m
  call s:Check('change', s:notes[0].method ==# 'form/changed' && s:notes[0].params.revision == 2)
  let s:refused = s:Ask('row/get', {'form': 'vim', 'row': 'none'})
  call s:Check('error', s:refused.error.code == 301)
  call s:Ask('field/set', {'form': 'vim', 'field': 'seats', 'value': 3})
  call s:Ask('field/set', {'form': 'vim', 'field': 'name', 'value': 'Ada Example'})
  let s:done = s:Ask('form/submit', {'form': 'vim'}).result
  call s:Check('submit', s:done.submitted is v:true)
  call s:Check('values', s:done.values == {'name': 'Ada Example', 'seats': 3})
  call writefile(['ok'], '/dev/stdout')
catch
  call writefile(['vim: ' .. v:exception], '/dev/stderr')
  cquit!
endtry
qall!
