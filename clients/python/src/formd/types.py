"""The types of the protocol, as dictionaries come and go.

Made from protocol/openrpc.json by `make generate`; do not edit.
"""
# SPDX-License-Identifier: MIT
from __future__ import annotations

from decimal import Decimal
from typing import Any, Dict, List, Literal, TypedDict, Union

Action = Literal["submit", "decline", "cancel", "reset", "validate"]


Allowed = Literal["insert", "remove", "move"]


class Alternative(TypedDict):
    when: Condition
    """When it is offered, unless one before it is."""
    options: Union[List[Option], None]
    """What can be chosen then; null: not known yet."""


Animation = Literal["none", "automatic", "fade", "left", "right", "top", "bottom", "middle"]


AskOn = Literal["blur", "change"]


Bound = Union[int, Decimal, str]


Caption = Union[str, "CaptionObject"]


class CaptionObject(TypedDict, total=False):
    text: str
    """The text."""
    hints: Any
    """For front ends."""


Change = Union[
    "SectionsInserted", "SectionsRemoved", "SectionMoved", "RowsInserted", "RowsRemoved",
    "RowMoved", "ItemsInserted", "ItemsRemoved", "ItemMoved", "MemberChange"
]


CloseReason = Literal["deleted", "replaced", "ownerLeft"]


Condition = Any


CustomRule = Union[str, "CustomRuleObject"]


class _CustomRuleObject(TypedDict):
    name: str
    """What hooks know it by."""


class CustomRuleObject(_CustomRuleObject, total=False):
    params: Dict[str, Any]
    """What whoever is asked is told besides."""
    timeoutMs: int
    """How long they may take; 30000 if it says nothing."""


DateMode = Literal["date", "time", "dateAndTime", "countDownTimer", "instant"]


DateStyle = Literal["none", "short", "medium", "long", "full"]


class DisplayFormat(TypedDict, total=False):
    decimals: int
    """Digits after the decimal mark."""
    grouping: bool
    """Whether digits are grouped in threes."""
    prefix: str
    """Stands before the number."""
    suffix: str
    """Stands after the number."""
    date: DateStyle
    """How much of the date is said."""
    time: DateStyle
    """How much of the time is said."""
    pattern: str
    """Instead of both: letters of Unicode TR 35."""
    true: str
    """What a yes is shown as."""
    false: str
    """What a no is shown as."""


class _Edit(TypedDict):
    method: Literal[
        "field/input", "field/mark", "field/options", "field/return", "field/set", "field/step",
        "field/unmark", "field/update", "form/fill", "form/reset", "form/update", "item/append",
        "item/insert", "item/move", "item/remove", "row/append", "row/insert", "row/move",
        "row/remove", "row/select", "row/update", "section/append", "section/insert",
        "section/move", "section/remove", "section/removeAll", "section/update"
    ]
    """A method that edits a form."""


class Edit(_Edit, total=False):
    params: Dict[str, Any]
    """Its params without `form`."""


class EditingBeginResult(TypedDict):
    row: str
    """The row."""
    field: str
    """The field."""
    revision: int
    """The form's revision after the call."""


class _EditingEndResult(TypedDict):
    revision: int
    """The form's revision after the call."""


class EditingEndResult(_EditingEndResult, total=False):
    ended: str
    """The field whose editing ended."""


class _EditingNextResult(TypedDict):
    moved: bool
    """Whether there was a field to move to."""
    revision: int
    """The form's revision after the call."""


class EditingNextResult(_EditingNextResult, total=False):
    row: str
    """Its row."""
    field: str
    """The field."""


class _EditingPreviousResult(TypedDict):
    moved: bool
    """Whether there was a field to move to."""
    revision: int
    """The form's revision after the call."""


class EditingPreviousResult(_EditingPreviousResult, total=False):
    row: str
    """Its row."""
    field: str
    """The field."""


class _EditingStatusResult(TypedDict):
    canNext: bool
    """Whether `editing/next` would move."""
    canPrevious: bool
    """Whether `editing/previous` would move."""


class EditingStatusResult(_EditingStatusResult, total=False):
    row: str
    """The row being edited."""
    field: str
    """The field being edited."""
    selected: str
    """The row selected."""
    expanded: str
    """The row expanded."""


class _Event(TypedDict):
    event: EventKind
    """What happened."""


class Event(_Event, total=False):
    row: str
    """The row it happened to."""
    field: str
    """The field it happened to."""
    scrollPosition: ScrollPosition
    """Where to scroll the row that was selected."""
    text: str
    """What the field holds; left out of secret fields."""
    sections: List[str]
    """Sections to show anew; everything, where no rows are named."""
    rows: List[str]
    """Rows to show anew."""
    name: str
    """What a front end calls its event."""
    section: str
    """The section it is about."""
    part: str
    """The part it is about."""
    data: Any
    """Whatever else it tells."""


EventKind = Literal[
    "rowSelected", "rowDeselected", "editingBegan", "editingEnded", "expanded", "collapsed",
    "returnPressed", "refreshRequested", "viewEvent"
]


class _Field(TypedDict):
    id: str
    """Its id."""


class Field(_Field, total=False):
    kind: RowKind
    """How it is answered and drawn; else a `textField`."""
    title: str
    """What it is called."""
    help: str
    """A longer explanation."""
    text: str
    """What a label says."""
    subText: str
    """A second, smaller text of a label."""
    action: Action
    """What selecting the label does."""
    customKind: str
    """Which of the front end's own kinds it is."""
    attributes: Any
    """What the front end's own kind needs to know."""
    editable: bool
    """Whether it can be the row that is being edited."""
    placeholder: str
    """Shown while the field is empty."""
    type: TextType
    """What the typed text must be."""
    international: bool
    """Whether an e-mail address may have letters of any script."""
    mode: DateMode
    """What is chosen: a date, a time or both."""
    options: Union[List[Option], None]
    """What can be chosen; null: not known yet."""
    optionsWhen: List[Alternative]
    """Options instead of the field's own: the first of which `when` holds."""
    computed: Condition
    """What the answer is worked out from."""
    required: bool
    """Whether it must not be empty."""
    requiredWhen: Condition
    """When an answer must be given."""
    nonEmpty: bool
    """Whether it must hold something."""
    notBlank: bool
    """Whether it must hold more than blanks."""
    minLength: int
    """Fewest characters."""
    maxLength: int
    """Most characters."""
    pattern: str
    """What must occur in it; ECMA-262, as JSON Schema has it."""
    min: Bound
    """Least answer, itself allowed; of a date also `today`, `today+30`, `today-30`."""
    max: Bound
    """Greatest answer, itself allowed; of a date also `today`, `today+30`, `today-30`."""
    exclusiveMin: Bound
    """What the answer must be above."""
    exclusiveMax: Bound
    """What the answer must be below."""
    multipleOf: Union[int, Decimal, str]
    """What the answer must be a multiple of."""
    maxDecimals: int
    """Most digits after the decimal point."""
    step: Union[int, Decimal, str]
    """Distance of the answers, counted from `min`."""
    wraps: bool
    """Whether stepping past an end goes on."""
    minuteInterval: int
    """Distance of the answers, in minutes."""
    minPicks: int
    """Fewest options chosen."""
    maxPicks: int
    """Most options chosen."""
    enum: List[Any]
    """The right answers."""
    const: Any
    """The only right answer."""
    matches: FieldName
    """The field whose answer it must repeat."""
    custom: CustomRule
    """The rule that clients judge it by."""
    validWhen: Condition
    """What must hold for the answer to be right."""
    rules: List[Rule]
    """Rules with their own message or level."""
    messages: Dict[str, str]
    """Messages by code, rule or `*`."""
    validateOn: ValidateOn
    """When issues begin to show."""
    hiddenValues: HiddenValues
    """What becomes of the answer while it is hidden."""
    secret: bool
    """Whether the answer is kept from view."""
    returnToNextRow: bool
    """Whether the return key goes to the next field."""
    switchWhenSelected: bool
    """Whether selecting the row turns the switch."""
    displayFormat: DisplayFormat
    """How the answer is shown."""
    transforms: List[Transform]
    """What is done to the text when its editing ends."""
    mask: Mask
    """What sets separators while somebody types."""
    limit: int
    """Most characters it accepts while somebody types."""
    locale: str
    """Language of messages and numbers."""
    enabled: bool
    """Whether it can be used at all."""
    visibleWhen: Condition
    """When it shows."""
    enabledWhen: Condition
    """When it can be used."""
    readonly: bool
    """Whether answers may not change."""
    hints: Any
    """For front ends; the daemon keeps them."""
    value: Any
    """The answer; left out when empty."""
    state: RowState
    """What the daemon knows beside it; left out when ordinary."""


