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
    method: #"form/list"#,
    name: #"Lists every form, in the order in which they were made. It takes nothing."#,
    params: [],
    result: #"{"forms":[{"form":"one","title":"First","revision":2,"outcome":"cancelled"},{"form":"two","revision":2}]}"#),
  Example(
    method: #"form/reopen"#,
    name: #"Takes the outcome back, so that the form can be changed again."#,
    params: [(name: #"form"#, json: #""guest""#)],
    result: #"{"revision":3}"#),
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
    method: #"initialize"#,
    name: #"Optional. It ignores members it does not know, as LSP clients send many."#,
    params: [(name: #"processId"#, json: #"null"#), (name: #"clientInfo"#, json: #"{"name":"example"}"#), (name: #"capabilities"#, json: #"{}"#)],
    result: #"{"serverInfo":{"name":"formd","version":"0.1.0"},"protocolVersion":1,"capabilities":{"positionEncoding":"utf-16"},"limits":{"messageBytes":16777216,"treeBytes":402653184,"headerBytes":8192,"depth":128,"batch":1000,"edits":10000,"answerBytes":67108864,"requestIdBytes":256,"pending":1024,"forms":10000,"queueBytes":8388608,"rows":100000,"options":10000,"textBytes":1048576},"client":1}"#),
  Example(
    method: #"initialize"#,
    name: #"Offsets into text count UTF-16 units unless something else is agreed: the first of the list that is known."#,
    params: [(name: #"capabilities"#, json: #"{"general":{"positionEncodings":["utf-32"]}}"#)],
    result: #"{"serverInfo":{"name":"formd","version":"0.1.0"},"protocolVersion":1,"capabilities":{"positionEncoding":"utf-32"},"limits":{"messageBytes":16777216,"treeBytes":402653184,"headerBytes":8192,"depth":128,"batch":1000,"edits":10000,"answerBytes":67108864,"requestIdBytes":256,"pending":1024,"forms":10000,"queueBytes":8388608,"rows":100000,"options":10000,"textBytes":1048576},"client":1}"#),
  Example(
    method: #"initialized"#,
    name: #"Sent as a request it is answered."#,
    params: [(name: #"anything"#, json: #"1"#)],
    result: #"{}"#),
  Example(
    method: #"row/append"#,
    name: #"Appends rows to a section, named by its id or its index, in the order given."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"section"#, json: #""main""#), (name: #"rows"#, json: #"[{"id":"mail","kind":"textField","type":"email","required":true},{"kind":"label","text":"We never write."}]"#)],
    result: #"{"rows":["mail","~1"],"revision":2}"#),
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
    method: #"row/remove"#,
    name: #"Places are those before the call: both of these go."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"rows"#, json: #"[["main",1],["main",0]]"#)],
    result: #"{"rows":[{"id":"seats","kind":"textField","title":"Seats","type":"integer","min":1,"max":4,"state":{"valid":false,"issues":[{"rule":"type","params":{"type":"integer"},"message":"Enter a whole number, such as 12.","level":"error","source":"rule"}],"touched":true,"raw":"nine"}},{"id":"name","kind":"textField","title":"Name","required":true,"state":{"valid":false,"issues":[{"rule":"required","params":{},"message":"Please fill this in.","level":"error","source":"rule"}]}}],"revision":3}"#),
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
    method: #"section/append"#,
    name: #"Appends sections, with their rows, in the order given. Those without an id get one."#,
    params: [(name: #"form"#, json: #""guest""#), (name: #"sections"#, json: #"[{"id":"end","header":"The end"},{"header":{"text":"Extra","hints":{"icon":"star"}},"rows":[{"kind":"label","text":"Thanks."}]}]"#)],
    result: #"{"sections":["end","~1"],"revision":2}"#),
  Example(
    method: #"server/echo"#,
    name: #"What counts as no params comes back as an empty object."#,
    params: [],
    result: #"{}"#),
  Example(
    method: #"server/info"#,
    name: #"Says who is serving, and within which limits. It takes nothing."#,
    params: [],
    result: #"{"name":"formd","version":"0.1.0","protocolVersion":1,"instance":"example","client":1,"limits":{"messageBytes":16777216,"treeBytes":402653184,"headerBytes":8192,"depth":128,"batch":1000,"edits":10000,"answerBytes":67108864,"requestIdBytes":256,"pending":1024,"forms":10000,"queueBytes":8388608,"rows":100000,"options":10000,"textBytes":1048576},"locales":["en","de","fr","es","ja"]}"#),
  Example(
    method: #"server/stats"#,
    name: #"Counts what the daemon has done since it started. It takes nothing."#,
    params: [],
    result: #"{"forms":1,"clients":2,"clientsEver":2,"messages":6,"errors":1,"transactions":1,"notifications":1}"#),
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
