" Vim's channels in mode nl as a client of formd.
" SPDX-License-Identifier: MIT

let s:lines = []
let s:formd = ch_open('unix:' .. $FORMD_SOCKET,
      \ {'mode': 'nl', 'callback': {_, line -> add(s:lines, json_decode(line))}})
let s:id = 0

func s:Ask(method, params)
  let s:id += 1
  let l:call = {'jsonrpc': '2.0', 'id': s:id, 'method': a:method, 'params': a:params}
  call ch_sendraw(s:formd, json_encode(l:call) .. "\n")
  for l:try in range(500)
    for l:line in s:lines
      if get(l:line, 'id') == s:id | return l:line | endif
    endfor
    sleep 10m
  endfor
  call s:Check(a:method .. ' has no answer', v:false)
endfunc
func s:Check(what, true)
  if !a:true
    call writefile(['vim: ' .. a:what], '/dev/stderr')
    cquit!
  endif
endfunc

" Outside of a try Vim would go on after an error.
try
  let s:form = {'id': 'vim-nl', 'sections': [{'id': 's', 'rows': [
        \ {'id': 'name', 'kind': 'textField', 'required': v:true},
        \ {'id': 'seats', 'kind': 'textField', 'type': 'integer', 'max': 4}]}]}
  call s:Check('create', s:Ask('form/create', {'definition': s:form}).result.form ==# 'vim-nl')
  call s:Ask('form/watch', {'form': 'vim-nl'})
  let s:answer = s:Ask('field/set', {'form': 'vim-nl', 'field': 'seats', 'raw': '9'})
  call s:Check('issue', s:answer.result.issues[0].rule ==# 'max')
  " The change comes before the answer of the call that made it.
  call s:Check('change', s:lines[-2].method ==# 'form/changed' && s:lines[-2].params.revision == 2)
  call s:Check('error', s:Ask('row/get', {'form': 'vim-nl', 'row': 'none'}).error.code == 301)
  call s:Ask('field/set', {'form': 'vim-nl', 'field': 'seats', 'value': 3})
  call s:Ask('field/set', {'form': 'vim-nl', 'field': 'name', 'value': 'Ada Example'})
  let s:done = s:Ask('form/submit', {'form': 'vim-nl'}).result
  call s:Check('submit', s:done.submitted is v:true)
  call s:Check('values', s:done.values == {'name': 'Ada Example', 'seats': 3})
  call writefile(['ok'], '/dev/stdout')
catch
  call writefile(['vim: ' .. v:exception], '/dev/stderr')
  cquit!
endtry
qall!