class FieldDefinition(TypedDict, total=False):
    id: str
    """Its id."""
    kind: RowKind
    """How it is answered and drawn; else a `textField`."""
    title: str
    """What it is called."""
    help: str
    """A longer explanation."""
    text: str
    """What a label says."""
    subText: str
    """A second, smaller text of a label."""
    action: Action
    """What selecting the label does."""
    customKind: str
    """Which of the front end's own kinds it is."""
    attributes: Any
    """What the front end's own kind needs to know."""
    editable: bool
    """Whether it can be the row that is being edited."""
    placeholder: str
    """Shown while the field is empty."""
    type: TextType
    """What the typed text must be."""
    international: bool
    """Whether an e-mail address may have letters of any script."""
    mode: DateMode
    """What is chosen: a date, a time or both."""
    options: Union[List[Option], None]
    """What can be chosen; null: not known yet."""
    optionsWhen: List[Alternative]
    """Options instead of the field's own: the first of which `when` holds."""
    computed: Condition
    """What the answer is worked out from."""
    required: bool
    """Whether it must not be empty."""
    requiredWhen: Condition
    """When an answer must be given."""
    nonEmpty: bool
    """Whether it must hold something."""
    notBlank: bool
    """Whether it must hold more than blanks."""
    minLength: int
    """Fewest characters."""
    maxLength: int
    """Most characters."""
    pattern: str
    """What must occur in it; ECMA-262, as JSON Schema has it."""
    min: Bound
    """Least answer, itself allowed; of a date also `today`, `today+30`, `today-30`."""
    max: Bound
    """Greatest answer, itself allowed; of a date also `today`, `today+30`, `today-30`."""
    exclusiveMin: Bound
    """What the answer must be above."""
    exclusiveMax: Bound
    """What the answer must be below."""
    multipleOf: Union[int, Decimal, str]
    """What the answer must be a multiple of."""
    maxDecimals: int
    """Most digits after the decimal point."""
    step: Union[int, Decimal, str]
    """Distance of the answers, counted from `min`."""
    wraps: bool
    """Whether stepping past an end goes on."""
    minuteInterval: int
    """Distance of the answers, in minutes."""
    minPicks: int
    """Fewest options chosen."""
    maxPicks: int
    """Most options chosen."""
    enum: List[Any]
    """The right answers."""
    const: Any
    """The only right answer."""
    matches: FieldName
    """The field whose answer it must repeat."""
    custom: CustomRule
    """The rule that clients judge it by."""
    validWhen: Condition
    """What must hold for the answer to be right."""
    rules: List[Rule]
    """Rules with their own message or level."""
    messages: Dict[str, str]
    """Messages by code, rule or `*`."""
    validateOn: ValidateOn
    """When issues begin to show."""
    hiddenValues: HiddenValues
    """What becomes of the answer while it is hidden."""
    secret: bool
    """Whether the answer is kept from view."""
    returnToNextRow: bool
    """Whether the return key goes to the next field."""
    switchWhenSelected: bool
    """Whether selecting the row turns the switch."""
    displayFormat: DisplayFormat
    """How the answer is shown."""
    transforms: List[Transform]
    """What is done to the text when its editing ends."""
    mask: Mask
    """What sets separators while somebody types."""
    limit: int
    """Most characters it accepts while somebody types."""
    locale: str
    """Language of messages and numbers."""
    enabled: bool
    """Whether it can be used at all."""
    visibleWhen: Condition
    """When it shows."""
    enabledWhen: Condition
    """When it can be used."""
    readonly: bool
    """Whether answers may not change."""
    hints: Any
    """For front ends; the daemon keeps them."""
    value: Any
    """The answer; left out when empty."""
    state: Any
    """What the daemon knows beside it; left out when ordinary."""


class _FieldInputResult(TypedDict):
    caret: int
    """Where the caret stands, in the connection's position encoding."""
    issues: List[Issue]
    """What is wrong with the field; nothing while it is composed."""
    revision: int
    """The form's revision after the call."""


class FieldInputResult(_FieldInputResult, total=False):
    raw: str
    """What is typed now; left out of secret fields."""
    filled: bool
    """Whether a secret field holds something."""
    value: Any
    """What it means."""


class FieldMarkResult(TypedDict):
    revision: int
    """The form's revision after the call."""


FieldName = Union[str, "FieldNameObject"]


class FieldNameObject(TypedDict):
    field: str
    """The field's id."""


class _FieldOptionsResult(TypedDict):
    revision: int
    """The form's revision after the call."""


class FieldOptionsResult(_FieldOptionsResult, total=False):
    value: Any
    """What is chosen now; left out of secret fields."""


class _FieldReturnResult(TypedDict):
    moved: bool
    """Whether there was a field to move to."""
    revision: int
    """The form's revision after the call."""


class FieldReturnResult(_FieldReturnResult, total=False):
    row: str
    """Its row."""
    field: str
    """The field."""


class _FieldSetResult(TypedDict):
    issues: List[Issue]
    """What is wrong with the field."""
    revision: int
    """The form's revision after the call."""


class FieldSetResult(_FieldSetResult, total=False):
    value: Any
    """The value now; left out of secret fields."""
    raw: str
    """What was typed, where the value is written another way."""
    display: str
    """What to show, where that differs from what was typed."""


class _FieldStepResult(TypedDict):
    revision: int
    """The form's revision after the call."""


class FieldStepResult(_FieldStepResult, total=False):
    value: Any
    """The value now; left out of secret fields."""


class FieldUnmarkResult(TypedDict):
    revision: int
    """The form's revision after the call."""


class FieldUpdateResult(TypedDict):
    revision: int
    """The form's revision after the call."""


class _Form(TypedDict):
    id: str
    """Its id."""
    sections: List[Section]
    """The sections, in order."""


class Form(_Form, total=False):
    title: str
    """What it is called."""
    help: str
    """A longer explanation."""
    locale: str
    """Language of messages and numbers."""
    messages: Dict[str, str]
    """Messages by code, rule or `*`."""
    validateOn: ValidateOn
    """When issues begin to show."""
    hiddenValues: HiddenValues
    """What becomes of the answer while it is hidden."""
    lengthUnit: LengthUnit
    """What lengths count."""
    today: str
    """The day that counts as today."""
    readonly: bool
    """Whether answers may not change."""
    hints: Any
    """For front ends; the daemon keeps them."""
    state: FormState
    """What the daemon knows beside it; left out when ordinary."""


