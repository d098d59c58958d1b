# What ask.sh asks next, what an answer means, and what of a text may reach a terminal.
# SPDX-License-Identifier: MIT

# Text as it may be printed: what would steer a terminal or turn writing around becomes a sign.
def printable: tostring | explode
  | map(if (. < 32 and . != 10) or (. >= 127 and . < 160) or (. >= 8234 and . <= 8238)
      or (. >= 8294 and . <= 8297) then 65533 else . end)
  | implode;
def line: printable | gsub("\n"; " ");

def title: .title // .key;
# What can be chosen now; nothing while that is not known.
def options: (if .state | type == "object" and has("options") then .state.options else .options end) // [];
def titled($key): first(options[] | select(.key == $key) | .displayTitle // title) // $key;
def shown: .state.visible != false;
def locked: .readonly == true or .enabled == false or .state.enabled == false or has("computed");
def secret: .secret == true or .type == "password";

# How a row is asked; "none": it is only told.
def way: .kind as $kind
  | if $kind == "label" or $kind == "custom" or $kind == "fields" then "none"
    elif secret then "secret"
    elif $kind == "textView" then "lines"
    elif $kind == "check" or $kind == "switch" then "yesno"
    elif $kind == "multiPicker" then "many"
    elif $kind == "add" then "add"
    elif $kind == "segmented" or ($kind | test("icker$")) and ($kind | test("Date|date") | not) or .type == "picker"
      then "choice"
    else "text" end;

# What stands in a field before it is answered.
def now: . as $field
  | if way == "secret" then (if .state.filled then "********" else "" end)
    elif way == "many" then [(.value // [])[] as $key | $field | titled($key)] | join(", ")
    elif way == "yesno" or way == "add" then (if .value then "Y/n" else "y/N" end)
    elif way == "choice" and .value != null then titled(.value)
    else .state.raw // .value // "" end
  | line;

# Whether a repeated section, as long as it may have one more item, is to have it.
def more: select(.repeat and (.items // [] | length) < (.repeat.max // infinite))
  | {id: "$add:\(.id)", kind: "add", title: "\(.repeat.addTitle // "Add another")?", value: false};

# Everything that is told or asked now, in order, each with the header it stands under.
def places: .sections[]? | select(shown and (locked | not)) | . as $section
  | ($section.rows[]?, $section.items[]?.rows[]?, more) | select(shown and (locked | not)) | . as $row
  | ($row, ($row.fields[]? | {kind: "textField"} + . | select(locked | not)))
  | . + {under: $section.id, header: ($section.header | if type == "object" then .text else . end)};

def above($is_first): [(if $is_first then .header else null end), .help,
    (if way == "none" then .title, .text, .subText else null end),
    (if way == "choice" or way == "many" then
      options | to_entries[] | "  \(.key + 1)) \(.value | title | line)" else null end)]
  | map(select(. != null and . != "") | printable) | join("\n");

def prompt: now as $now
  | "\(.title // .id | line)\(if .required or .state.required then " *" else "" end)"
  + (if way == "many" then " (several, by number)" elif way == "lines" then " (a line with a dot ends it)" else "" end)
  + (if $now == "" then "" else " [\($now)]" end)
  + (if way == "lines" then ":\n" else ": " end);

# The next thing to ask of a definition, as assignments for a shell; none when all was asked.
def question($asked): [places] as $all
  | first($all[] | select(.id | IN($asked[]) | not)) // null
  | if . == null then ""
    else . as $next
      | ([$all[] | select(.under == $next.under and (.id | IN($asked[])))] == []) as $is_first
      | @sh "id=\(.id) how=\(way) options=\(options | tojson) above=\(above($is_first)) prompt=\(prompt)"
    end;

# The option somebody means by its key, its title or its number; the text itself when there is none.
def chosen($options): . as $text
  | first(($options[] | select(.key == $text)), ($options[] | select(title == $text)),
      ($options | to_entries[] | select("\(.key + 1)" == $text) | .value), {key: $text})
  | .key;

# What a line says, as the member of field/set that says it.
def meant($how; $options):
  if $how == "yesno" then {value: test("^[yYjJoOsS1]")}
  elif $how == "many" then {value: [splits("[ ,]+") | select(. != "") | chosen($options)]}
  elif $how == "choice" then {value: chosen($options)}
  else {raw: .} end;
