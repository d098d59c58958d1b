// Exchanges out of the transcripts. Made from Tests/FormRPCTests/Transcripts by `make generate`.
// SPDX-License-Identifier: MIT
// swift-format-ignore-file

/// Exchanges for the published description, by method.
let examples: [Example] = [
  Example(
    method: #"$/cancelRequest"#,
    name: #"One that does not wait, or waits for another client, is passed over. As a request it is answered."#,
    params: [(name: #"id"#, json: #"8"#)],
    result: #"{}"#),
  Example(
    method: #"editing/begin"#,
    name: #"A check is not turned over, an inline row not expanded, and nothing is selected."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"row"#, json: #""letter""#)],
    result: #"{"row":"letter","field":"letter","revision":2}"#),
  Example(
    method: #"editing/end"#,
    name: #"Nothing to end."#,
    params: [(name: #"form"#, json: #""guest""#)],
    result: #"{"ended":"meal","revision":3}"#),
  Example(
    method: #"editing/end"#,
    name: #"What was typed before and behind it are two steps to undo."#,
    params: [(name: #"form"#, json: #""guest""#)],
    result: #"{"ended":"name","revision":5}"#),
  Example(
    method: #"editing/next"#,
    name: #"The unit is the field: those of one row are visited in their order. An inline row expands, as it is edited by that."#,
    params: [(name: #"form"#, json: #""guest""#)],
    result: #"{"moved":true,"row":"person","field":"second","revision":8}"#),
  Example(
    method: #"editing/next"#,
    name: #"Behind the last there is nothing to move to, unless it goes on from the first."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"wrap"#, json: #"true"#)],
    result: #"{"moved":true,"row":"name","field":"name","revision":11}"#),
  Example(
    method: #"editing/next"#,
    name: #"`strict` looks at the one neighbouring row, and only for the kinds that Former edits."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"strict"#, json: #"true"#)],
    result: #"{"moved":true,"row":"seats","field":"seats","revision":11}"#),
  Example(
    method: #"editing/previous"#,
    name: #"From an expanded row to the one above: that one is selected, not shut."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"wrap"#, json: #"true"#)],
    result: #"{"moved":true,"row":"size","field":"size","revision":8}"#),
  Example(
    method: #"editing/status"#,
    name: #"Each client has a focus of its own."#,
    params: [(name: #"form"#, json: #""guest""#)],
    result: #"{"row":"meal","field":"meal","selected":"meal","expanded":"meal","canNext":true,"canPrevious":true}"#),
  Example(
    method: #"exit"#,
    name: #"Others stay. Sent as a request it is answered first."#,
    params: [],
    result: #"null"#),
  Example(
    method: #"field/input"#,
    name: #"Typing begins editing and touches the field. The value follows, or is null where the text means nothing; the text stays as it is typed, and what is wrong shows when editing ends."#,
    params: [(name: #"form"#, json: #""in""#), (name: #"field"#, json: #""seats""#), (name: #"start"#, json: #"2"#), (name: #"end"#, json: #"2"#), (name: #"text"#, json: #""x""#)],
    result: #"{"raw":"09x","caret":3,"value":null,"issues":[{"field":"seats","rule":"type","params":{"type":"integer"},"message":"Enter a whole number, such as 12.","level":"error","source":"rule"}],"revision":4}"#),
  Example(
    method: #"field/input"#,
    name: #"What changes nothing makes no revision, but begins editing."#,
    params: [(name: #"form"#, json: #""in""#), (name: #"field"#, json: #""name""#), (name: #"start"#, json: #"0"#), (name: #"end"#, json: #"0"#), (name: #"text"#, json: #""""#)],
    result: #"{"raw":"","caret":0,"value":"","issues":[{"field":"name","rule":"required","params":{},"message":"Please fill this in.","level":"error","source":"rule"}],"revision":8}"#),
  Example(
    method: #"field/input"#,
    name: #"In UTF-16 an emoji takes two; an offset between its halves is none. Another client counts bytes."#,
    params: [(name: #"form"#, json: #""in""#), (name: #"field"#, json: #""name""#), (name: #"start"#, json: #"0"#), (name: #"end"#, json: #"0"#), (name: #"text"#, json: #""a😀é""#)],
    result: #"{"raw":"a😀é","caret":4,"value":"a😀é","issues":[],"revision":9}"#),
  Example(
    method: #"field/mark"#,
    name: #"The words are the caller's own, else those of the field or the form for the code, else the catalogue's."#,
    params: [(name: #"form"#, json: #""join""#), (name: #"field"#, json: #""user""#), (name: #"code"#, json: #""late""#), (name: #"level"#, json: #""warning""#), (name: #"params"#, json: #"{"day":"today"}"#)],
    result: #"{"revision":3}"#),
  Example(
    method: #"field/mark"#,
    name: #"A mark of the same code takes the place of the one there was; the same mark once more is no change."#,
    params: [(name: #"form"#, json: #""join""#), (name: #"field"#, json: #""user""#), (name: #"code"#, json: #""odd""#), (name: #"message"#, json: #""Use {letters}.""#), (name: #"level"#, json: #""info""#), (name: #"sticky"#, json: #"true"#)],
    result: #"{"revision":5}"#),
  Example(
    method: #"field/mark"#,
    name: #"They go when the answer changes, the sticky one aside; undoing brings none back, and marking clears nothing that can be done again."#,
    params: [(name: #"form"#, json: #""join""#), (name: #"field"#, json: #""user""#), (name: #"code"#, json: #""taken""#)],
    result: #"{"revision":9}"#),
  Example(
    method: #"field/options"#,
    name: #"What was chosen stays chosen where it still can be."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"field"#, json: #""meal""#), (name: #"options"#, json: #"[{"key":"fish","title":"Trout","group":"Warm"},{"key":"salad","hints":{"height":20}}]"#)],
    result: #"{"value":"fish","revision":3}"#),
  Example(
    method: #"field/options"#,
    name: #"A choice that is gone is cleared, unless `ifGone` says otherwise: `first` chooses the first that can be chosen, `keep` keeps it and says that it is wrong."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"field"#, json: #""meal""#), (name: #"options"#, json: #"[{"key":"rice","enabled":false},{"key":"pasta"}]"#), (name: #"ifGone"#, json: #""first""#)],
    result: #"{"value":"pasta","revision":6}"#),
  Example(
    method: #"field/options"#,
    name: #"Not known yet: any key is kept, and judged when they come."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"field"#, json: #""meal""#), (name: #"options"#, json: #"[{"key":"cake"},{"key":"ice"}]"#)],
    result: #"{"value":"cake","revision":11}"#),
  Example(
    method: #"field/return"#,
    name: #"Nothing is edited: nothing happens."#,
    params: [(name: #"form"#, json: #""guest""#)],
    result: #"{"moved":false,"revision":1}"#),
  Example(
    method: #"field/return"#,
    name: #"On to the next; the row behind that is locked, so there editing ends. Watchers are told the text."#,
    params: [(name: #"form"#, json: #""guest""#)],
    result: #"{"moved":true,"row":"seats","field":"seats","revision":3}"#),
  Example(
    method: #"field/return"#,
    name: #"From one field of a row to the next. A secret is not told, and this field does not go on."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"field"#, json: #""second""#)],
    result: #"{"moved":true,"row":"person","field":"third","revision":5}"#),
  Example(
    method: #"field/set"#,
    name: #"By `value`, in the field's own type. One that does not fit is an error."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"field"#, json: #""seats""#), (name: #"value"#, json: #"9"#)],
    result: #"{"value":9,"issues":[{"field":"seats","rule":"max","params":{"max":4},"message":"Enter 4 or less.","level":"error","source":"rule"}],"revision":4}"#),
  Example(
    method: #"field/set"#,
    name: #"By `raw`, as a person types it. It is always kept; the value is null where it means nothing."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"field"#, json: #""seats""#), (name: #"raw"#, json: #""three""#)],
    result: #"{"value":null,"raw":"three","issues":[{"field":"seats","rule":"type","params":{"type":"integer"},"message":"Enter a whole number, such as 12.","level":"error","source":"rule"}],"revision":7}"#),
  Example(
    method: #"field/set"#,
    name: #"Null clears."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"field"#, json: #""name""#), (name: #"value"#, json: #"null"#)],
    result: #"{"value":"","issues":[{"field":"name","rule":"required","params":{},"message":"Please fill this in.","level":"error","source":"rule"}],"revision":11}"#),
  Example(
    method: #"field/step"#,
    name: #"The end counts as a point, on the grid or not, and stops; down again it goes back to the grid."#,
    params: [(name: #"form"#, json: #""room""#), (name: #"field"#, json: #""seats""#), (name: #"by"#, json: #"1"#)],
    result: #"{"value":10,"revision":3}"#),
  Example(
    method: #"field/step"#,
    name: #"With `wraps` it goes on from the other end."#,
    params: [(name: #"form"#, json: #""room""#), (name: #"field"#, json: #""hour""#), (name: #"by"#, json: #"1"#)],
    result: #"{"value":0,"revision":5}"#),
  Example(
    method: #"field/step"#,
    name: #"A number nobody can count to on the grid is refused; nothing changed meanwhile, and the call is refused when somebody else changed the field, or when the form has an outcome."#,
    params: [(name: #"form"#, json: #""room""#), (name: #"field"#, json: #""seats""#), (name: #"by"#, json: #"1"#)],
    result: #"{"value":3,"revision":9}"#),
  Example(
    method: #"field/unmark"#,
    name: #"By field and code, by field, by section, by code, all; where there is nothing to take away nothing changes."#,
    params: [(name: #"form"#, json: #""join""#), (name: #"field"#, json: #""user""#), (name: #"code"#, json: #""odd""#)],
    result: #"{"revision":6}"#),
  Example(
    method: #"field/update"#,
    name: #"Changes attributes of a field: each member replaces one whole, null takes it back to its default. A row that is its own field is one object: what `row/update` does to it, this does as well."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"field"#, json: #""seats""#), (name: #"set"#, json: #"{"max":2,"messages":{"max":"Two at most, please."}}"#)],
    result: #"{"revision":4}"#),
  Example(
    method: #"field/update"#,
    name: #"What changes nothing makes no revision."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"field"#, json: #""given""#), (name: #"set"#, json: #"{"placeholder":"Ada","help":null}"#)],
    result: #"{"revision":8}"#),
  Example(
    method: #"field/update"#,
    name: #"With `ifRevision`: refused when somebody else changed the field, its answer too."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"field"#, json: #""letter""#), (name: #"set"#, json: #"{"title":"Letter"}"#), (name: #"ifRevision"#, json: #"9"#)],
    result: #"{"revision":11}"#),
  Example(
    method: #"form/batch"#,
    name: #"Each edit sees those before it."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"edits"#, json: #"[{"method":"row/append","params":{"section":"main","rows":[{"id":"dog","kind":"check"}]}},{"method":"field/set","params":{"field":"dog","value":true}},{"method":"form/update","params":{"set":{"title":"Guest and dog"}}}]"#)],
    result: #"{"results":[{"rows":["dog"]},{"value":true,"issues":[]},{}],"revision":2}"#),
  Example(
    method: #"form/batch"#,
    name: #"Edits that undo each other change nothing: no revision, no notification."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"edits"#, json: #"[{"method":"field/set","params":{"field":"dog","value":false,"silent":true}},{"method":"field/set","params":{"field":"dog","value":true,"silent":true}}]"#)],
    result: #"{"results":[{"value":true,"issues":[]},{"value":true,"issues":[]}],"revision":2}"#),
  Example(
    method: #"form/batch"#,
    name: #"Ids, bounds and whether a field may be edited are judged when all edits are done. Two rows may swap their ids; until the end the one that had an id first is found by it."#,
    params: [(name: #"form"#, json: #""trip""#), (name: #"edits"#, json: #"[{"method":"section/update","params":{"section":"out","set":{"id":"back"}}},{"method":"section/update","params":{"section":"back","set":{"id":"out"}}}]"#)],
    result: #"{"results":[{},{}],"revision":3}"#),
  Example(
    method: #"form/cancel"#,
    name: #"Cancels a form: it was put away without a decision. Nothing is judged."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"reason"#, json: #""the window was closed""#), (name: #"animation"#, json: #""fade""#)],
    result: #"{"outcome":"cancelled","revision":2}"#),
  Example(
    method: #"form/create"#,
    name: #"Makes a form out of its definition. A definition may be empty; a form without an id gets one."#,
    params: [(name: #"definition"#, json: #"{"id":"guest","title":"Guest","sections":[{"id":"main","header":"You","rows":[{"id":"name","kind":"textField","title":"Name","required":true}]}]}"#)],
    result: #"{"form":"guest","revision":1}"#),
  Example(
    method: #"form/create"#,
    name: #"`owned` forms go with the connection that made them."#,
    params: [(name: #"definition"#, json: #"{"id":"mine"}"#), (name: #"owned"#, json: #"true"#)],
    result: #"{"form":"mine","revision":1}"#),
  Example(
    method: #"form/create"#,
    name: #"`state` is passed over, unless a saved draft is to be taken back with it."#,
    params: [(name: #"definition"#, json: #"{"id":"draft","sections":[{"id":"s","rows":[{"id":"n","kind":"textField","type":"integer","state":{"raw":"3x","baseline":2,"touched":true,"showsIssues":true}}]}]}"#), (name: #"withState"#, json: #"true"#), (name: #"ifExists"#, json: #""replace""#)],
    result: #"{"form":"draft","revision":1}"#),
  Example(
    method: #"form/decline"#,
    name: #"Declines a form: whoever was asked does not want to answer. Nothing is judged."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"reason"#, json: #""on holiday""#)],
    result: #"{"outcome":"declined","revision":2}"#),
  Example(
    method: #"form/decline"#,
    name: #"The reason is optional."#,
    params: [(name: #"form"#, json: #""other""#)],
    result: #"{"outcome":"declined","revision":2}"#),
  Example(
    method: #"form/delete"#,
    name: #"Deletes a form. Watchers are told, then waits are answered, then the call."#,
    params: [(name: #"form"#, json: #""guest""#)],
    result: #"{}"#),
  Example(
    method: #"form/fill"#,
    name: #"What `form/values` gives, it takes. A bad answer is kept, and told."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"values"#, json: #"{"name":"Ada","seats":9,"letter":true,"meal":"veg"}"#)],
    result: #"{"issues":[{"field":"seats","rule":"max","params":{"max":4},"message":"Enter 4 or less.","level":"error","source":"rule"}],"revision":2}"#),
  Example(
    method: #"form/fill"#,
    name: #"Null clears. Names of no field are passed over where that is asked for."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"values"#, json: #"{"seats":null,"shoe":44}"#), (name: #"ignoreUnknown"#, json: #"true"#)],
    result: #"{"issues":[],"ignored":["shoe"],"revision":3}"#),
  Example(
    method: #"form/fill"#,
    name: #"As a baseline the values count as unchanged from now on."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"values"#, json: #"{"name":"Ada","letter":true,"meal":"veg"}"#), (name: #"asBaseline"#, json: #"true"#)],
    result: #"{"issues":[],"revision":4}"#),
  Example(
    method: #"form/get"#,
    name: #"Reads a form as it stands: its definition in normal form, with the state of every node."#,
    params: [(name: #"form"#, json: #""guest""#)],
    result: #"{"definition":{"id":"guest","title":"Guest","sections":[{"id":"main","header":"You","rows":[{"id":"name","kind":"textField","title":"Name","required":true,"state":{"valid":false,"issues":[{"rule":"required","params":{},"message":"Please fill this in.","level":"error","source":"rule"}]}},{"id":"seats","kind":"textField","title":"Seats","type":"integer","min":1,"max":4,"state":{"valid":false,"issues":[{"rule":"type","params":{"type":"integer"},"message":"Enter a whole number, such as 12.","level":"error","source":"rule"}],"touched":true,"raw":"nine"}}]},{"id":"more","rows":[{"id":"note","kind":"label","text":"Dinner is at eight."},{"id":"meal","kind":"picker","title":"Meal","options":[{"key":"fish"},{"key":"veg","title":"Vegetables"}]},{"id":"letter","kind":"check","title":"Monthly letter"}]}],"state":{"valid":false}},"revision":2}"#),
  Example(
    method: #"form/get"#,
    name: #"Without its rows, for whoever reads a long form piece by piece."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"rows"#, json: #"false"#)],
    result: #"{"definition":{"id":"guest","title":"Guest","sections":[{"id":"main","header":"You"},{"id":"more"}],"state":{"valid":false}},"revision":2}"#),
  Example(
    method: #"form/lint"#,
    name: #"What may be meant is not warned of: an `else` at the end, names in lists, a field's default, what is yet to come."#,
    params: [(name: #"form"#, json: #""trip""#)],
    result: #"{"warnings":[]}"#),
  Example(
    method: #"form/lint"#,
    name: #"What is wrong with a template is told once, however many items there are; names are those of the item, then the form's."#,
    params: [(name: #"definition"#, json: #"{"id":"party","sections":[{"id":"people","repeat":{"template":[{"id":"land","kind":"picker","options":[{"key":"de"},{"key":"fr"}],"visibleWhen":{"var":"open"}},{"id":"city","kind":"picker","options":[],"optionsWhen":[{"when":{"==":[{"var":"land"},"it"]},"options":[{"key":"rome"}]},{"when":{"var":"contry"},"options":[{"key":"ulm"}]}]},{"id":"name","kind":"fields","fields":[{"id":"first"},{"id":"again","matches":"frist"}]}]},"items":[{"values":{}},{"values":{}}]},{"rows":[{"id":"open","kind":"check"},{"id":"none","kind":"label","visibleWhen":{"!":{"var":"people"}}},{"id":"one","kind":"label","visibleWhen":{"==":[{"var":"people.0.city"},{"var":"land"}]}}]}]}"#)],
    result: #"{"warnings":[{"path":"sections[0].repeat.template[1].optionsWhen[0].when.==[1]","kind":"neverEqual","message":"no answer of land is that"},{"path":"sections[0].repeat.template[1].optionsWhen[1].when.var","kind":"unknownField","message":"no field is called contry"},{"path":"sections[0].repeat.template[2].fields[1].matches","kind":"unknownField","message":"no field is called frist"},{"path":"sections[1].rows[2].visibleWhen.==[1].var","kind":"unknownField","message":"no field is called land"}]}"#),
  Example(
    method: #"form/list"#,
    name: #"Lists every form, in the order in which they were made. It takes nothing."#,
    params: [],
    result: #"{"forms":[{"form":"one","title":"First","revision":2,"outcome":"cancelled"},{"form":"two","revision":2}]}"#),
  Example(
    method: #"form/redo"#,
    name: #"Nothing to do again is an answer."#,
    params: [(name: #"form"#, json: #""guest""#)],
    result: #"{"redone":false,"revision":1}"#),
  Example(
    method: #"form/redo"#,
    name: #"What was undone last comes first."#,
    params: [(name: #"form"#, json: #""guest""#)],
    result: #"{"redone":false,"revision":7}"#),
  Example(
    method: #"form/redo"#,
    name: #"With `own`, what others undid stays undone. Refused where later steps stand on it."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"own"#, json: #"true"#)],
    result: #"{"redone":false,"revision":8}"#),
  Example(
    method: #"form/refresh"#,
    name: #"Nothing named is all of it."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"sections"#, json: #"[0]"#), (name: #"rows"#, json: #"["name",["main",1]]"#)],
    result: #"{}"#),
  Example(
    method: #"form/render"#,
    name: #"Below 40 columns titles stand above their values. Pages go by lines."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"width"#, json: #"20"#), (name: #"style"#, json: #""ascii""#), (name: #"from"#, json: #"4"#), (name: #"limit"#, json: #"4"#)],
    result: #"{"lines":[{"text":"  Name *","row":"name","field":"name","spans":[{"start":2,"end":6,"role":"title"},{"start":7,"end":8,"role":"marker"}]},{"text":"    Ada","row":"name","field":"name","spans":[{"start":4,"end":4,"role":"value","offset":0},{"start":4,"end":7,"role":"placeholder"}]},{"text":"  Seats","row":"seats","field":"seats","spans":[{"start":2,"end":7,"role":"title"}]},{"text":"    1 seats -/+","row":"seats","field":"seats","spans":[{"start":4,"end":11,"role":"value"},{"start":12,"end":15,"role":"marker"}]}],"total":34,"next":8,"revision":1}"#),
  Example(
    method: #"form/render"#,
    name: #"A row that is selected is marked, and one that is expanded shows all there is to choose; of a field that is edited the raw text is drawn. Another client sees none of it."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"width"#, json: #"60"#), (name: #"from"#, json: #"9"#), (name: #"limit"#, json: #"4"#)],
    result: #"{"lines":[{"text":"▸ Meal     ▾","row":"meal","field":"meal","spans":[{"start":0,"end":1,"role":"marker"},{"start":2,"end":6,"role":"title"},{"start":11,"end":12,"role":"marker"}]},{"text":"           ( ) fish","row":"meal","field":"meal","spans":[{"start":11,"end":19,"role":"option"}]},{"text":"           Plants","row":"meal","field":"meal","spans":[{"start":11,"end":17,"role":"help"}]},{"text":"           ( ) Vegetables","row":"meal","field":"meal","spans":[{"start":11,"end":25,"role":"option"}]}],"total":23,"next":13,"revision":1}"#),
  Example(
    method: #"form/render"#,
    name: #"Items stand under their numbers; a line below says that there may be another one, as long as there may."#,
    params: [(name: #"form"#, json: #""party""#), (name: #"width"#, json: #"40"#), (name: #"style"#, json: #""ascii""#)],
    result: #"{"lines":[{"text":"Guests","section":"people","spans":[{"start":0,"end":6,"role":"header"}]},{"text":"1.","section":"people","item":"~1","spans":[{"start":0,"end":2,"role":"marker"}]},{"text":"  Name   Ann","row":"~1/name","field":"~1/name","spans":[{"start":2,"end":6,"role":"title"},{"start":9,"end":12,"role":"value","offset":0}]},{"text":"  Child  [ ]","row":"~1/child","field":"~1/child","spans":[{"start":2,"end":7,"role":"title"},{"start":9,"end":12,"role":"value"}]},{"text":"2.","section":"people","item":"~2","spans":[{"start":0,"end":2,"role":"marker"}]},{"text":"  Name   Bob","row":"~2/name","field":"~2/name","spans":[{"start":2,"end":6,"role":"title"},{"start":9,"end":12,"role":"value","offset":0}]},{"text":"  Child  [ ]","row":"~2/child","field":"~2/child","spans":[{"start":2,"end":7,"role":"title"},{"start":9,"end":12,"role":"value"}]},{"text":"","spans":[]}],"total":8,"revision":3}"#),
  Example(
    method: #"form/reopen"#,
    name: #"Takes the outcome back, so that the form can be changed again."#,
    params: [(name: #"form"#, json: #""guest""#)],
    result: #"{"revision":3}"#),
  Example(
    method: #"form/reset"#,
    name: #"Takes every answer back to its baseline, as if nobody had been there; a form that has an outcome is open again."#,
    params: [(name: #"form"#, json: #""guest""#)],
    result: #"{"revision":5}"#),
  Example(
    method: #"form/reset"#,
    name: #"With `values`, these are the baselines from now on; null is the empty value."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"values"#, json: #"{"name":"Ada","seats":2,"meal":"fish"}"#)],
    result: #"{"revision":6}"#),
  Example(
    method: #"form/reset"#,
    name: #"With `keepDirty`, answers that differ from their baseline stay, and so they do when the baseline is another."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"values"#, json: #"{"name":"Dan","letter":true}"#), (name: #"keepDirty"#, json: #"true"#)],
    result: #"{"revision":11}"#),
  Example(
    method: #"form/submit"#,
    name: #"Submits the form if nothing is wrong. A refused submit is an answer, not an error: it shows and touches every field that is judged, and says what is wrong."#,
    params: [(name: #"form"#, json: #""guest""#)],
    result: #"{"submitted":false,"issues":[{"field":"name","rule":"required","params":{},"message":"Please fill this in.","level":"error","source":"rule"}],"firstInvalid":"name","revision":2}"#),
  Example(
    method: #"form/submit"#,
    name: #"Once more, and nothing is new."#,
    params: [(name: #"form"#, json: #""guest""#)],
    result: #"{"submitted":false,"issues":[{"field":"name","rule":"required","params":{},"message":"Please fill this in.","level":"error","source":"rule"}],"firstInvalid":"name","revision":2}"#),
  Example(
    method: #"form/submit"#,
    name: #"Corrected, it is submitted. Whoever waits gets the answers."#,
    params: [(name: #"form"#, json: #""guest""#)],
    result: #"{"submitted":true,"outcome":"submitted","values":{"name":"Ada Example","seats":null,"meal":null,"letter":false},"revision":4}"#),
  Example(
    method: #"form/undo"#,
    name: #"Nothing to take back is an answer."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"animation"#, json: #""fade""#)],
    result: #"{"undone":true,"revision":5}"#),
  Example(
    method: #"form/undo"#,
    name: #"With `own`, what others did stays. Refused where later steps stand on it."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"own"#, json: #"true"#)],
    result: #"{"undone":false,"revision":8}"#),
  Example(
    method: #"form/undo"#,
    name: #"With `ifRevision`: refused when somebody else changed anything. What is refused changes nothing."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"ifRevision"#, json: #"10"#)],
    result: #"{"undone":true,"revision":11}"#),
  Example(
    method: #"form/unwatch"#,
    name: #"Ends a subscription."#,
    params: [(name: #"form"#, json: #""guest""#)],
    result: #"{}"#),
  Example(
    method: #"form/unwatch"#,
    name: #"Without a form: the list of all forms."#,
    params: [],
    result: #"{}"#),
  Example(
    method: #"form/update"#,
    name: #"Changes the form's own attributes: each member replaces one whole, null takes it back to its default."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"set"#, json: #"{"title":"Dinner","help":"For members.","hints":{"width":40}}"#)],
    result: #"{"revision":2}"#),
  Example(
    method: #"form/update"#,
    name: #"What changes nothing makes no revision and sends nothing."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"set"#, json: #"{"title":"Dinner","help":null}"#)],
    result: #"{"revision":3}"#),
  Example(
    method: #"form/update"#,
    name: #"Another language judges anew: messages are part of the state."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"set"#, json: #"{"locale":"de"}"#)],
    result: #"{"revision":4}"#),
  Example(
    method: #"form/validate"#,
    name: #"Quietly: nothing begins to show, so there is no revision."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"quiet"#, json: #"true"#)],
    result: #"{"valid":false,"issues":[{"field":"name","rule":"required","params":{},"message":"Please fill this in.","level":"error","source":"rule"},{"field":"seats","rule":"max","params":{"max":4},"message":"Enter 4 or less.","level":"error","source":"rule"}],"firstInvalid":"name","revision":2}"#),
  Example(
    method: #"form/validate"#,
    name: #"One field, one row, one section, the form. Fewer issues are listed when fewer are asked for; the verdict stays."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"row"#, json: #"["main",0]"#)],
    result: #"{"valid":false,"issues":[{"field":"name","rule":"required","params":{},"message":"Please fill this in.","level":"error","source":"rule"}],"firstInvalid":"name","revision":4}"#),
  Example(
    method: #"form/validate"#,
    name: #"A disabled field is not judged, unless that is asked for."#,
    params: [(name: #"form"#, json: #""off""#), (name: #"includeDisabled"#, json: #"true"#)],
    result: #"{"valid":false,"issues":[{"field":"a","rule":"required","params":{},"message":"Please fill this in.","level":"error","source":"rule"}],"firstInvalid":"a","revision":1}"#),
  Example(
    method: #"form/values"#,
    name: #"Reads the answers, by field, in the form's order. Labels have none."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"fields"#, json: #"["letter","name"]"#)],
    result: #"{"values":{"name":"Ada Example","letter":false},"revision":2}"#),
  Example(
    method: #"form/wait"#,
    name: #"Answers when the form has an outcome; other requests go on meanwhile. More in `waiting.md`."#,
    params: [(name: #"form"#, json: #""guest""#)],
    result: #"{"outcome":"submitted","values":{"name":"Ada"}}"#),
  Example(
    method: #"form/wait"#,
    name: #"Where there is an outcome it answers at once."#,
    params: [(name: #"form"#, json: #""guest""#)],
    result: #"{"outcome":"submitted","values":{"name":"Ada"}}"#),
  Example(
    method: #"form/watch"#,
    name: #"Subscribes to what happens to a form: the answer is the form as it is, and every change is told from there on."#,
    params: [(name: #"form"#, json: #""guest""#)],
    result: #"{"definition":{"id":"guest","title":"Guest","sections":[{"id":"main","header":"You","rows":[{"id":"name","kind":"textField","title":"Name","required":true,"state":{"valid":false,"issues":[{"rule":"required","params":{},"message":"Please fill this in.","level":"error","source":"rule"}]}},{"id":"seats","kind":"textField","title":"Seats","type":"integer","min":1,"max":4}]},{"id":"more","rows":[{"id":"note","kind":"label","text":"Dinner is at eight."},{"id":"meal","kind":"picker","title":"Meal","options":[{"key":"fish"},{"key":"veg","title":"Vegetables"}]},{"id":"letter","kind":"check","title":"Monthly letter"}]}],"state":{"valid":false}},"revision":1,"life":1,"client":2,"presence":[]}"#),
  Example(
    method: #"form/watch"#,
    name: #"The author of a change is told too, before the answer. Watching twice is watching once; it gives the form anew."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"rows"#, json: #"false"#)],
    result: #"{"definition":{"id":"guest","title":"Guest","sections":[{"id":"main","header":"You"},{"id":"more"}],"state":{"dirty":true}},"revision":2,"life":1,"client":2,"presence":[]}"#),
  Example(
    method: #"form/watch"#,
    name: #"Without a form: the coming and going of all."#,
    params: [],
    result: #"{"forms":[{"form":"guest","title":"Guest","revision":3}]}"#),
  Example(
    method: #"hook/answer"#,
    name: #"No such question, or none any more: a verdict on what is no longer there."#,
    params: [(name: #"ticket"#, json: #""1-9""#), (name: #"issues"#, json: #"[{"field":"nobody"}]"#)],
    result: #"{"applied":false}"#),
  Example(
    method: #"hook/answer"#,
    name: #"What is found wrong are issues of the field; the words are the hook's own, else the rule's, the field's, the form's, the catalogue's. An empty list says that all is well. The same question is not answered twice."#,
    params: [(name: #"ticket"#, json: #""1-1""#), (name: #"issues"#, json: #"[{"code":"taken","params":{"name":"ada"}},{"code":"short","message":"Very {short}.","level":"info","field":"user"}]"#)],
    result: #"{"applied":true}"#),
  Example(
    method: #"hook/answer"#,
    name: #"A verdict stands as long as the answer does. A change of the answer voids it, and a question about the old one."#,
    params: [(name: #"ticket"#, json: #""1-3""#), (name: #"issues"#, json: #"[]"#)],
    result: #"{"applied":false}"#),
  Example(
    method: #"hook/register"#,
    name: #"Nobody has judged yet, so both fields are pending. Registering asks nothing by itself."#,
    params: [(name: #"form"#, json: #""join""#), (name: #"hooks"#, json: #"[{"hook":"rule"}]"#)],
    result: #"{}"#),
  Example(
    method: #"hook/register"#,
    name: #"It is asked when editing of the field ends. The newest whose offer fits is asked; the same offer made again is the newest."#,
    params: [(name: #"form"#, json: #""join""#), (name: #"hooks"#, json: #"[{"hook":"rule","name":"free","field":"user"}]"#)],
    result: #"{}"#),
  Example(
    method: #"hook/register"#,
    name: #"With `askOn: "change"` it is asked at each change."#,
    params: [(name: #"form"#, json: #""join""#), (name: #"hooks"#, json: #"[{"hook":"rule","name":"reachable","askOn":"change"}]"#)],
    result: #"{}"#),
  Example(
    method: #"hook/unregister"#,
    name: #"The newest is asked first, then the one before it; with nobody left the question waits for somebody to come."#,
    params: [(name: #"form"#, json: #""join""#), (name: #"hooks"#, json: #"[{"hook":"rule","name":"free"}]"#)],
    result: #"{}"#),
  Example(
    method: #"initialize"#,
    name: #"Optional. It ignores members it does not know, as LSP clients send many."#,
    params: [(name: #"processId"#, json: #"null"#), (name: #"clientInfo"#, json: #"{"name":"example"}"#), (name: #"capabilities"#, json: #"{}"#)],
    result: #"{"serverInfo":{"name":"formd","version":"0.1.0"},"protocolVersion":1,"capabilities":{"positionEncoding":"utf-16"},"limits":{"messageBytes":16777216,"treeBytes":402653184,"headerBytes":8192,"depth":128,"batch":1000,"edits":10000,"answerBytes":67108864,"requestIdBytes":256,"pending":1024,"forms":10000,"queueBytes":8388608,"clients":1024,"heldBytes":536870912,"frameSeconds":60,"renderLines":10000,"allFormsBytes":1073741824,"formBytes":268435456,"undoSteps":1000,"undoBytes":67108864,"rows":100000,"options":10000,"textBytes":1048576,"patternBytes":1024,"patternSteps":1000000,"transactionSteps":10000000,"conditionNodes":1000,"conditionDepth":64,"conditionSteps":1000000,"conditionTextBytes":16777216,"marks":100,"hooks":1000},"client":1}"#),
  Example(
    method: #"initialize"#,
    name: #"Offsets into text count UTF-16 units unless something else is agreed: the first of the list that is known."#,
    params: [(name: #"capabilities"#, json: #"{"general":{"positionEncodings":["utf-32"]}}"#)],
    result: #"{"serverInfo":{"name":"formd","version":"0.1.0"},"protocolVersion":1,"capabilities":{"positionEncoding":"utf-32"},"limits":{"messageBytes":16777216,"treeBytes":402653184,"headerBytes":8192,"depth":128,"batch":1000,"edits":10000,"answerBytes":67108864,"requestIdBytes":256,"pending":1024,"forms":10000,"queueBytes":8388608,"clients":1024,"heldBytes":536870912,"frameSeconds":60,"renderLines":10000,"allFormsBytes":1073741824,"formBytes":268435456,"undoSteps":1000,"undoBytes":67108864,"rows":100000,"options":10000,"textBytes":1048576,"patternBytes":1024,"patternSteps":1000000,"transactionSteps":10000000,"conditionNodes":1000,"conditionDepth":64,"conditionSteps":1000000,"conditionTextBytes":16777216,"marks":100,"hooks":1000},"client":1}"#),
  Example(
    method: #"initialized"#,
    name: #"Sent as a request it is answered."#,
    params: [(name: #"anything"#, json: #"1"#)],
    result: #"{}"#),
  Example(
    method: #"item/append"#,
    name: #"Appends items to a repeated section. Each is given by values under the template's names, in `values` or by themselves, or by rows as snapshots show them; without any there is one item as the template is."#,
    params: [(name: #"form"#, json: #""trip""#), (name: #"section"#, json: #"0"#), (name: #"items"#, json: #"[{"id":"~9","rows":[{"id":"~9/name","kind":"textField","title":"Name","value":"Bob"},{"id":"age","kind":"textField","type":"integer"}]}]"#)],
    result: #"{"items":["~9"],"revision":3}"#),
  Example(
    method: #"item/append"#,
    name: #"More than the section takes is refused."#,
    params: [(name: #"form"#, json: #""trip""#), (name: #"section"#, json: #""people""#), (name: #"ifRevision"#, json: #"1"#)],
    result: #"{"items":["~10"],"revision":6}"#),
  Example(
    method: #"item/insert"#,
    name: #"Inserts items into a repeated section as one block, in the order given: `at` an index, `above` or `below` another item."#,
    params: [(name: #"form"#, json: #""trip""#), (name: #"section"#, json: #""people""#), (name: #"items"#, json: #"[{"values":{"name":"Cy"}}]"#), (name: #"above"#, json: #""~1""#)],
    result: #"{"items":["~3"],"revision":3}"#),
  Example(
    method: #"item/move"#,
    name: #"Moves an item within its section. An index counts the places without it."#,
    params: [(name: #"form"#, json: #""trip""#), (name: #"item"#, json: #""~1""#), (name: #"above"#, json: #""~2""#)],
    result: #"{"revision":5}"#),
  Example(
    method: #"item/move"#,
    name: #"Where it stands already is no change."#,
    params: [(name: #"form"#, json: #""trip""#), (name: #"item"#, json: #""~1""#), (name: #"above"#, json: #""~3""#), (name: #"ifRevision"#, json: #"8"#)],
    result: #"{"revision":9}"#),
  Example(
    method: #"item/remove"#,
    name: #"Removes items with their rows, wherever they are."#,
    params: [(name: #"form"#, json: #""trip""#), (name: #"items"#, json: #"["~2"]"#), (name: #"ifRevision"#, json: #"5"#)],
    result: #"{"revision":7}"#),
  Example(
    method: #"row/append"#,
    name: #"Appends rows to a section, named by its id or its index, in the order given."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"section"#, json: #""main""#), (name: #"rows"#, json: #"[{"id":"mail","kind":"textField","type":"email","required":true},{"kind":"label","text":"We never write."}]"#)],
    result: #"{"rows":["mail","~1"],"revision":2}"#),
  Example(
    method: #"row/append"#,
    name: #"With `ifRevision`: appending counts on nothing, a section named by its index on the list of sections."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"section"#, json: #""main""#), (name: #"rows"#, json: #"[{"id":"ps","kind":"label"}]"#), (name: #"ifRevision"#, json: #"3"#)],
    result: #"{"rows":["ps"],"revision":5}"#),
  Example(
    method: #"row/deselect"#,
    name: #"Nothing is selected yet: nobody is told."#,
    params: [(name: #"form"#, json: #""guest""#)],
    result: #"{}"#),
  Example(
    method: #"row/deselect"#,
    name: #"Another client's selection is its own. An outcome does not keep a client from deselecting."#,
    params: [(name: #"form"#, json: #""guest""#)],
    result: #"{}"#),
  Example(
    method: #"row/get"#,
    name: #"Reads one row and says where it stands. A row is named by its id or by its place."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"row"#, json: #"["main",1]"#)],
    result: #"{"row":{"id":"seats","kind":"textField","title":"Seats","type":"integer","min":1,"max":4,"value":9,"state":{"valid":false,"issues":[{"rule":"max","params":{"max":4},"message":"Enter 4 or less.","level":"error","source":"rule"}],"touched":true,"dirty":true,"baseline":null}},"section":"main","index":1}"#),
  Example(
    method: #"row/insert"#,
    name: #"Inserts rows as one block, in the order given: `at` a section and an index, or `above` or `below` a row."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"rows"#, json: #"[{"id":"mail","kind":"textField","type":"email","value":"ada@example.com"},{"kind":"label","text":"We never write."}]"#), (name: #"at"#, json: #"["main",0]"#)],
    result: #"{"rows":["mail","~1"],"revision":2}"#),
  Example(
    method: #"row/insert"#,
    name: #"At or past the count is the end of the section. Nothing inserted is no revision."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"rows"#, json: #"[{"id":"last","kind":"label"}]"#), (name: #"at"#, json: #"[1,99]"#)],
    result: #"{"rows":["last"],"revision":5}"#),
  Example(
    method: #"row/insert"#,
    name: #"With `ifRevision`: a row named by its id counts on where that one stands, an index on the list it is in."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"rows"#, json: #"[{"id":"c","kind":"label"}]"#), (name: #"below"#, json: #""name""#), (name: #"ifRevision"#, json: #"5"#)],
    result: #"{"rows":["c"],"revision":7}"#),
  Example(
    method: #"row/list"#,
    name: #"Lists the rows of a section or of the whole form, page by page: `next` is where the next page begins."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"limit"#, json: #"3"#)],
    result: #"{"rows":[{"id":"name","kind":"textField","title":"Name","required":true,"state":{"valid":false,"issues":[{"rule":"required","params":{},"message":"Please fill this in.","level":"error","source":"rule"}]}},{"id":"seats","kind":"textField","title":"Seats","type":"integer","min":1,"max":4,"value":9,"state":{"valid":false,"issues":[{"rule":"max","params":{"max":4},"message":"Enter 4 or less.","level":"error","source":"rule"}],"touched":true,"dirty":true,"baseline":null}},{"id":"note","kind":"label","text":"Dinner is at eight."}],"total":5,"next":3}"#),
  Example(
    method: #"row/move"#,
    name: #"Moves a row within its section or into another. An index counts the places without it; its answer goes along."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"row"#, json: #"["more",0]"#), (name: #"above"#, json: #""name""#), (name: #"animation"#, json: #""top""#)],
    result: #"{"revision":5}"#),
  Example(
    method: #"row/move"#,
    name: #"Where it stands already is no change."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"row"#, json: #""letter""#), (name: #"at"#, json: #"["main",3]"#)],
    result: #"{"revision":6}"#),
  Example(
    method: #"row/move"#,
    name: #"With `ifRevision`: the place of the one that moves counts, and that of the one beside it."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"row"#, json: #""note""#), (name: #"above"#, json: #""seats""#), (name: #"ifRevision"#, json: #"6"#)],
    result: #"{"revision":8}"#),
  Example(
    method: #"row/remove"#,
    name: #"Places are those before the call: both of these go."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"rows"#, json: #"[["main",1],["main",0]]"#)],
    result: #"{"rows":[{"id":"seats","kind":"textField","title":"Seats","type":"integer","min":1,"max":4,"state":{"valid":false,"issues":[{"rule":"type","params":{"type":"integer"},"message":"Enter a whole number, such as 12.","level":"error","source":"rule"}],"touched":true,"raw":"nine"}},{"id":"name","kind":"textField","title":"Name","required":true,"state":{"valid":false,"issues":[{"rule":"required","params":{},"message":"Please fill this in.","level":"error","source":"rule"}]}}],"revision":3}"#),
  Example(
    method: #"row/remove"#,
    name: #"With `ifRevision`: refused when somebody else changed the row or anything in it."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"section"#, json: #""more""#), (name: #"range"#, json: #"[0,1]"#), (name: #"ifRevision"#, json: #"5"#)],
    result: #"{"rows":[{"id":"meal","kind":"picker","title":"Meal","options":[{"key":"fish"},{"key":"veg","title":"Vegetables"}]}],"revision":7}"#),
  Example(
    method: #"row/select"#,
    name: #"A field of text begins to be edited; doing it again changes nothing."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"row"#, json: #""name""#), (name: #"scrollPosition"#, json: #""middle""#)],
    result: #"{"selected":true,"editing":true,"revision":1}"#),
  Example(
    method: #"row/select"#,
    name: #"Selecting another row ends that: the field is touched, and what is wrong with it shows. That is a change, and has a revision; the focus itself has none."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"row"#, json: #""seats""#)],
    result: #"{"selected":true,"editing":true,"revision":2}"#),
  Example(
    method: #"row/select"#,
    name: #"A check is turned over and deselected, a switch only if its author wants that."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"row"#, json: #""letter""#)],
    result: #"{"selected":true,"value":true,"revision":3}"#),
  Example(
    method: #"row/update"#,
    name: #"Changes attributes of a row: each member replaces one whole, null takes it back to its default. The id may change too; `kind`, `value` and `options` may not."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"row"#, json: #"["more",0]"#), (name: #"set"#, json: #"{"hints":null,"subText":"Doors open at eight."}"#)],
    result: #"{"revision":6}"#),
  Example(
    method: #"row/update"#,
    name: #"The answer is judged anew."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"row"#, json: #""seats""#), (name: #"set"#, json: #"{"max":4,"title":"Chairs"}"#)],
    result: #"{"revision":8}"#),
  Example(
    method: #"row/update"#,
    name: #"Another type: the answer is read anew from its text."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"row"#, json: #""seats""#), (name: #"set"#, json: #"{"type":"text","min":null,"max":null}"#)],
    result: #"{"revision":9}"#),
  Example(
    method: #"section/append"#,
    name: #"Appends sections, with their rows, in the order given. Those without an id get one."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"sections"#, json: #"[{"id":"end","header":"The end"},{"header":{"text":"Extra","hints":{"icon":"star"}},"rows":[{"kind":"label","text":"Thanks."}]}]"#)],
    result: #"{"sections":["end","~1"],"revision":2}"#),
  Example(
    method: #"section/get"#,
    name: #"Reads one section with its rows and says where it stands. A section is named by its id or by its index."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"section"#, json: #""main""#)],
    result: #"{"section":{"id":"main","header":"You","rows":[{"id":"name","kind":"textField","title":"Name","required":true,"value":"Ada","state":{"touched":true,"dirty":true,"baseline":""}},{"id":"seats","kind":"textField","title":"Seats","type":"integer","min":1,"max":4}]},"index":0}"#),
  Example(
    method: #"section/insert"#,
    name: #"Inserts sections as one block, in the order given: `at` an index, or `above` or `below` a section."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"sections"#, json: #"[{"id":"first","header":"First","rows":[{"id":"mail","kind":"textField","type":"email"}]},{"header":"Second"}]"#), (name: #"at"#, json: #"0"#)],
    result: #"{"sections":["first","~1"],"revision":2}"#),
  Example(
    method: #"section/insert"#,
    name: #"At or past the count is the end. Nothing inserted is no revision."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"sections"#, json: #"[{"id":"last"}]"#), (name: #"at"#, json: #"99"#)],
    result: #"{"sections":["last"],"revision":5}"#),
  Example(
    method: #"section/insert"#,
    name: #"With `ifRevision`: an index counts on the whole list of sections, a section named by its id on where that one stands."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"sections"#, json: #"[{"id":"c"}]"#), (name: #"below"#, json: #""main""#), (name: #"ifRevision"#, json: #"5"#)],
    result: #"{"sections":["c"],"revision":7}"#),
  Example(
    method: #"section/list"#,
    name: #"Lists the sections without their rows, page by page: `next` is where the next page begins."#,
    params: [(name: #"form"#, json: #""guest""#)],
    result: #"{"sections":[{"id":"main","header":"You","rows":2},{"id":"more","rows":3},{"id":"~1","header":{"text":"Later","hints":{"height":20}},"rows":0}],"total":3}"#),
  Example(
    method: #"section/move"#,
    name: #"Moves a section with its rows. An index counts the places without it."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"section"#, json: #""b""#), (name: #"above"#, json: #""main""#), (name: #"animation"#, json: #""automatic""#)],
    result: #"{"revision":5}"#),
  Example(
    method: #"section/move"#,
    name: #"Where it stands already is no change."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"section"#, json: #""main""#), (name: #"at"#, json: #"0"#)],
    result: #"{"revision":6}"#),
  Example(
    method: #"section/move"#,
    name: #"With `ifRevision`: the place of the one that moves counts, and that of the one beside it."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"section"#, json: #""more""#), (name: #"above"#, json: #""main""#), (name: #"ifRevision"#, json: #"6"#)],
    result: #"{"revision":8}"#),
  Example(
    method: #"section/remove"#,
    name: #"A range goes up to its second index, which stays. Indexes are those before the call: both of these go."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"sections"#, json: #"[2,"main"]"#)],
    result: #"{"sections":[{"id":"c","rows":[]},{"id":"main","header":"You","rows":[{"id":"name","kind":"textField","title":"Name","required":true,"state":{"valid":false,"issues":[{"rule":"required","params":{},"message":"Please fill this in.","level":"error","source":"rule"}]}},{"id":"seats","kind":"textField","title":"Seats","type":"integer","min":1,"max":4,"state":{"valid":false,"issues":[{"rule":"type","params":{"type":"integer"},"message":"Enter a whole number, such as 12.","level":"error","source":"rule"}],"touched":true,"raw":"nine"}}]}],"revision":5}"#),
  Example(
    method: #"section/remove"#,
    name: #"Their ids are free again."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"sections"#, json: #"["main"]"#)],
    result: #"{"sections":[{"id":"main","rows":[{"id":"name","kind":"check"}]}],"revision":7}"#),
  Example(
    method: #"section/removeAll"#,
    name: #"An empty form has nothing to remove. Every id is free again."#,
    params: [(name: #"form"#, json: #""guest""#)],
    result: #"{"revision":4}"#),
  Example(
    method: #"section/update"#,
    name: #"Changes attributes of a section: each member replaces one whole, null takes it back to its default. The id may change too."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"section"#, json: #""more""#), (name: #"set"#, json: #"{"header":{"text":"More","hints":{"height":20}},"footer":"Thank you."}"#)],
    result: #"{"revision":2}"#),
  Example(
    method: #"section/update"#,
    name: #"What changes nothing makes no revision."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"section"#, json: #""more""#), (name: #"set"#, json: #"{"footer":"Thanks.","header":null}"#)],
    result: #"{"revision":3}"#),
  Example(
    method: #"section/update"#,
    name: #"A section that is disabled disables its rows: nobody is judged for what nobody can answer."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"section"#, json: #""main""#), (name: #"set"#, json: #"{"enabled":null}"#)],
    result: #"{"revision":5}"#),
  Example(
    method: #"server/echo"#,
    name: #"What counts as no params comes back as an empty object."#,
    params: [],
    result: #"{}"#),
  Example(
    method: #"server/info"#,
    name: #"Says who is serving, and within which limits. It takes nothing."#,
    params: [],
    result: #"{"name":"formd","version":"0.1.0","protocolVersion":1,"instance":"example","client":1,"limits":{"messageBytes":16777216,"treeBytes":402653184,"headerBytes":8192,"depth":128,"batch":1000,"edits":10000,"answerBytes":67108864,"requestIdBytes":256,"pending":1024,"forms":10000,"queueBytes":8388608,"clients":1024,"heldBytes":536870912,"frameSeconds":60,"renderLines":10000,"allFormsBytes":1073741824,"formBytes":268435456,"undoSteps":1000,"undoBytes":67108864,"rows":100000,"options":10000,"textBytes":1048576,"patternBytes":1024,"patternSteps":1000000,"transactionSteps":10000000,"conditionNodes":1000,"conditionDepth":64,"conditionSteps":1000000,"conditionTextBytes":16777216,"marks":100,"hooks":1000},"locales":["en","de","fr","es","ja"]}"#),
  Example(
    method: #"server/stats"#,
    name: #"Counts what the daemon has done since it started. It takes nothing."#,
    params: [],
    result: #"{"forms":1,"clients":2,"clientsEver":2,"messages":6,"errors":1,"transactions":1,"judgements":0,"notifications":1,"overflows":0,"givenUp":0,"turnedAway":0,"bytesIn":497,"textBytes":67,"heldBytes":0,"turns":[]}"#),
  Example(
    method: #"server/stop"#,
    name: #"Asks the daemon to stop. Whoever waits is told, then every connection ends."#,
    params: [],
    result: #"{}"#),
  Example(
    method: #"shutdown"#,
    name: #"Ends the conversation but for `exit`, as in LSP. It takes nothing."#,
    params: [],
    result: #"null"#),
  Example(
    method: #"view/event"#,
    name: #"Beginning to drag ends editing and collapses, then it is told."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"event"#, json: #""beginDragging""#)],
    result: #"{}"#),
  Example(
    method: #"view/event"#,
    name: #"A form that has an outcome still has front ends."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"event"#, json: #""beginDragging""#), (name: #"data"#, json: #"null"#)],
    result: #"{}"#),
]