class FormBatchResult(TypedDict):
    results: List[Dict[str, Any]]
    """The results of the edits, in their order."""
    revision: int
    """The form's revision after the call."""


class FormCancelResult(TypedDict):
    outcome: Outcome
    """The form's outcome."""
    revision: int
    """The form's revision after the call."""


class _FormChanged(TypedDict):
    form: str
    """The form's id."""
    revision: int
    """Its revision now: one more than before."""
    by: int
    """The client that caused it; 0 is the daemon itself."""
    changes: List[Change]
    """The changes, to be applied in order."""


class FormChanged(_FormChanged, total=False):
    animation: Animation
    """How front ends may show the change."""


class FormClosed(TypedDict):
    form: str
    """The form's id."""
    reason: CloseReason
    """Why it went."""


class FormCreateResult(TypedDict):
    form: str
    """The form's id; the daemon's own where the definition has none."""
    revision: int
    """1: creation."""


class FormDeclineResult(TypedDict):
    outcome: Outcome
    """The form's outcome."""
    revision: int
    """The form's revision after the call."""


class FormDefinition(TypedDict, total=False):
    id: str
    """Its id."""
    title: str
    """What it is called."""
    help: str
    """A longer explanation."""
    locale: str
    """Language of messages and numbers."""
    messages: Dict[str, str]
    """Messages by code, rule or `*`."""
    validateOn: ValidateOn
    """When issues begin to show."""
    hiddenValues: HiddenValues
    """What becomes of the answer while it is hidden."""
    lengthUnit: LengthUnit
    """What lengths count."""
    today: str
    """The day that counts as today."""
    readonly: bool
    """Whether answers may not change."""
    hints: Any
    """For front ends; the daemon keeps them."""
    sections: List[SectionDefinition]
    """The sections, in order."""
    state: Any
    """What the daemon knows beside it; left out when ordinary."""


class _FormEvent(TypedDict):
    form: str
    """The form's id."""
    by: int
    """The client whose focus moved, or who asked."""
    revision: int
    """The form's revision."""
    events: List[Event]
    """What happened, in order; applied to presence it stays current."""


class FormEvent(_FormEvent, total=False):
    animation: Animation
    """How front ends may show it."""


class _FormFillResult(TypedDict):
    issues: List[Issue]
    """What is wrong with the fields filled."""
    revision: int
    """The form's revision after the call."""


class FormFillResult(_FormFillResult, total=False):
    ignored: List[str]
    """Names of no field."""


class FormGetResult(TypedDict):
    definition: Form
    """The form."""
    revision: int
    """Its revision."""


class FormLintResult(TypedDict):
    warnings: List[Warning]
    """In the form's order."""


class FormListResult(TypedDict):
    forms: List[ListedForm]
    """Every form."""


class _FormOpened(TypedDict):
    form: str
    """The form's id."""
    revision: int
    """Its revision."""


class FormOpened(_FormOpened, total=False):
    title: str
    """What it is called."""


class FormRedoResult(TypedDict):
    redone: bool
    """Whether there was a step."""
    revision: int
    """The form's revision after the call."""


class _FormRenderResult(TypedDict):
    lines: List[RenderedLine]
    """The lines, in order."""
    total: int
    """How many there are in all."""
    revision: int
    """The form's revision."""


class FormRenderResult(_FormRenderResult, total=False):
    next: int
    """Where the next page begins; none: this was the last."""


class FormReopenResult(TypedDict):
    revision: int
    """The form's revision after the call."""


class FormResetResult(TypedDict):
    revision: int
    """The form's revision after the call."""


class FormSettings(TypedDict, total=False):
    title: Union[str, None]
    """What it is called."""
    help: Union[str, None]
    """A longer explanation."""
    locale: Union[str, None]
    """Language of messages and numbers."""
    messages: Union[Dict[str, str], None]
    """Messages by code, rule or `*`."""
    validateOn: Union[ValidateOn, None]
    """When issues begin to show."""
    hiddenValues: Union[HiddenValues, None]
    """What becomes of the answer while it is hidden."""
    lengthUnit: Union[LengthUnit, None]
    """What lengths count."""
    today: Union[str, None]
    """The day that counts as today."""
    readonly: Union[bool, None]
    """Whether answers may not change."""
    hints: Any
    """For front ends; the daemon keeps them."""


class FormState(TypedDict, total=False):
    outcome: Outcome
    """How the form ended."""
    reason: str
    """Why it was declined or cancelled."""
    valid: bool
    """False where something blocks."""
    issues: List[Issue]
    """What is wrong."""
    dirty: bool
    """True where the answer is not the one it began with."""
    pending: bool
    """True where clients have yet to judge."""


class _FormSubmitResult(TypedDict):
    submitted: bool
    """Whether the form was submitted."""
    revision: int
    """The form's revision after the call."""


class FormSubmitResult(_FormSubmitResult, total=False):
    reason: str
    """`changed` where answers, lists or the outcome changed while it waited."""
    outcome: Outcome
    """The form's outcome."""
    values: Dict[str, Any]
    """The answers submitted."""
    withheld: List[str]
    """Fields left out because they are secret."""
    issues: List[Issue]
    """What is wrong."""
    firstInvalid: str
    """The first field that blocks."""
    pending: List[Pending]
    """What clients have yet to judge."""


class FormUndoResult(TypedDict):
    undone: bool
    """Whether there was a step."""
    revision: int
    """The form's revision after the call."""


class FormUpdateResult(TypedDict):
    revision: int
    """The form's revision after the call."""


class _FormValidateResult(TypedDict):
    valid: bool
    """Whether nothing blocks."""
    issues: List[Issue]
    """What is wrong."""
    revision: int
    """The form's revision after the call."""


class FormValidateResult(_FormValidateResult, total=False):
    firstInvalid: str
    """The first field that blocks."""
    pending: List[Pending]
    """What clients have yet to judge."""


class _FormValuesResult(TypedDict):
    values: Dict[str, Any]
    """Values by field id; of a repeated section the list of its items' values."""
    revision: int
    """The form's revision."""


class FormValuesResult(_FormValuesResult, total=False):
    items: Dict[str, Any]
    """Ids of the items in those lists, by the section's id."""
    withheld: List[str]
    """Fields left out because they are secret."""


class FormWaitResult(TypedDict, total=False):
    outcome: Outcome
    """How it ended; none: time is up."""
    reason: str
    """Why it was declined or cancelled."""
    values: Dict[str, Any]
    """The answers of a submitted form."""
    withheld: List[str]
    """Fields left out because they are secret."""


class FormWatchResult(TypedDict, total=False):
    definition: Form
    """The form; changes are told from here on."""
    revision: int
    """Its revision."""
    life: int
    """Tells this form from earlier ones of its id."""
    client: int
    """The number of this connection."""
    presence: List[Presence]
    """Who is where in the form; events keep it current."""
    forms: List[ListedForm]
    """Every form, when all are watched."""


HiddenValues = Literal["omit", "keep", "clear"]


class _Hook(TypedDict):
    hook: HookKind
    """`rule`, or `submit` to judge the form as a whole."""


class Hook(_Hook, total=False):
    name: str
    """Only rules of this name."""
    field: str
    """Only rules of this field."""
    askOn: AskOn
    """When it is asked: when editing of the field ends, or at each change."""
    reveal: bool
    """Whether it is told secrets."""


class HookAnswerResult(TypedDict):
    applied: bool
    """False where the question had had its time."""


class HookFinding(TypedDict, total=False):
    field: str
    """The field's id."""
    section: SectionRef
    """Instead of `field`: the section, by id or index."""
    code: str
    """What is wrong, for programs."""
    message: str
    """What to tell a person; else it is looked up by the code."""
    level: Level
    """Only errors block; else as the rule says."""
    params: Dict[str, Any]
    """Facts, left out of secret fields."""


HookKind = Literal["rule", "submit"]


class _HookRequested(TypedDict):
    ticket: str
    """Names the question."""
    form: str
    """The form's id."""
    hook: HookKind
    """What is asked."""
    revision: int
    """The form's revision."""


class HookRequested(_HookRequested, total=False):
    name: str
    """The rule's name."""
    field: str
    """The field."""
    params: Dict[str, Any]
    """What the rule's author has to tell."""
    value: Any
    """The answer; left out of secret fields without `reveal`."""
    raw: str
    """What was typed, where the value is written another way."""
    values: Dict[str, Any]
    """All answers, for `submit`."""
    withheld: List[str]
    """Fields left out because they are secret."""


IfExists = Literal["fail", "replace"]


class InitializeParamsCapabilities(TypedDict, total=False):
    general: InitializeParamsCapabilitiesGeneral
    """As in LSP."""


class InitializeParamsCapabilitiesGeneral(TypedDict, total=False):
    positionEncodings: List[str]
    """What offsets may count, best first."""


class InitializeParamsClientInfo(TypedDict, total=False):
    name: str
    """What the client calls itself, at most 128 bytes."""


class InitializeResult(TypedDict):
    serverInfo: InitializeResultServerInfo
    """The program."""
    protocolVersion: int
    """The protocol's version."""
    capabilities: InitializeResultCapabilities
    """What was agreed."""
    limits: Limits
    """The ceilings in force."""
    client: int
    """The number of this connection."""


class InitializeResultCapabilities(TypedDict):
    positionEncoding: PositionEncoding
    """What offsets count from now on."""


class InitializeResultServerInfo(TypedDict):
    name: Literal["formd"]
    """The program."""
    version: str
    """The program's version."""


class _Issue(TypedDict):
    rule: str
    """The rule that failed, `type` when the text does not parse; of a mark its code."""
    params: Dict[str, Any]
    """The rule's parameters; never a secret."""
    message: str
    """What to tell a person."""
    level: Level
    """`error`, `warning` or `info`; only errors block."""
    source: Source
    """`rule`, `mark` or `hook`."""


class Issue(_Issue, total=False):
    field: str
    """The field it belongs to; left out inside that field's state."""
    section: str
    """The section it belongs to; left out inside that section's state."""
    code: str
    """The rule's own code, when its author gave one."""
    sticky: bool
    """True of a mark that outlives changes."""


class Item(TypedDict):
    id: str
    """Its id."""
    rows: List[Row]
    """Its rows, those of the template."""


class ItemAppendResult(TypedDict):
    items: List[str]
    """Their ids."""
    revision: int
    """The form's revision after the call."""


class ItemDefinition(TypedDict, total=False):
    id: Any
    """Its id, one that the daemon gave; a string."""
    values: Any
    """Values by the template's names."""
    rows: Any
    """Or its rows, as snapshots show them."""


class ItemInsertResult(TypedDict):
    items: List[str]
    """Their ids."""
    revision: int
    """The form's revision after the call."""


class ItemMoveResult(TypedDict):
    revision: int
    """The form's revision after the call."""


class ItemMoved(TypedDict):
    change: Literal["itemMoved"]
    """What happened."""
    section: str
    """The section's id."""
    item: str
    """The item's id."""
    at: int
    """The index, from 0; of what moved, after it was taken out."""


class ItemRemoveResult(TypedDict):
    revision: int
    """The form's revision after the call."""


class ItemsInserted(TypedDict):
    change: Literal["itemsInserted"]
    """What happened."""
    section: str
    """The section's id."""
    at: int
    """The index, from 0; of what moved, after it was taken out."""
    items: List[Item]
    """The items as they are now."""


class ItemsRemoved(TypedDict):
    change: Literal["itemsRemoved"]
    """What happened."""
    section: str
    """The section's id."""
    items: List[str]
    """Their ids."""


LengthUnit = Literal["graphemes", "scalars", "utf16", "bytes"]


Level = Literal["error", "warning", "info"]


class Limits(TypedDict):
    messageBytes: int
    """Bytes of one incoming message."""
    treeBytes: int
    """Bytes one message may take when parsed, as estimated before."""
    headerBytes: int
    """Bytes of the headers of one message."""
    depth: int
    """Levels of nesting of one message."""
    batch: int
    """Messages of a JSON-RPC batch."""
    edits: int
    """Edits of a form/batch."""
    answerBytes: int
    """Bytes of one answer."""
    requestIdBytes: int
    """Bytes of the id of a request."""
    pending: int
    """Calls of one client that wait for an outcome at once."""
    forms: int
    """Forms held at once."""
    queueBytes: int
    """Bytes that wait for one client before it is asked to wait."""
    clients: int
    """Clients at once, as far as descriptors allow."""
    heldBytes: int
    """Bytes of all unfinished messages and all queues; past it the largest connection closes."""
    frameSeconds: int
    """Seconds an unfinished message on a socket may gain no byte."""
    renderLines: int
    """Lines one form/render draws."""
    allFormsBytes: int
    """Bytes of the texts of all forms."""
    formBytes: int
    """Bytes of the texts of a form."""
    undoSteps: int
    """Steps of a form that can be undone."""
    undoBytes: int
    """Bytes the steps of a form may take."""
    rows: int
    """Rows of a form."""
    options: int
    """Options of a field."""
    textBytes: int
    """Bytes of one text."""
    patternBytes: int
    """Bytes of one pattern."""
    patternSteps: int
    """Steps of one search for a pattern."""
    transactionSteps: int
    """Steps of all searches for patterns in one transaction."""
    conditionNodes: int
    """Operators, literals and elements of one condition."""
    conditionDepth: int
    """How many of them, or of the lists they make, may stand inside one another."""
    conditionSteps: int
    """Steps that the conditions of one transaction may take."""
    conditionTextBytes: int
    """Bytes of text that the conditions of one transaction may make."""
    marks: int
    """Marks of a field, a section or the form."""
    hooks: int
    """Offers of clients to judge a form."""


class _ListedForm(TypedDict):
    form: str
    """The form's id."""
    revision: int
    """Its revision."""


class ListedForm(_ListedForm, total=False):
    title: str
    """What it is called."""
    outcome: Outcome
    """How it ended, if it did."""


Mask = Literal["usPhone", "expiration"]


class _MemberChange(TypedDict):
    change: MemberChangeKind
    """What happened."""


class MemberChange(_MemberChange, total=False):
    section: str
    """The section it is about."""
    row: str
    """The row it is about."""
    field: str
    """The field it is about."""
    set: Members
    """Members to write into the node."""
    unset: List[str]
    """Members to take out of the node."""
    state: State
    """Members to write into its state."""
    unstate: List[str]
    """Members to take out of its state."""


MemberChangeKind = Literal[
    "formUpdated", "sectionUpdated", "rowUpdated", "fieldUpdated", "valueChanged", "optionsChanged",
    "issuesChanged", "visibilityChanged", "enabledChanged", "stateChanged", "outcomeChanged"
]


class Members(TypedDict, total=False):
    title: str
    """What it is called."""
    help: str
    """A longer explanation."""
    header: Caption
    """Shown above the section's rows."""
    footer: Caption
    """Shown below the section's rows."""
    text: str
    """What a label says."""
    subText: str
    """A second, smaller text of a label."""
    action: Action
    """What selecting the label does."""
    customKind: str
    """Which of the front end's own kinds it is."""
    attributes: Any
    """What the front end's own kind needs to know."""
    editable: bool
    """Whether it can be the row that is being edited."""
    placeholder: str
    """Shown while the field is empty."""
    type: TextType
    """What the typed text must be."""
    international: bool
    """Whether an e-mail address may have letters of any script."""
    mode: DateMode
    """What is chosen: a date, a time or both."""
    options: Union[List[Option], None]
    """What can be chosen; null: not known yet."""
    optionsWhen: List[Alternative]
    """Options instead of the field's own: the first of which `when` holds."""
    computed: Condition
    """What the answer is worked out from."""
    required: bool
    """Whether it must not be empty."""
    requiredWhen: Condition
    """When an answer must be given."""
    nonEmpty: bool
    """Whether it must hold something."""
    notBlank: bool
    """Whether it must hold more than blanks."""
    minLength: int
    """Fewest characters."""
    maxLength: int
    """Most characters."""
    pattern: str
    """What must occur in it; ECMA-262, as JSON Schema has it."""
    min: Bound
    """Least answer, itself allowed; of a date also `today`, `today+30`, `today-30`."""
    max: Bound
    """Greatest answer, itself allowed; of a date also `today`, `today+30`, `today-30`."""
    exclusiveMin: Bound
    """What the answer must be above."""
    exclusiveMax: Bound
    """What the answer must be below."""
    multipleOf: Union[int, Decimal, str]
    """What the answer must be a multiple of."""
    maxDecimals: int
    """Most digits after the decimal point."""
    step: Union[int, Decimal, str]
    """Distance of the answers, counted from `min`."""
    wraps: bool
    """Whether stepping past an end goes on."""
    minuteInterval: int
    """Distance of the answers, in minutes."""
    minPicks: int
    """Fewest options chosen."""
    maxPicks: int
    """Most options chosen."""
    enum: List[Any]
    """The right answers."""
    const: Any
    """The only right answer."""
    matches: FieldName
    """The field whose answer it must repeat."""
    custom: CustomRule
    """The rule that clients judge it by."""
    validWhen: Condition
    """What must hold for the answer to be right."""
    rules: List[Rule]
    """Rules with their own message or level."""
    messages: Dict[str, str]
    """Messages by code, rule or `*`."""
    validateOn: ValidateOn
    """When issues begin to show."""
    hiddenValues: HiddenValues
    """What becomes of the answer while it is hidden."""
    lengthUnit: LengthUnit
    """What lengths count."""
    secret: bool
    """Whether the answer is kept from view."""
    returnToNextRow: bool
    """Whether the return key goes to the next field."""
    switchWhenSelected: bool
    """Whether selecting the row turns the switch."""
    displayFormat: DisplayFormat
    """How the answer is shown."""
    transforms: List[Transform]
    """What is done to the text when its editing ends."""
    mask: Mask
    """What sets separators while somebody types."""
    limit: int
    """Most characters it accepts while somebody types."""
    locale: str
    """Language of messages and numbers."""
    today: str
    """The day that counts as today."""
    enabled: bool
    """Whether it can be used at all."""
    visibleWhen: Condition
    """When it shows."""
    enabledWhen: Condition
    """When it can be used."""
    readonly: bool
    """Whether answers may not change."""
    repeat: Repeat
    """The rows that each item has; with it the section has items instead of rows."""
    allow: List[Allowed]
    """What a person may do to the rows."""
    hints: Any
    """For front ends; the daemon keeps them."""
    id: str
    """The new id."""
    value: Any
    """The new answer."""
    rows: List[Row]
    """No rows, of a section that is repeated no longer."""
    items: List[Item]
    """No items, of a section that is repeated from now on."""


class _Option(TypedDict):
    key: str
    """What is chosen by; unique."""


class Option(_Option, total=False):
    title: str
    """What it is called."""
    displayTitle: str
    """Shown when chosen."""
    enabled: bool
    """Whether it can be chosen."""
    group: str
    """What it is listed under."""
    hints: Any
    """For front ends."""


Outcome = Literal["submitted", "declined", "cancelled"]


class _Pending(TypedDict):
    hook: HookKind
    """`rule`, or `submit` where it is the form as a whole."""


class Pending(_Pending, total=False):
    field: str
    """The field."""
    name: str
    """The rule's name."""


PositionEncoding = Literal["utf-8", "utf-16", "utf-32"]


class _Presence(TypedDict):
    client: int
    """The client's number."""


class Presence(_Presence, total=False):
    name: str
    """What it called itself in `initialize`."""
    selected: str
    """The row it selected."""
    row: str
    """The row it edits."""
    field: str
    """The field it edits."""
    expanded: str
    """The row it expanded."""


RenderStyle = Literal["unicode", "ascii"]


class _RenderedLine(TypedDict):
    text: str
    """What is drawn; no controls in it."""
    spans: List[Span]
    """Its parts, in order."""


class RenderedLine(_RenderedLine, total=False):
    row: str
    """The row it belongs to."""
    field: str
    """The field it belongs to."""
    section: str
    """The section whose header or footer it is."""
    item: str
    """The item whose heading it is."""


class _Repeat(TypedDict):
    template: List[RowDefinition]
    """The rows of an item."""


class Repeat(_Repeat, total=False):
    min: int
    """Fewest items; 0 if it says nothing."""
    max: int
    """Most items; any number if it says nothing."""
    addTitle: str
    """What adding an item is called."""


class _Row(TypedDict):
    id: str
    """Its id."""
    kind: RowKind
    """How it is answered and drawn."""


class Row(_Row, total=False):
    title: str
    """What it is called."""
    help: str
    """A longer explanation."""
    text: str
    """What a label says."""
    subText: str
    """A second, smaller text of a label."""
    action: Action
    """What selecting the label does."""
    customKind: str
    """Which of the front end's own kinds it is."""
    attributes: Any
    """What the front end's own kind needs to know."""
    editable: bool
    """Whether it can be the row that is being edited."""
    placeholder: str
    """Shown while the field is empty."""
    type: TextType
    """What the typed text must be."""
    international: bool
    """Whether an e-mail address may have letters of any script."""
    mode: DateMode
    """What is chosen: a date, a time or both."""
    options: Union[List[Option], None]
    """What can be chosen; null: not known yet."""
    optionsWhen: List[Alternative]
    """Options instead of the field's own: the first of which `when` holds."""
    computed: Condition
    """What the answer is worked out from."""
    required: bool
    """Whether it must not be empty."""
    requiredWhen: Condition
    """When an answer must be given."""
    nonEmpty: bool
    """Whether it must hold something."""
    notBlank: bool
    """Whether it must hold more than blanks."""
    minLength: int
    """Fewest characters."""
    maxLength: int
    """Most characters."""
    pattern: str
    """What must occur in it; ECMA-262, as JSON Schema has it."""
    min: Bound
    """Least answer, itself allowed; of a date also `today`, `today+30`, `today-30`."""
    max: Bound
    """Greatest answer, itself allowed; of a date also `today`, `today+30`, `today-30`."""
    exclusiveMin: Bound
    """What the answer must be above."""
    exclusiveMax: Bound
    """What the answer must be below."""
    multipleOf: Union[int, Decimal, str]
    """What the answer must be a multiple of."""
    maxDecimals: int
    """Most digits after the decimal point."""
    step: Union[int, Decimal, str]
    """Distance of the answers, counted from `min`."""
    wraps: bool
    """Whether stepping past an end goes on."""
    minuteInterval: int
    """Distance of the answers, in minutes."""
    minPicks: int
    """Fewest options chosen."""
    maxPicks: int
    """Most options chosen."""
    enum: List[Any]
    """The right answers."""
    const: Any
    """The only right answer."""
    matches: FieldName
    """The field whose answer it must repeat."""
    custom: CustomRule
    """The rule that clients judge it by."""
    validWhen: Condition
    """What must hold for the answer to be right."""
    rules: List[Rule]
    """Rules with their own message or level."""
    messages: Dict[str, str]
    """Messages by code, rule or `*`."""
    validateOn: ValidateOn
    """When issues begin to show."""
    hiddenValues: HiddenValues
    """What becomes of the answer while it is hidden."""
    secret: bool
    """Whether the answer is kept from view."""
    returnToNextRow: bool
    """Whether the return key goes to the next field."""
    switchWhenSelected: bool
    """Whether selecting the row turns the switch."""
    displayFormat: DisplayFormat
    """How the answer is shown."""
    transforms: List[Transform]
    """What is done to the text when its editing ends."""
    mask: Mask
    """What sets separators while somebody types."""
    limit: int
    """Most characters it accepts while somebody types."""
    locale: str
    """Language of messages and numbers."""
    enabled: bool
    """Whether it can be used at all."""
    visibleWhen: Condition
    """When it shows."""
    enabledWhen: Condition
    """When it can be used."""
    readonly: bool
    """Whether answers may not change."""
    hints: Any
    """For front ends; the daemon keeps them."""
    value: Any
    """The answer; left out when empty."""
    fields: List[Field]
    """The fields of a row of kind `fields`."""
    state: RowState
    """What the daemon knows beside it; left out when ordinary."""


class RowAppendResult(TypedDict):
    rows: List[str]
    """Their ids."""
    revision: int
    """The form's revision after the call."""


class _RowDefinition(TypedDict):
    kind: RowKind
    """How it is answered and drawn."""


class RowDefinition(_RowDefinition, total=False):
    id: str
    """Its id."""
    title: str
    """What it is called."""
    help: str
    """A longer explanation."""
    text: str
    """What a label says."""
    subText: str
    """A second, smaller text of a label."""
    action: Action
    """What selecting the label does."""
    customKind: str
    """Which of the front end's own kinds it is."""
    attributes: Any
    """What the front end's own kind needs to know."""
    editable: bool
    """Whether it can be the row that is being edited."""
    placeholder: str
    """Shown while the field is empty."""
    type: TextType
    """What the typed text must be."""
    international: bool
    """Whether an e-mail address may have letters of any script."""
    mode: DateMode
    """What is chosen: a date, a time or both."""
    options: Union[List[Option], None]
    """What can be chosen; null: not known yet."""
    optionsWhen: List[Alternative]
    """Options instead of the field's own: the first of which `when` holds."""
    computed: Condition
    """What the answer is worked out from."""
    required: bool
    """Whether it must not be empty."""
    requiredWhen: Condition
    """When an answer must be given."""
    nonEmpty: bool
    """Whether it must hold something."""
    notBlank: bool
    """Whether it must hold more than blanks."""
    minLength: int
    """Fewest characters."""
    maxLength: int
    """Most characters."""
    pattern: str
    """What must occur in it; ECMA-262, as JSON Schema has it."""
    min: Bound
    """Least answer, itself allowed; of a date also `today`, `today+30`, `today-30`."""
    max: Bound
    """Greatest answer, itself allowed; of a date also `today`, `today+30`, `today-30`."""
    exclusiveMin: Bound
    """What the answer must be above."""
    exclusiveMax: Bound
    """What the answer must be below."""
    multipleOf: Union[int, Decimal, str]
    """What the answer must be a multiple of."""
    maxDecimals: int
    """Most digits after the decimal point."""
    step: Union[int, Decimal, str]
    """Distance of the answers, counted from `min`."""
    wraps: bool
    """Whether stepping past an end goes on."""
    minuteInterval: int
    """Distance of the answers, in minutes."""
    minPicks: int
    """Fewest options chosen."""
    maxPicks: int
    """Most options chosen."""
    enum: List[Any]
    """The right answers."""
    const: Any
    """The only right answer."""
    matches: FieldName
    """The field whose answer it must repeat."""
    custom: CustomRule
    """The rule that clients judge it by."""
    validWhen: Condition
    """What must hold for the answer to be right."""
    rules: List[Rule]
    """Rules with their own message or level."""
    messages: Dict[str, str]
    """Messages by code, rule or `*`."""
    validateOn: ValidateOn
    """When issues begin to show."""
    hiddenValues: HiddenValues
    """What becomes of the answer while it is hidden."""
    secret: bool
    """Whether the answer is kept from view."""
    returnToNextRow: bool
    """Whether the return key goes to the next field."""
    switchWhenSelected: bool
    """Whether selecting the row turns the switch."""
    displayFormat: DisplayFormat
    """How the answer is shown."""
    transforms: List[Transform]
    """What is done to the text when its editing ends."""
    mask: Mask
    """What sets separators while somebody types."""
    limit: int
    """Most characters it accepts while somebody types."""
    locale: str
    """Language of messages and numbers."""
    enabled: bool
    """Whether it can be used at all."""
    visibleWhen: Condition
    """When it shows."""
    enabledWhen: Condition
    """When it can be used."""
    readonly: bool
    """Whether answers may not change."""
    hints: Any
    """For front ends; the daemon keeps them."""
    value: Any
    """The answer; left out when empty."""
    fields: List[FieldDefinition]
    """The fields of a row of kind `fields`."""
    state: Any
    """What the daemon knows beside it; left out when ordinary."""


class RowGetResult(TypedDict):
    row: Row
    """The row."""
    section: str
    """The id of its section."""
    index: int
    """Its place in the section, from 0."""


class RowInsertResult(TypedDict):
    rows: List[str]
    """Their ids."""
    revision: int
    """The form's revision after the call."""


RowKind = Literal[
    "label", "textField", "textView", "check", "switch", "stepper", "slider", "segmented", "picker",
    "selectorPicker", "inlinePicker", "multiPicker", "datePicker", "selectorDatePicker",
    "inlineDatePicker", "fields", "custom"
]


class _RowListResult(TypedDict):
    rows: List[Row]
    """The rows, in order."""
    total: int
    """How many there are in all."""


class RowListResult(_RowListResult, total=False):
    next: int
    """Where the next page begins; none: this was the last."""


class RowMoveResult(TypedDict):
    revision: int
    """The form's revision after the call."""


class RowMoved(TypedDict):
    change: Literal["rowMoved"]
    """What happened."""
    row: str
    """The row's id."""
    section: str
    """The section's id."""
    at: int
    """The index, from 0; of what moved, after it was taken out."""


RowRef = Union[str, List["SectionRef"]]


class RowRemoveResult(TypedDict):
    rows: List[Row]
    """The rows as they were, in the order named."""
    revision: int
    """The form's revision after the call."""


class _RowSelectResult(TypedDict):
    selected: bool
    """False for a row that is disabled or hidden."""
    revision: int
    """The form's revision after the call."""


class RowSelectResult(_RowSelectResult, total=False):
    editing: bool
    """Whether it is being edited now."""
    expanded: bool
    """Whether it is expanded now."""
    value: Any
    """The answer, where selecting turns it over."""


class RowSettings(TypedDict, total=False):
    id: str
    """Its new id."""
    title: Union[str, None]
    """What it is called."""
    help: Union[str, None]
    """A longer explanation."""
    text: Union[str, None]
    """What a label says."""
    subText: Union[str, None]
    """A second, smaller text of a label."""
    action: Union[Action, None]
    """What selecting the label does."""
    customKind: Union[str, None]
    """Which of the front end's own kinds it is."""
    attributes: Any
    """What the front end's own kind needs to know."""
    editable: Union[bool, None]
    """Whether it can be the row that is being edited."""
    placeholder: Union[str, None]
    """Shown while the field is empty."""
    type: Union[TextType, None]
    """What the typed text must be."""
    international: Union[bool, None]
    """Whether an e-mail address may have letters of any script."""
    mode: Union[DateMode, None]
    """What is chosen: a date, a time or both."""
    optionsWhen: Union[List[Alternative], None]
    """Options instead of the field's own: the first of which `when` holds."""
    computed: Condition
    """What the answer is worked out from."""
    required: Union[bool, None]
    """Whether it must not be empty."""
    requiredWhen: Condition
    """When an answer must be given."""
    nonEmpty: Union[bool, None]
    """Whether it must hold something."""
    notBlank: Union[bool, None]
    """Whether it must hold more than blanks."""
    minLength: Union[int, None]
    """Fewest characters."""
    maxLength: Union[int, None]
    """Most characters."""
    pattern: Union[str, None]
    """What must occur in it; ECMA-262, as JSON Schema has it."""
    min: Union[Bound, None]
    """Least answer, itself allowed; of a date also `today`, `today+30`, `today-30`."""
    max: Union[Bound, None]
    """Greatest answer, itself allowed; of a date also `today`, `today+30`, `today-30`."""
    exclusiveMin: Union[Bound, None]
    """What the answer must be above."""
    exclusiveMax: Union[Bound, None]
    """What the answer must be below."""
    multipleOf: Union[Union[int, Decimal, str], None]
    """What the answer must be a multiple of."""
    maxDecimals: Union[int, None]
    """Most digits after the decimal point."""
    step: Union[Union[int, Decimal, str], None]
    """Distance of the answers, counted from `min`."""
    wraps: Union[bool, None]
    """Whether stepping past an end goes on."""
    minuteInterval: Union[int, None]
    """Distance of the answers, in minutes."""
    minPicks: Union[int, None]
    """Fewest options chosen."""
    maxPicks: Union[int, None]
    """Most options chosen."""
    enum: Union[List[Any], None]
    """The right answers."""
    const: Any
    """The only right answer."""
    matches: Union[FieldName, None]
    """The field whose answer it must repeat."""
    custom: Union[CustomRule, None]
    """The rule that clients judge it by."""
    validWhen: Condition
    """What must hold for the answer to be right."""
    rules: Union[List[Rule], None]
    """Rules with their own message or level."""
    messages: Union[Dict[str, str], None]
    """Messages by code, rule or `*`."""
    validateOn: Union[ValidateOn, None]
    """When issues begin to show."""
    hiddenValues: Union[HiddenValues, None]
    """What becomes of the answer while it is hidden."""
    secret: Union[bool, None]
    """Whether the answer is kept from view."""
    returnToNextRow: Union[bool, None]
    """Whether the return key goes to the next field."""
    switchWhenSelected: Union[bool, None]
    """Whether selecting the row turns the switch."""
    displayFormat: Union[DisplayFormat, None]
    """How the answer is shown."""
    transforms: Union[List[Transform], None]
    """What is done to the text when its editing ends."""
    mask: Union[Mask, None]
    """What sets separators while somebody types."""
    limit: Union[int, None]
    """Most characters it accepts while somebody types."""
    locale: Union[str, None]
    """Language of messages and numbers."""
    enabled: Union[bool, None]
    """Whether it can be used at all."""
    visibleWhen: Condition
    """When it shows."""
    enabledWhen: Condition
    """When it can be used."""
    readonly: Union[bool, None]
    """Whether answers may not change."""
    hints: Any
    """For front ends; the daemon keeps them."""


class RowState(TypedDict, total=False):
    visible: bool
    """False where it does not show."""
    enabled: bool
    """False where it cannot be used."""
    valid: bool
    """False where something blocks."""
    issues: List[Issue]
    """What is wrong."""
    showsIssues: bool
    """True where issues are to be shown."""
    touched: bool
    """True once somebody was there."""
    dirty: bool
    """True where the answer is not the one it began with."""
    baseline: Any
    """The answer it began with, when dirty."""
    raw: str
    """The text as typed, where the value is written another way."""
    display: str
    """What to show, where that differs from what was typed."""
    required: bool
    """True where a condition wants an answer."""
    pending: bool
    """True where clients have yet to judge."""
    options: Union[List[Option], None]
    """What can be chosen, while that is not the field's own `options`."""
    loading: bool
    """True where the options are not known yet."""
    filled: bool
    """True of a secret that is not empty."""


class RowUpdateResult(TypedDict):
    revision: int
    """The form's revision after the call."""


class RowsInserted(TypedDict):
    change: Literal["rowsInserted"]
    """What happened."""
    section: str
    """The section's id."""
    at: int
    """The index, from 0; of what moved, after it was taken out."""
    rows: List[Row]
    """The rows as they are now."""


class RowsRemoved(TypedDict):
    change: Literal["rowsRemoved"]
    """What happened."""
    rows: List[str]
    """Their ids."""


class _Rule(TypedDict):
    rule: Literal[
        "required", "nonEmpty", "notBlank", "minLength", "maxLength", "pattern", "min", "max",
        "exclusiveMin", "exclusiveMax", "multipleOf", "maxDecimals", "minPicks", "maxPicks", "enum",
        "const", "matches", "custom", "validWhen"
    ]
    """Which rule."""


class Rule(_Rule, total=False):
    required: bool
    """The rule's parameter."""
    nonEmpty: bool
    """The rule's parameter."""
    notBlank: bool
    """The rule's parameter."""
    minLength: int
    """The rule's parameter."""
    maxLength: int
    """The rule's parameter."""
    pattern: str
    """The rule's parameter."""
    min: Bound
    """The rule's parameter."""
    max: Bound
    """The rule's parameter."""
    exclusiveMin: Bound
    """The rule's parameter."""
    exclusiveMax: Bound
    """The rule's parameter."""
    multipleOf: Union[int, Decimal, str]
    """The rule's parameter."""
    maxDecimals: int
    """The rule's parameter."""
    minPicks: int
    """The rule's parameter."""
    maxPicks: int
    """The rule's parameter."""
    enum: List[Any]
    """The rule's parameter."""
    const: Any
    """The rule's parameter."""
    field: str
    """The rule's parameter."""
    name: str
    """The rule's parameter."""
    when: Condition
    """The rule's parameter."""
    params: Dict[str, Any]
    """What whoever is asked is told besides."""
    timeoutMs: int
    """How long they may take; 30000 if it says nothing."""
    message: str
    """What to tell a person."""
    level: Level
    """Only errors block."""
    code: str
    """Names it in issues and messages."""


ScrollPosition = Literal["none", "top", "middle", "bottom"]


class _Section(TypedDict):
    id: str
    """Its id."""


class Section(_Section, total=False):
    header: Caption
    """Shown above the section's rows."""
    footer: Caption
    """Shown below the section's rows."""
    enabled: bool
    """Whether it can be used at all."""
    visibleWhen: Condition
    """When it shows."""
    enabledWhen: Condition
    """When it can be used."""
    readonly: bool
    """Whether answers may not change."""
    repeat: Repeat
    """The rows that each item has; with it the section has items instead of rows."""
    allow: List[Allowed]
    """What a person may do to the rows."""
    hints: Any
    """For front ends; the daemon keeps them."""
    rows: List[Row]
    """The rows, in order."""
    items: List[Item]
    """The items, in order, where it is repeated."""
    state: SectionState
    """What the daemon knows beside it; left out when ordinary."""


class SectionAppendResult(TypedDict):
    sections: List[str]
    """Their ids."""
    revision: int
    """The form's revision after the call."""


class SectionDefinition(TypedDict, total=False):
    id: str
    """Its id."""
    header: Caption
    """Shown above the section's rows."""
    footer: Caption
    """Shown below the section's rows."""
    enabled: bool
    """Whether it can be used at all."""
    visibleWhen: Condition
    """When it shows."""
    enabledWhen: Condition
    """When it can be used."""
    readonly: bool
    """Whether answers may not change."""
    repeat: Repeat
    """The rows that each item has; with it the section has items instead of rows."""
    allow: List[Allowed]
    """What a person may do to the rows."""
    hints: Any
    """For front ends; the daemon keeps them."""
    rows: List[RowDefinition]
    """The rows, in order."""
    items: List[ItemDefinition]
    """The items, in order, where it is repeated."""
    state: Any
    """What the daemon knows beside it; left out when ordinary."""


class SectionGetResult(TypedDict):
    section: Section
    """The section."""
    index: int
    """Its place in the form, from 0."""


class SectionInsertResult(TypedDict):
    sections: List[str]
    """Their ids."""
    revision: int
    """The form's revision after the call."""


class _SectionListResult(TypedDict):
    sections: List[SectionListResultSections]
    """The sections, in order."""
    total: int
    """How many there are in all."""


class SectionListResult(_SectionListResult, total=False):
    next: int
    """Where the next page begins; none: this was the last."""


class _SectionListResultSections(TypedDict):
    id: str
    """Its id."""
    rows: int
    """How many rows it has."""


class SectionListResultSections(_SectionListResultSections, total=False):
    header: Any
    """What stands above it."""


class SectionMoveResult(TypedDict):
    revision: int
    """The form's revision after the call."""


class SectionMoved(TypedDict):
    change: Literal["sectionMoved"]
    """What happened."""
    section: str
    """The section's id."""
    at: int
    """The index, from 0; of what moved, after it was taken out."""


SectionRef = Union[str, int]


class SectionRemoveAllResult(TypedDict):
    revision: int
    """The form's revision after the call."""


class SectionRemoveResult(TypedDict):
    sections: List[Section]
    """The sections as they were, in the order named."""
    revision: int
    """The form's revision after the call."""


class SectionSettings(TypedDict, total=False):
    id: str
    """Its new id."""
    header: Union[Caption, None]
    """Shown above the section's rows."""
    footer: Union[Caption, None]
    """Shown below the section's rows."""
    enabled: Union[bool, None]
    """Whether it can be used at all."""
    visibleWhen: Condition
    """When it shows."""
    enabledWhen: Condition
    """When it can be used."""
    readonly: Union[bool, None]
    """Whether answers may not change."""
    repeat: Union[Repeat, None]
    """The rows that each item has; with it the section has items instead of rows."""
    allow: Union[List[Allowed], None]
    """What a person may do to the rows."""
    hints: Any
    """For front ends; the daemon keeps them."""


class SectionState(TypedDict, total=False):
    visible: bool
    """False where it does not show."""
    enabled: bool
    """False where it cannot be used."""
    issues: List[Issue]
    """What is wrong."""


class SectionUpdateResult(TypedDict):
    revision: int
    """The form's revision after the call."""


class SectionsInserted(TypedDict):
    change: Literal["sectionsInserted"]
    """What happened."""
    at: int
    """The index, from 0; of what moved, after it was taken out."""
    sections: List[Section]
    """The sections as they are now."""


class SectionsRemoved(TypedDict):
    change: Literal["sectionsRemoved"]
    """What happened."""
    sections: List[str]
    """Their ids."""


class ServerInfoResult(TypedDict):
    name: Literal["formd"]
    """The program."""
    version: str
    """The program's version."""
    protocolVersion: int
    """The protocol's version."""
    instance: str
    """Tells this run of the daemon from others."""
    client: int
    """The number of this connection."""
    limits: Limits
    """The ceilings in force."""
    locales: List[str]
    """Languages of messages."""


class ServerStatsResult(TypedDict):
    forms: int
    """Forms held now."""
    clients: int
    """Clients connected now."""
    clientsEver: int
    """Clients that ever came."""
    messages: int
    """Messages received."""
    errors: int
    """Error responses sent."""
    transactions: int
    """Changes of forms carried out."""
    judgements: int
    """Answers judged, each time one was."""
    notifications: int
    """Notifications sent, one for each reader."""
    overflows: int
    """Watchers that read too slowly and were told so."""
    givenUp: int
    """Connections closed over a limit."""
    turnedAway: int
    """Clients that were not let in."""
    bytesIn: int
    """Bytes received."""
    textBytes: int
    """Bytes the texts of all forms take, about."""
    heldBytes: int
    """Bytes of unfinished messages and of what waits to be sent."""
    turns: List[int]
    """Turns of the loop: at index i, how many took less than 2^i microseconds, but half of it."""


Source = Literal["rule", "mark", "hook"]


class _Span(TypedDict):
    start: int
    """Where it begins in the text."""
    end: int
    """Where it ends in the text."""
    role: SpanRole
    """What it is."""


class Span(_Span, total=False):
    offset: int
    """Where in the field's raw text it begins; from there to its end both are the same."""


SpanRole = Literal[
    "title", "value", "placeholder", "option", "chosen", "issue", "help", "marker", "header",
    "footer"
]


class State(TypedDict, total=False):
    outcome: Outcome
    """How the form ended."""
    reason: str
    """Why it was declined or cancelled."""
    visible: bool
    """False where it does not show."""
    enabled: bool
    """False where it cannot be used."""
    valid: bool
    """False where something blocks."""
    issues: List[Issue]
    """What is wrong."""
    showsIssues: bool
    """True where issues are to be shown."""
    touched: bool
    """True once somebody was there."""
    dirty: bool
    """True where the answer is not the one it began with."""
    baseline: Any
    """The answer it began with, when dirty."""
    raw: str
    """The text as typed, where the value is written another way."""
    display: str
    """What to show, where that differs from what was typed."""
    required: bool
    """True where a condition wants an answer."""
    pending: bool
    """True where clients have yet to judge."""
    options: Union[List[Option], None]
    """What can be chosen, while that is not the field's own `options`."""
    loading: bool
    """True where the options are not known yet."""
    filled: bool
    """True of a secret that is not empty."""


TextType = Literal[
    "text", "email", "integer", "double", "date", "time", "dateTime", "usState", "usPhone",
    "fiveDigitZipCode", "expiration", "password", "picker", "url", "uuid", "hostname", "ipAddress",
    "phone", "regular"
]


Transform = Literal["trim", "uppercase", "lowercase", "capitalize"]


ValidateOn = Literal["blur", "change", "submit", "demand"]


class Warning(TypedDict):
    path: str
    """Where it stands in the definition: `sections[0].rows[2].visibleWhen`."""
    kind: str
    """Which it is, for programs."""
    message: str
    """What may not be meant."""


class WatchOverflow(TypedDict):
    form: str
    """The form's id."""
