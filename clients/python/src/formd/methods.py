"""Every method of the protocol, with the types of its params and result.

Made from protocol/openrpc.json by `make generate`; do not edit.
"""
# SPDX-License-Identifier: MIT
from __future__ import annotations

from typing import Any, Dict, List, Literal, Optional, Union

from . import types as t

# What was not given at all, where None means null.
ABSENT: Any = object()


class Methods:
    """Every method by name, on top of `call`."""

    def call(self, method: str, params: Any = None, /, **named: Any) -> Any:
        """Ask, wait, and return the result."""
        raise NotImplementedError

    def cancel_request(self, *, id: Any) -> None:
        """Takes a waiting request of this client back; it is answered with an error.

        id: The request's id. One that does not wait is passed over.
        """
        sent: Dict[str, Any] = {"id": id}
        self.call("$/cancelRequest", sent)

    def editing_begin(
        self,
        *,
        form: str,
        row: Optional[t.RowRef] = None,
        field: Optional[str] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.EditingBeginResult:
        """Makes a field the one this client edits, without what selecting its row would do.

        form: The form's id.
        row: The row; of several fields the first that can be edited.
        field: Instead of `row`: the field.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form}
        if row is not None:
            sent["row"] = row
        if field is not None:
            sent["field"] = field
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.EditingBeginResult = self.call("editing/begin", sent)
        return result

    def editing_end(
        self,
        *,
        form: str,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.EditingEndResult:
        """Ends this client's editing and collapses what it expanded.

        form: The form's id.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form}
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.EditingEndResult = self.call("editing/end", sent)
        return result

    def editing_next(
        self,
        *,
        form: str,
        strict: Optional[bool] = None,
        wrap: Optional[bool] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.EditingNextResult:
        """Moves this client to the next field that can be edited.

        form: The form's id.
        strict: Only the neighbouring row, and only of Former's kinds.
        wrap: Whether it goes on from the other end of the form.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form}
        if strict is not None:
            sent["strict"] = strict
        if wrap is not None:
            sent["wrap"] = wrap
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.EditingNextResult = self.call("editing/next", sent)
        return result

    def editing_previous(
        self,
        *,
        form: str,
        strict: Optional[bool] = None,
        wrap: Optional[bool] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.EditingPreviousResult:
        """Moves this client to the previous field that can be edited.

        form: The form's id.
        strict: Only the neighbouring row, and only of Former's kinds.
        wrap: Whether it goes on from the other end of the form.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form}
        if strict is not None:
            sent["strict"] = strict
        if wrap is not None:
            sent["wrap"] = wrap
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.EditingPreviousResult = self.call("editing/previous", sent)
        return result

    def editing_status(
        self,
        *,
        form: str,
        strict: Optional[bool] = None,
        wrap: Optional[bool] = None,
    ) -> t.EditingStatusResult:
        """Says where this client is in a form and whether it can move.

        form: The form's id.
        strict: Only the neighbouring row, and only of Former's kinds.
        wrap: Whether it goes on from the other end of the form.
        """
        sent: Dict[str, Any] = {"form": form}
        if strict is not None:
            sent["strict"] = strict
        if wrap is not None:
            sent["wrap"] = wrap
        result: t.EditingStatusResult = self.call("editing/status", sent)
        return result

    def exit(self) -> None:
        """Ends this connection once every answer due has gone out."""
        self.call("exit")

    def field_input(
        self,
        *,
        form: str,
        field: str,
        start: int,
        end: int,
        text: str,
        composing: Optional[bool] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FieldInputResult:
        """Replaces a piece of what is typed in a field, and begins editing it.

        form: The form's id.
        field: The field's id.
        start: Where the piece begins, in the connection's position encoding.
        end: Where it ends, itself not included.
        text: What stands there from now on.
        composing: Whether an input method still composes it.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "field": field, "start": start, "end": end, "text": text}
        if composing is not None:
            sent["composing"] = composing
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FieldInputResult = self.call("field/input", sent)
        return result

    def field_mark(
        self,
        *,
        form: str,
        code: str,
        field: Optional[str] = None,
        section: Optional[t.SectionRef] = None,
        message: Optional[str] = None,
        level: Optional[t.Level] = None,
        params: Optional[Dict[str, Any]] = None,
        sticky: Optional[bool] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FieldMarkResult:
        """Says from outside what is wrong with a field or a section, until its answer changes.

        form: The form's id.
        code: What is wrong, for programs; replaces a mark of the same code.
        field: The field's id.
        section: Instead of `field`: the section, by id or index.
        message: What to tell a person; else it is looked up by the code.
        level: Only errors block.
        params: Facts, left out of secret fields.
        sticky: Whether only `field/unmark` takes it away.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "code": code}
        if field is not None:
            sent["field"] = field
        if section is not None:
            sent["section"] = section
        if message is not None:
            sent["message"] = message
        if level is not None:
            sent["level"] = level
        if params is not None:
            sent["params"] = params
        if sticky is not None:
            sent["sticky"] = sticky
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FieldMarkResult = self.call("field/mark", sent)
        return result

    def field_options(
        self,
        *,
        form: str,
        field: str,
        options: Union[List[t.Option], None] = ABSENT,
        if_gone: Optional[Literal["clear", "first", "keep"]] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FieldOptionsResult:
        """Replaces the options of a field; null means that they are not known yet.

        form: The form's id.
        field: The field's id.
        options: The options, or null for not known yet.
        if_gone: What becomes of a choice that is gone: `clear`, `first`, `keep`.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "field": field}
        if options is not ABSENT:
            sent["options"] = options
        if if_gone is not None:
            sent["ifGone"] = if_gone
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FieldOptionsResult = self.call("field/options", sent)
        return result

    def field_return(
        self,
        *,
        form: str,
        field: Optional[str] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FieldReturnResult:
        """Presses Return in a field of text: on to the next, or the end; in a text view a line
        end.

        form: The form's id.
        field: The field; without it the one this client edits.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form}
        if field is not None:
            sent["field"] = field
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FieldReturnResult = self.call("field/return", sent)
        return result

    def field_set(
        self,
        *,
        form: str,
        field: str,
        value: Any = ABSENT,
        raw: Optional[str] = None,
        force: Optional[bool] = None,
        silent: Optional[bool] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FieldSetResult:
        """Sets one field and says what is wrong with it now.

        form: The form's id.
        field: The field's id.
        value: The new value; null clears.
        raw: Instead of `value`: text as a person types it.
        force: Whether a field is set that could not be edited.
        silent: Whether nobody counts as having been there.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "field": field}
        if value is not ABSENT:
            sent["value"] = value
        if raw is not None:
            sent["raw"] = raw
        if force is not None:
            sent["force"] = force
        if silent is not None:
            sent["silent"] = silent
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FieldSetResult = self.call("field/set", sent)
        return result

    def field_step(
        self,
        *,
        form: str,
        field: str,
        by: int,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FieldStepResult:
        """Steps a number up or down along its grid.

        form: The form's id.
        field: The field's id.
        by: How many steps; below 0 is down.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "field": field, "by": by}
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FieldStepResult = self.call("field/step", sent)
        return result

    def field_unmark(
        self,
        *,
        form: str,
        field: Optional[str] = None,
        section: Optional[t.SectionRef] = None,
        code: Optional[str] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FieldUnmarkResult:
        """Takes away what was said from outside of a field, a section or everything in the form.

        form: The form's id.
        field: The field's id.
        section: Instead of `field`: the section, by id or index.
        code: Only marks of this code.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form}
        if field is not None:
            sent["field"] = field
        if section is not None:
            sent["section"] = section
        if code is not None:
            sent["code"] = code
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FieldUnmarkResult = self.call("field/unmark", sent)
        return result

    def field_update(
        self,
        *,
        form: str,
        field: str,
        set: t.RowSettings,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FieldUpdateResult:
        """Changes attributes of a field, each as a whole; its id may change too.

        form: The form's id.
        field: The field's id.
        set: Attributes by name; null takes one back to its default.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "field": field, "set": set}
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FieldUpdateResult = self.call("field/update", sent)
        return result

    def form_batch(
        self,
        *,
        form: str,
        edits: List[t.Edit],
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FormBatchResult:
        """Carries out several edits as one: all or nothing, one revision, one notification. What
        one of them is refused with it is refused with, too.

        form: The form's id.
        edits: Edits in order, each `{method, params}` without `form`.
        if_revision: Refuse if somebody else changed what the edits write after that revision.
        animation: How front ends may show the change.
        """
        sent: Dict[str, Any] = {"form": form, "edits": edits}
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FormBatchResult = self.call("form/batch", sent)
        return result

    def form_cancel(
        self,
        *,
        form: str,
        reason: Optional[str] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FormCancelResult:
        """Cancels a form: it was put away without a decision.

        form: The form's id.
        reason: Why, for whoever waits.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form}
        if reason is not None:
            sent["reason"] = reason
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FormCancelResult = self.call("form/cancel", sent)
        return result

    def form_create(
        self,
        *,
        definition: t.FormDefinition,
        with_state: Optional[bool] = None,
        owned: Optional[bool] = None,
        if_exists: Optional[t.IfExists] = None,
    ) -> t.FormCreateResult:
        """Makes a form out of its definition.

        definition: The form: sections, rows, fields, rules.
        with_state: Whether a saved draft's state is taken back too.
        owned: Whether the form goes with this connection.
        if_exists: What to do about a form of this id: `fail` or `replace`.
        """
        sent: Dict[str, Any] = {"definition": definition}
        if with_state is not None:
            sent["withState"] = with_state
        if owned is not None:
            sent["owned"] = owned
        if if_exists is not None:
            sent["ifExists"] = if_exists
        result: t.FormCreateResult = self.call("form/create", sent)
        return result

    def form_decline(
        self,
        *,
        form: str,
        reason: Optional[str] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FormDeclineResult:
        """Declines a form: whoever was asked does not want to answer.

        form: The form's id.
        reason: Why, for whoever waits.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form}
        if reason is not None:
            sent["reason"] = reason
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FormDeclineResult = self.call("form/decline", sent)
        return result

    def form_delete(self, *, form: str) -> None:
        """Deletes a form; waits for it are answered with noSuchForm.

        form: The form's id.
        """
        sent: Dict[str, Any] = {"form": form}
        self.call("form/delete", sent)

    def form_fill(
        self,
        *,
        form: str,
        values: Dict[str, Any],
        as_baseline: Optional[bool] = None,
        ignore_unknown: Optional[bool] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FormFillResult:
        """Fills in answers as a program loads them: nobody counts as having been there.

        form: The form's id.
        values: Values by field id, lists by repeated section; null clears. What `form/values`
          gives.
        as_baseline: Whether they count as unchanged from now on.
        ignore_unknown: Whether names of no field are passed over.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "values": values}
        if as_baseline is not None:
            sent["asBaseline"] = as_baseline
        if ignore_unknown is not None:
            sent["ignoreUnknown"] = ignore_unknown
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FormFillResult = self.call("form/fill", sent)
        return result

    def form_get(self, *, form: str, rows: Optional[bool] = None) -> t.FormGetResult:
        """Reads a whole form, in normal form and with its state.

        form: The form's id.
        rows: False leaves the rows out; read them with `row/list`.
        """
        sent: Dict[str, Any] = {"form": form}
        if rows is not None:
            sent["rows"] = rows
        result: t.FormGetResult = self.call("form/get", sent)
        return result

    def form_lint(
        self,
        *,
        form: Optional[str] = None,
        definition: Optional[t.FormDefinition] = None,
    ) -> t.FormLintResult:
        """Warns of what is allowed and hardly meant, in a form or in a definition that makes
        none yet.

        form: The form's id.
        definition: Instead of `form`: a definition.
        """
        sent: Dict[str, Any] = {}
        if form is not None:
            sent["form"] = form
        if definition is not None:
            sent["definition"] = definition
        result: t.FormLintResult = self.call("form/lint", sent)
        return result

    def form_list(self) -> t.FormListResult:
        """Lists the forms in the order in which they were created."""
        result: t.FormListResult = self.call("form/list")
        return result

    def form_redo(
        self,
        *,
        form: str,
        own: Optional[bool] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FormRedoResult:
        """Does again what was undone last, or what this client undid last.

        form: The form's id.
        own: Only a step of this client.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form}
        if own is not None:
            sent["own"] = own
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FormRedoResult = self.call("form/redo", sent)
        return result

    def form_refresh(
        self,
        *,
        form: str,
        sections: Optional[List[t.SectionRef]] = None,
        rows: Optional[List[t.RowRef]] = None,
    ) -> None:
        """Asks front ends to show a form, or parts of it, anew.

        form: The form's id.
        sections: Only these sections, each by id or index.
        rows: Only these rows, each by id or as `[section, index]`.
        """
        sent: Dict[str, Any] = {"form": form}
        if sections is not None:
            sent["sections"] = sections
        if rows is not None:
            sent["rows"] = rows
        self.call("form/refresh", sent)

    def form_render(
        self,
        *,
        form: str,
        from_: Optional[int] = None,
        limit: Optional[int] = None,
        width: Optional[int] = None,
        style: Optional[t.RenderStyle] = None,
    ) -> t.FormRenderResult:
        """Draws a form as lines of text, as this client sees it, page by page.

        form: The form's id.
        from_: The first one wanted, from 0.
        limit: At most so many.
        width: Columns of a line, from 1 to 10,000; 80 by itself.
        style: With which signs: `unicode` or `ascii`.
        """
        sent: Dict[str, Any] = {"form": form}
        if from_ is not None:
            sent["from"] = from_
        if limit is not None:
            sent["limit"] = limit
        if width is not None:
            sent["width"] = width
        if style is not None:
            sent["style"] = style
        result: t.FormRenderResult = self.call("form/render", sent)
        return result

    def form_reopen(
        self,
        *,
        form: str,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FormReopenResult:
        """Takes a form's outcome back, so that it can be changed again.

        form: The form's id.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form}
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FormReopenResult = self.call("form/reopen", sent)
        return result

    def form_reset(
        self,
        *,
        form: str,
        values: Optional[Dict[str, Any]] = None,
        keep_dirty: Optional[bool] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FormResetResult:
        """Takes every answer back to its baseline and reopens the form.

        form: The form's id.
        values: New baselines by field id, lists by repeated section; null is the empty value.
        keep_dirty: Whether answers that differ from their baseline stay.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form}
        if values is not None:
            sent["values"] = values
        if keep_dirty is not None:
            sent["keepDirty"] = keep_dirty
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FormResetResult = self.call("form/reset", sent)
        return result

    def form_submit(
        self,
        *,
        form: str,
        wait: Optional[bool] = None,
        reveal: Optional[bool] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FormSubmitResult:
        """Submits a form if nothing is wrong; else shows everything that is.

        form: The form's id.
        wait: Whether to wait for verdicts that are not in yet.
        reveal: Whether the values in the answer show secrets.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form}
        if wait is not None:
            sent["wait"] = wait
        if reveal is not None:
            sent["reveal"] = reveal
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FormSubmitResult = self.call("form/submit", sent)
        return result

    def form_undo(
        self,
        *,
        form: str,
        own: Optional[bool] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FormUndoResult:
        """Takes back the newest step, whoever made it, or the newest of this client.

        form: The form's id.
        own: Only a step of this client.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form}
        if own is not None:
            sent["own"] = own
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FormUndoResult = self.call("form/undo", sent)
        return result

    def form_unwatch(self, *, form: Optional[str] = None) -> None:
        """Ends what `form/watch` began.

        form: The form's id; without it the list of all forms.
        """
        sent: Dict[str, Any] = {}
        if form is not None:
            sent["form"] = form
        self.call("form/unwatch", sent)

    def form_update(
        self,
        *,
        form: str,
        set: t.FormSettings,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FormUpdateResult:
        """Changes a form's own attributes, each as a whole.

        form: The form's id.
        set: Attributes by name; null takes one back to its default.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "set": set}
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FormUpdateResult = self.call("form/update", sent)
        return result

    def form_validate(
        self,
        *,
        form: str,
        section: Optional[t.SectionRef] = None,
        row: Optional[t.RowRef] = None,
        field: Optional[str] = None,
        include_hidden: Optional[bool] = None,
        include_disabled: Optional[bool] = None,
        quiet: Optional[bool] = None,
        limit: Optional[int] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FormValidateResult:
        """Judges a form or part of it; unless quiet, what is wrong shows from now on.

        form: The form's id.
        section: Only this section.
        row: Only this row.
        field: Only this field.
        include_hidden: Whether hidden fields are judged too.
        include_disabled: Whether disabled fields are judged too.
        quiet: Whether nothing begins to show.
        limit: At most so many issues are listed.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form}
        if section is not None:
            sent["section"] = section
        if row is not None:
            sent["row"] = row
        if field is not None:
            sent["field"] = field
        if include_hidden is not None:
            sent["includeHidden"] = include_hidden
        if include_disabled is not None:
            sent["includeDisabled"] = include_disabled
        if quiet is not None:
            sent["quiet"] = quiet
        if limit is not None:
            sent["limit"] = limit
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FormValidateResult = self.call("form/validate", sent)
        return result

    def form_values(
        self,
        *,
        form: str,
        fields: Optional[List[str]] = None,
        include_hidden: Optional[bool] = None,
        reveal: Optional[bool] = None,
    ) -> t.FormValuesResult:
        """Reads the answers, by field, in the form's order.

        form: The form's id.
        fields: Ids of the fields and repeated sections wanted; all without it.
        include_hidden: Whether hidden fields are read too.
        reveal: Whether secrets are shown.
        """
        sent: Dict[str, Any] = {"form": form}
        if fields is not None:
            sent["fields"] = fields
        if include_hidden is not None:
            sent["includeHidden"] = include_hidden
        if reveal is not None:
            sent["reveal"] = reveal
        result: t.FormValuesResult = self.call("form/values", sent)
        return result

    def form_wait(
        self,
        *,
        form: str,
        timeout_ms: Optional[int] = None,
        reveal: Optional[bool] = None,
    ) -> t.FormWaitResult:
        """Waits until a form has an outcome; later calls go on.

        form: The form's id.
        timeout_ms: Milliseconds after which there is an answer without outcome.
        reveal: Whether the values in the answer show secrets.
        """
        sent: Dict[str, Any] = {"form": form}
        if timeout_ms is not None:
            sent["timeoutMs"] = timeout_ms
        if reveal is not None:
            sent["reveal"] = reveal
        result: t.FormWaitResult = self.call("form/wait", sent)
        return result

    def form_watch(
        self,
        *,
        form: Optional[str] = None,
        rows: Optional[bool] = None,
    ) -> t.FormWatchResult:
        """Subscribes to what happens to a form, or to the coming and going of all forms.

        form: The form's id; without it all forms are watched as a list.
        rows: False leaves the rows out of the definition.
        """
        sent: Dict[str, Any] = {}
        if form is not None:
            sent["form"] = form
        if rows is not None:
            sent["rows"] = rows
        result: t.FormWatchResult = self.call("form/watch", sent)
        return result

    def hook_answer(self, *, ticket: str, issues: List[t.HookFinding]) -> t.HookAnswerResult:
        """Gives the verdict that `hook/requested` asked for; one that comes too late changes
        nothing.

        ticket: The question.
        issues: What is wrong; an empty list says that nothing is.
        """
        sent: Dict[str, Any] = {"ticket": ticket, "issues": issues}
        result: t.HookAnswerResult = self.call("hook/answer", sent)
        return result

    def hook_register(self, *, form: str, hooks: List[t.Hook]) -> None:
        """Offers to judge custom rules, or a form before it is submitted, until this client
        leaves.

        form: The form's id.
        hooks: What this client judges; the newest that fits is asked.
        """
        sent: Dict[str, Any] = {"form": form, "hooks": hooks}
        self.call("hook/register", sent)

    def hook_unregister(self, *, form: str, hooks: Optional[List[t.Hook]] = None) -> None:
        """Takes hooks of this client back; what it was asked, the next one is asked.

        form: The form's id.
        hooks: Which, by `hook`, `name` and `field`; all that are left out.
        """
        sent: Dict[str, Any] = {"form": form}
        if hooks is not None:
            sent["hooks"] = hooks
        self.call("hook/unregister", sent)

    def initialize(
        self,
        *,
        position_encodings: Optional[List[str]] = None,
        capabilities: Optional[t.InitializeParamsCapabilities] = None,
        client_info: Optional[t.InitializeParamsClientInfo] = None,
        **more: Any,
    ) -> t.InitializeResult:
        """Introduces client and server, as in LSP; optional.

        position_encodings: What offsets may count, best first.
        capabilities: As in LSP; `general.positionEncodings` is read.
        client_info: As in LSP; its `name` stands in presence.
        """
        sent: Dict[str, Any] = {**more}
        if position_encodings is not None:
            sent["positionEncodings"] = position_encodings
        if capabilities is not None:
            sent["capabilities"] = capabilities
        if client_info is not None:
            sent["clientInfo"] = client_info
        result: t.InitializeResult = self.call("initialize", sent)
        return result

    def initialized(self, **more: Any) -> None:
        """Says that the client is ready, as in LSP; nothing follows."""
        sent: Dict[str, Any] = {**more}
        self.call("initialized", sent)

    def item_append(
        self,
        *,
        form: str,
        section: t.SectionRef,
        items: Optional[List[t.ItemDefinition]] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.ItemAppendResult:
        """Appends items to a repeated section, in the order given; without any, one as the
        template is.

        form: The form's id.
        section: The section, by id or index.
        items: The items, each `{values}` by the template's names.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "section": section}
        if items is not None:
            sent["items"] = items
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.ItemAppendResult = self.call("item/append", sent)
        return result

    def item_insert(
        self,
        *,
        form: str,
        section: t.SectionRef,
        items: List[t.ItemDefinition],
        at: Optional[int] = None,
        above: Optional[str] = None,
        below: Optional[str] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.ItemInsertResult:
        """Inserts items as one block, in the order given.

        form: The form's id.
        section: The section, by id or index.
        items: The items, each `{values}` by the template's names.
        at: An index; at or past the count is the end.
        above: Directly before this item.
        below: Directly after this item.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "section": section, "items": items}
        if at is not None:
            sent["at"] = at
        if above is not None:
            sent["above"] = above
        if below is not None:
            sent["below"] = below
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.ItemInsertResult = self.call("item/insert", sent)
        return result

    def item_move(
        self,
        *,
        form: str,
        item: str,
        at: Optional[int] = None,
        above: Optional[str] = None,
        below: Optional[str] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.ItemMoveResult:
        """Moves an item within its section; an index counts the places without it.

        form: The form's id.
        item: The item, by id.
        at: An index; at or past the count is the end.
        above: Directly before this item.
        below: Directly after this item.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "item": item}
        if at is not None:
            sent["at"] = at
        if above is not None:
            sent["above"] = above
        if below is not None:
            sent["below"] = below
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.ItemMoveResult = self.call("item/move", sent)
        return result

    def item_remove(
        self,
        *,
        form: str,
        items: List[str],
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.ItemRemoveResult:
        """Removes items with their rows.

        form: The form's id.
        items: The items, by id.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "items": items}
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.ItemRemoveResult = self.call("item/remove", sent)
        return result

    def row_append(
        self,
        *,
        form: str,
        section: t.SectionRef,
        rows: List[t.RowDefinition],
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.RowAppendResult:
        """Appends rows to a section, in the order given.

        form: The form's id.
        section: The section, by id or index.
        rows: The rows.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "section": section, "rows": rows}
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.RowAppendResult = self.call("row/append", sent)
        return result

    def row_deselect(self, *, form: str) -> None:
        """Takes back this client's selection; what it edits goes on.

        form: The form's id.
        """
        sent: Dict[str, Any] = {"form": form}
        self.call("row/deselect", sent)

    def row_get(self, *, form: str, row: t.RowRef) -> t.RowGetResult:
        """Reads one row and says where it stands.

        form: The form's id.
        row: The row, by id or as `[section, index]`.
        """
        sent: Dict[str, Any] = {"form": form, "row": row}
        result: t.RowGetResult = self.call("row/get", sent)
        return result

    def row_insert(
        self,
        *,
        form: str,
        rows: List[t.RowDefinition],
        at: Optional[t.RowRef] = None,
        above: Optional[t.RowRef] = None,
        below: Optional[t.RowRef] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.RowInsertResult:
        """Inserts rows as one block, in the order given.

        form: The form's id.
        rows: The rows.
        at: `[section, index]`; at or past the count is the end.
        above: Directly before this row.
        below: Directly after this row.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "rows": rows}
        if at is not None:
            sent["at"] = at
        if above is not None:
            sent["above"] = above
        if below is not None:
            sent["below"] = below
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.RowInsertResult = self.call("row/insert", sent)
        return result

    def row_list(
        self,
        *,
        form: str,
        from_: Optional[int] = None,
        limit: Optional[int] = None,
        section: Optional[t.SectionRef] = None,
    ) -> t.RowListResult:
        """Lists the rows of a section or of the whole form, page by page.

        form: The form's id.
        from_: The first one wanted, from 0.
        limit: At most so many.
        section: Only this section, by id or index.
        """
        sent: Dict[str, Any] = {"form": form}
        if from_ is not None:
            sent["from"] = from_
        if limit is not None:
            sent["limit"] = limit
        if section is not None:
            sent["section"] = section
        result: t.RowListResult = self.call("row/list", sent)
        return result

    def row_move(
        self,
        *,
        form: str,
        row: t.RowRef,
        at: Optional[t.RowRef] = None,
        above: Optional[t.RowRef] = None,
        below: Optional[t.RowRef] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.RowMoveResult:
        """Moves a row; an index counts the places without it.

        form: The form's id.
        row: The row, by id or as `[section, index]`.
        at: `[section, index]`; at or past the count is the end.
        above: Directly before this row.
        below: Directly after this row.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "row": row}
        if at is not None:
            sent["at"] = at
        if above is not None:
            sent["above"] = above
        if below is not None:
            sent["below"] = below
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.RowMoveResult = self.call("row/move", sent)
        return result

    def row_remove(
        self,
        *,
        form: str,
        rows: Optional[List[t.RowRef]] = None,
        section: Optional[t.SectionRef] = None,
        range: Optional[List[int]] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.RowRemoveResult:
        """Removes rows and answers what they were.

        form: The form's id.
        rows: The rows, each by id or as `[section, index]`.
        section: Instead: the section, together with `range`.
        range: From one index up to another.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form}
        if rows is not None:
            sent["rows"] = rows
        if section is not None:
            sent["section"] = section
        if range is not None:
            sent["range"] = range
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.RowRemoveResult = self.call("row/remove", sent)
        return result

    def row_select(
        self,
        *,
        form: str,
        row: t.RowRef,
        field: Optional[str] = None,
        scroll_position: Optional[t.ScrollPosition] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.RowSelectResult:
        """Selects a row as a tap does: begins editing, turns over, expands or acts, by its kind.

        form: The form's id.
        row: The row, by id or as `[section, index]`.
        field: The field that is meant, in a row of several.
        scroll_position: Where to scroll it; passed on to watchers.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "row": row}
        if field is not None:
            sent["field"] = field
        if scroll_position is not None:
            sent["scrollPosition"] = scroll_position
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.RowSelectResult = self.call("row/select", sent)
        return result

    def row_update(
        self,
        *,
        form: str,
        row: t.RowRef,
        set: t.RowSettings,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.RowUpdateResult:
        """Changes attributes of a row, each as a whole; its id may change too.

        form: The form's id.
        row: The row, by id or as `[section, index]`.
        set: Attributes by name; null takes one back to its default.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "row": row, "set": set}
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.RowUpdateResult = self.call("row/update", sent)
        return result

    def rpc_discover(self) -> Dict[str, Any]:
        """Describes the protocol, as an OpenRPC document."""
        result: Dict[str, Any] = self.call("rpc.discover")
        return result

    def section_append(
        self,
        *,
        form: str,
        sections: List[t.SectionDefinition],
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.SectionAppendResult:
        """Appends sections, in the order given.

        form: The form's id.
        sections: The sections, with their rows.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "sections": sections}
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.SectionAppendResult = self.call("section/append", sent)
        return result

    def section_get(self, *, form: str, section: t.SectionRef) -> t.SectionGetResult:
        """Reads one section with its rows and says where it stands.

        form: The form's id.
        section: The section, by id or index.
        """
        sent: Dict[str, Any] = {"form": form, "section": section}
        result: t.SectionGetResult = self.call("section/get", sent)
        return result

    def section_insert(
        self,
        *,
        form: str,
        sections: List[t.SectionDefinition],
        at: Optional[int] = None,
        above: Optional[t.SectionRef] = None,
        below: Optional[t.SectionRef] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.SectionInsertResult:
        """Inserts sections as one block, in the order given.

        form: The form's id.
        sections: The sections, with their rows.
        at: An index; at or past the count is the end.
        above: Directly before this section.
        below: Directly after this section.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "sections": sections}
        if at is not None:
            sent["at"] = at
        if above is not None:
            sent["above"] = above
        if below is not None:
            sent["below"] = below
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.SectionInsertResult = self.call("section/insert", sent)
        return result

    def section_list(
        self,
        *,
        form: str,
        from_: Optional[int] = None,
        limit: Optional[int] = None,
    ) -> t.SectionListResult:
        """Lists the sections without their rows, page by page.

        form: The form's id.
        from_: The first one wanted, from 0.
        limit: At most so many.
        """
        sent: Dict[str, Any] = {"form": form}
        if from_ is not None:
            sent["from"] = from_
        if limit is not None:
            sent["limit"] = limit
        result: t.SectionListResult = self.call("section/list", sent)
        return result

    def section_move(
        self,
        *,
        form: str,
        section: t.SectionRef,
        at: Optional[int] = None,
        above: Optional[t.SectionRef] = None,
        below: Optional[t.SectionRef] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.SectionMoveResult:
        """Moves a section; an index counts the places without it.

        form: The form's id.
        section: The section, by id or index.
        at: An index; at or past the count is the end.
        above: Directly before this section.
        below: Directly after this section.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "section": section}
        if at is not None:
            sent["at"] = at
        if above is not None:
            sent["above"] = above
        if below is not None:
            sent["below"] = below
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.SectionMoveResult = self.call("section/move", sent)
        return result

    def section_remove(
        self,
        *,
        form: str,
        sections: Optional[List[t.SectionRef]] = None,
        range: Optional[List[int]] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.SectionRemoveResult:
        """Removes sections with their rows and answers what they were.

        form: The form's id.
        sections: The sections, each by id or index.
        range: Instead: from one index up to another.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form}
        if sections is not None:
            sent["sections"] = sections
        if range is not None:
            sent["range"] = range
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.SectionRemoveResult = self.call("section/remove", sent)
        return result

    def section_remove_all(
        self,
        *,
        form: str,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.SectionRemoveAllResult:
        """Removes every section of the form.

        form: The form's id.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form}
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.SectionRemoveAllResult = self.call("section/removeAll", sent)
        return result

    def section_update(
        self,
        *,
        form: str,
        section: t.SectionRef,
        set: t.SectionSettings,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.SectionUpdateResult:
        """Changes attributes of a section, each as a whole; its id may change too.

        form: The form's id.
        section: The section, by id or index.
        set: Attributes by name; null takes one back to its default.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "section": section, "set": set}
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.SectionUpdateResult = self.call("section/update", sent)
        return result

    def server_echo(self, **more: Any) -> Dict[str, Any]:
        """Sends its params back as they came, to the byte."""
        sent: Dict[str, Any] = {**more}
        result: Dict[str, Any] = self.call("server/echo", sent)
        return result

    def server_info(self) -> t.ServerInfoResult:
        """Says who is serving, and within which limits."""
        result: t.ServerInfoResult = self.call("server/info")
        return result

    def server_stats(self) -> t.ServerStatsResult:
        """Counts what the daemon has done since it started."""
        result: t.ServerStatsResult = self.call("server/stats")
        return result

    def server_stop(self) -> None:
        """Asks the daemon to stop once every answer due has gone out."""
        self.call("server/stop")

    def shutdown(self) -> None:
        """Ends this conversation but for `exit`, as in LSP; optional."""
        self.call("shutdown")

    def view_event(
        self,
        *,
        form: str,
        event: str,
        row: Optional[t.RowRef] = None,
        section: Optional[t.SectionRef] = None,
        part: Optional[str] = None,
        data: Any = ABSENT,
    ) -> None:
        """Passes on what a front end has to tell; `beginDragging` ends editing and collapses
        too.

        form: The form's id.
        event: What it is called, such as `beginDragging`.
        row: The row it is about.
        section: Instead of `row`: the section it is about.
        part: The part of it, such as `header`.
        data: Anything.
        """
        sent: Dict[str, Any] = {"form": form, "event": event}
        if row is not None:
            sent["row"] = row
        if section is not None:
            sent["section"] = section
        if part is not None:
            sent["part"] = part
        if data is not ABSENT:
            sent["data"] = data
        self.call("view/event", sent)


class AsyncMethods:
    """Every method by name, on top of `call`."""

    async def call(self, method: str, params: Any = None, /, **named: Any) -> Any:
        """Ask, wait, and return the result."""
        raise NotImplementedError

    async def cancel_request(self, *, id: Any) -> None:
        """Takes a waiting request of this client back; it is answered with an error.

        id: The request's id. One that does not wait is passed over.
        """
        sent: Dict[str, Any] = {"id": id}
        await self.call("$/cancelRequest", sent)

    async def editing_begin(
        self,
        *,
        form: str,
        row: Optional[t.RowRef] = None,
        field: Optional[str] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.EditingBeginResult:
        """Makes a field the one this client edits, without what selecting its row would do.

        form: The form's id.
        row: The row; of several fields the first that can be edited.
        field: Instead of `row`: the field.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form}
        if row is not None:
            sent["row"] = row
        if field is not None:
            sent["field"] = field
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.EditingBeginResult = await self.call("editing/begin", sent)
        return result

    async def editing_end(
        self,
        *,
        form: str,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.EditingEndResult:
        """Ends this client's editing and collapses what it expanded.

        form: The form's id.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form}
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.EditingEndResult = await self.call("editing/end", sent)
        return result

    async def editing_next(
        self,
        *,
        form: str,
        strict: Optional[bool] = None,
        wrap: Optional[bool] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.EditingNextResult:
        """Moves this client to the next field that can be edited.

        form: The form's id.
        strict: Only the neighbouring row, and only of Former's kinds.
        wrap: Whether it goes on from the other end of the form.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form}
        if strict is not None:
            sent["strict"] = strict
        if wrap is not None:
            sent["wrap"] = wrap
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.EditingNextResult = await self.call("editing/next", sent)
        return result

    async def editing_previous(
        self,
        *,
        form: str,
        strict: Optional[bool] = None,
        wrap: Optional[bool] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.EditingPreviousResult:
        """Moves this client to the previous field that can be edited.

        form: The form's id.
        strict: Only the neighbouring row, and only of Former's kinds.
        wrap: Whether it goes on from the other end of the form.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form}
        if strict is not None:
            sent["strict"] = strict
        if wrap is not None:
            sent["wrap"] = wrap
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.EditingPreviousResult = await self.call("editing/previous", sent)
        return result

    async def editing_status(
        self,
        *,
        form: str,
        strict: Optional[bool] = None,
        wrap: Optional[bool] = None,
    ) -> t.EditingStatusResult:
        """Says where this client is in a form and whether it can move.

        form: The form's id.
        strict: Only the neighbouring row, and only of Former's kinds.
        wrap: Whether it goes on from the other end of the form.
        """
        sent: Dict[str, Any] = {"form": form}
        if strict is not None:
            sent["strict"] = strict
        if wrap is not None:
            sent["wrap"] = wrap
        result: t.EditingStatusResult = await self.call("editing/status", sent)
        return result

    async def exit(self) -> None:
        """Ends this connection once every answer due has gone out."""
        await self.call("exit")

    async def field_input(
        self,
        *,
        form: str,
        field: str,
        start: int,
        end: int,
        text: str,
        composing: Optional[bool] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FieldInputResult:
        """Replaces a piece of what is typed in a field, and begins editing it.

        form: The form's id.
        field: The field's id.
        start: Where the piece begins, in the connection's position encoding.
        end: Where it ends, itself not included.
        text: What stands there from now on.
        composing: Whether an input method still composes it.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "field": field, "start": start, "end": end, "text": text}
        if composing is not None:
            sent["composing"] = composing
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FieldInputResult = await self.call("field/input", sent)
        return result

    async def field_mark(
        self,
        *,
        form: str,
        code: str,
        field: Optional[str] = None,
        section: Optional[t.SectionRef] = None,
        message: Optional[str] = None,
        level: Optional[t.Level] = None,
        params: Optional[Dict[str, Any]] = None,
        sticky: Optional[bool] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FieldMarkResult:
        """Says from outside what is wrong with a field or a section, until its answer changes.

        form: The form's id.
        code: What is wrong, for programs; replaces a mark of the same code.
        field: The field's id.
        section: Instead of `field`: the section, by id or index.
        message: What to tell a person; else it is looked up by the code.
        level: Only errors block.
        params: Facts, left out of secret fields.
        sticky: Whether only `field/unmark` takes it away.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "code": code}
        if field is not None:
            sent["field"] = field
        if section is not None:
            sent["section"] = section
        if message is not None:
            sent["message"] = message
        if level is not None:
            sent["level"] = level
        if params is not None:
            sent["params"] = params
        if sticky is not None:
            sent["sticky"] = sticky
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FieldMarkResult = await self.call("field/mark", sent)
        return result

    async def field_options(
        self,
        *,
        form: str,
        field: str,
        options: Union[List[t.Option], None] = ABSENT,
        if_gone: Optional[Literal["clear", "first", "keep"]] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FieldOptionsResult:
        """Replaces the options of a field; null means that they are not known yet.

        form: The form's id.
        field: The field's id.
        options: The options, or null for not known yet.
        if_gone: What becomes of a choice that is gone: `clear`, `first`, `keep`.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "field": field}
        if options is not ABSENT:
            sent["options"] = options
        if if_gone is not None:
            sent["ifGone"] = if_gone
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FieldOptionsResult = await self.call("field/options", sent)
        return result

    async def field_return(
        self,
        *,
        form: str,
        field: Optional[str] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FieldReturnResult:
        """Presses Return in a field of text: on to the next, or the end; in a text view a line
        end.

        form: The form's id.
        field: The field; without it the one this client edits.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form}
        if field is not None:
            sent["field"] = field
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FieldReturnResult = await self.call("field/return", sent)
        return result

    async def field_set(
        self,
        *,
        form: str,
        field: str,
        value: Any = ABSENT,
        raw: Optional[str] = None,
        force: Optional[bool] = None,
        silent: Optional[bool] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FieldSetResult:
        """Sets one field and says what is wrong with it now.

        form: The form's id.
        field: The field's id.
        value: The new value; null clears.
        raw: Instead of `value`: text as a person types it.
        force: Whether a field is set that could not be edited.
        silent: Whether nobody counts as having been there.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "field": field}
        if value is not ABSENT:
            sent["value"] = value
        if raw is not None:
            sent["raw"] = raw
        if force is not None:
            sent["force"] = force
        if silent is not None:
            sent["silent"] = silent
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FieldSetResult = await self.call("field/set", sent)
        return result

    async def field_step(
        self,
        *,
        form: str,
        field: str,
        by: int,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FieldStepResult:
        """Steps a number up or down along its grid.

        form: The form's id.
        field: The field's id.
        by: How many steps; below 0 is down.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "field": field, "by": by}
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FieldStepResult = await self.call("field/step", sent)
        return result

    async def field_unmark(
        self,
        *,
        form: str,
        field: Optional[str] = None,
        section: Optional[t.SectionRef] = None,
        code: Optional[str] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FieldUnmarkResult:
        """Takes away what was said from outside of a field, a section or everything in the form.

        form: The form's id.
        field: The field's id.
        section: Instead of `field`: the section, by id or index.
        code: Only marks of this code.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form}
        if field is not None:
            sent["field"] = field
        if section is not None:
            sent["section"] = section
        if code is not None:
            sent["code"] = code
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FieldUnmarkResult = await self.call("field/unmark", sent)
        return result

    async def field_update(
        self,
        *,
        form: str,
        field: str,
        set: t.RowSettings,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FieldUpdateResult:
        """Changes attributes of a field, each as a whole; its id may change too.

        form: The form's id.
        field: The field's id.
        set: Attributes by name; null takes one back to its default.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "field": field, "set": set}
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FieldUpdateResult = await self.call("field/update", sent)
        return result

    async def form_batch(
        self,
        *,
        form: str,
        edits: List[t.Edit],
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FormBatchResult:
        """Carries out several edits as one: all or nothing, one revision, one notification. What
        one of them is refused with it is refused with, too.

        form: The form's id.
        edits: Edits in order, each `{method, params}` without `form`.
        if_revision: Refuse if somebody else changed what the edits write after that revision.
        animation: How front ends may show the change.
        """
        sent: Dict[str, Any] = {"form": form, "edits": edits}
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FormBatchResult = await self.call("form/batch", sent)
        return result

    async def form_cancel(
        self,
        *,
        form: str,
        reason: Optional[str] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FormCancelResult:
        """Cancels a form: it was put away without a decision.

        form: The form's id.
        reason: Why, for whoever waits.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form}
        if reason is not None:
            sent["reason"] = reason
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FormCancelResult = await self.call("form/cancel", sent)
        return result

    async def form_create(
        self,
        *,
        definition: t.FormDefinition,
        with_state: Optional[bool] = None,
        owned: Optional[bool] = None,
        if_exists: Optional[t.IfExists] = None,
    ) -> t.FormCreateResult:
        """Makes a form out of its definition.

        definition: The form: sections, rows, fields, rules.
        with_state: Whether a saved draft's state is taken back too.
        owned: Whether the form goes with this connection.
        if_exists: What to do about a form of this id: `fail` or `replace`.
        """
        sent: Dict[str, Any] = {"definition": definition}
        if with_state is not None:
            sent["withState"] = with_state
        if owned is not None:
            sent["owned"] = owned
        if if_exists is not None:
            sent["ifExists"] = if_exists
        result: t.FormCreateResult = await self.call("form/create", sent)
        return result

    async def form_decline(
        self,
        *,
        form: str,
        reason: Optional[str] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FormDeclineResult:
        """Declines a form: whoever was asked does not want to answer.

        form: The form's id.
        reason: Why, for whoever waits.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form}
        if reason is not None:
            sent["reason"] = reason
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FormDeclineResult = await self.call("form/decline", sent)
        return result

    async def form_delete(self, *, form: str) -> None:
        """Deletes a form; waits for it are answered with noSuchForm.

        form: The form's id.
        """
        sent: Dict[str, Any] = {"form": form}
        await self.call("form/delete", sent)

    async def form_fill(
        self,
        *,
        form: str,
        values: Dict[str, Any],
        as_baseline: Optional[bool] = None,
        ignore_unknown: Optional[bool] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FormFillResult:
        """Fills in answers as a program loads them: nobody counts as having been there.

        form: The form's id.
        values: Values by field id, lists by repeated section; null clears. What `form/values`
          gives.
        as_baseline: Whether they count as unchanged from now on.
        ignore_unknown: Whether names of no field are passed over.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "values": values}
        if as_baseline is not None:
            sent["asBaseline"] = as_baseline
        if ignore_unknown is not None:
            sent["ignoreUnknown"] = ignore_unknown
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FormFillResult = await self.call("form/fill", sent)
        return result

    async def form_get(self, *, form: str, rows: Optional[bool] = None) -> t.FormGetResult:
        """Reads a whole form, in normal form and with its state.

        form: The form's id.
        rows: False leaves the rows out; read them with `row/list`.
        """
        sent: Dict[str, Any] = {"form": form}
        if rows is not None:
            sent["rows"] = rows
        result: t.FormGetResult = await self.call("form/get", sent)
        return result

    async def form_lint(
        self,
        *,
        form: Optional[str] = None,
        definition: Optional[t.FormDefinition] = None,
    ) -> t.FormLintResult:
        """Warns of what is allowed and hardly meant, in a form or in a definition that makes
        none yet.

        form: The form's id.
        definition: Instead of `form`: a definition.
        """
        sent: Dict[str, Any] = {}
        if form is not None:
            sent["form"] = form
        if definition is not None:
            sent["definition"] = definition
        result: t.FormLintResult = await self.call("form/lint", sent)
        return result

    async def form_list(self) -> t.FormListResult:
        """Lists the forms in the order in which they were created."""
        result: t.FormListResult = await self.call("form/list")
        return result

    async def form_redo(
        self,
        *,
        form: str,
        own: Optional[bool] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FormRedoResult:
        """Does again what was undone last, or what this client undid last.

        form: The form's id.
        own: Only a step of this client.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form}
        if own is not None:
            sent["own"] = own
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FormRedoResult = await self.call("form/redo", sent)
        return result

    async def form_refresh(
        self,
        *,
        form: str,
        sections: Optional[List[t.SectionRef]] = None,
        rows: Optional[List[t.RowRef]] = None,
    ) -> None:
        """Asks front ends to show a form, or parts of it, anew.

        form: The form's id.
        sections: Only these sections, each by id or index.
        rows: Only these rows, each by id or as `[section, index]`.
        """
        sent: Dict[str, Any] = {"form": form}
        if sections is not None:
            sent["sections"] = sections
        if rows is not None:
            sent["rows"] = rows
        await self.call("form/refresh", sent)

    async def form_render(
        self,
        *,
        form: str,
        from_: Optional[int] = None,
        limit: Optional[int] = None,
        width: Optional[int] = None,
        style: Optional[t.RenderStyle] = None,
    ) -> t.FormRenderResult:
        """Draws a form as lines of text, as this client sees it, page by page.

        form: The form's id.
        from_: The first one wanted, from 0.
        limit: At most so many.
        width: Columns of a line, from 1 to 10,000; 80 by itself.
        style: With which signs: `unicode` or `ascii`.
        """
        sent: Dict[str, Any] = {"form": form}
        if from_ is not None:
            sent["from"] = from_
        if limit is not None:
            sent["limit"] = limit
        if width is not None:
            sent["width"] = width
        if style is not None:
            sent["style"] = style
        result: t.FormRenderResult = await self.call("form/render", sent)
        return result

    async def form_reopen(
        self,
        *,
        form: str,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FormReopenResult:
        """Takes a form's outcome back, so that it can be changed again.

        form: The form's id.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form}
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FormReopenResult = await self.call("form/reopen", sent)
        return result

    async def form_reset(
        self,
        *,
        form: str,
        values: Optional[Dict[str, Any]] = None,
        keep_dirty: Optional[bool] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FormResetResult:
        """Takes every answer back to its baseline and reopens the form.

        form: The form's id.
        values: New baselines by field id, lists by repeated section; null is the empty value.
        keep_dirty: Whether answers that differ from their baseline stay.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form}
        if values is not None:
            sent["values"] = values
        if keep_dirty is not None:
            sent["keepDirty"] = keep_dirty
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FormResetResult = await self.call("form/reset", sent)
        return result

    async def form_submit(
        self,
        *,
        form: str,
        wait: Optional[bool] = None,
        reveal: Optional[bool] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FormSubmitResult:
        """Submits a form if nothing is wrong; else shows everything that is.

        form: The form's id.
        wait: Whether to wait for verdicts that are not in yet.
        reveal: Whether the values in the answer show secrets.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form}
        if wait is not None:
            sent["wait"] = wait
        if reveal is not None:
            sent["reveal"] = reveal
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FormSubmitResult = await self.call("form/submit", sent)
        return result

    async def form_undo(
        self,
        *,
        form: str,
        own: Optional[bool] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FormUndoResult:
        """Takes back the newest step, whoever made it, or the newest of this client.

        form: The form's id.
        own: Only a step of this client.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form}
        if own is not None:
            sent["own"] = own
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FormUndoResult = await self.call("form/undo", sent)
        return result

    async def form_unwatch(self, *, form: Optional[str] = None) -> None:
        """Ends what `form/watch` began.

        form: The form's id; without it the list of all forms.
        """
        sent: Dict[str, Any] = {}
        if form is not None:
            sent["form"] = form
        await self.call("form/unwatch", sent)

    async def form_update(
        self,
        *,
        form: str,
        set: t.FormSettings,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FormUpdateResult:
        """Changes a form's own attributes, each as a whole.

        form: The form's id.
        set: Attributes by name; null takes one back to its default.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "set": set}
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FormUpdateResult = await self.call("form/update", sent)
        return result

    async def form_validate(
        self,
        *,
        form: str,
        section: Optional[t.SectionRef] = None,
        row: Optional[t.RowRef] = None,
        field: Optional[str] = None,
        include_hidden: Optional[bool] = None,
        include_disabled: Optional[bool] = None,
        quiet: Optional[bool] = None,
        limit: Optional[int] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.FormValidateResult:
        """Judges a form or part of it; unless quiet, what is wrong shows from now on.

        form: The form's id.
        section: Only this section.
        row: Only this row.
        field: Only this field.
        include_hidden: Whether hidden fields are judged too.
        include_disabled: Whether disabled fields are judged too.
        quiet: Whether nothing begins to show.
        limit: At most so many issues are listed.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form}
        if section is not None:
            sent["section"] = section
        if row is not None:
            sent["row"] = row
        if field is not None:
            sent["field"] = field
        if include_hidden is not None:
            sent["includeHidden"] = include_hidden
        if include_disabled is not None:
            sent["includeDisabled"] = include_disabled
        if quiet is not None:
            sent["quiet"] = quiet
        if limit is not None:
            sent["limit"] = limit
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.FormValidateResult = await self.call("form/validate", sent)
        return result

    async def form_values(
        self,
        *,
        form: str,
        fields: Optional[List[str]] = None,
        include_hidden: Optional[bool] = None,
        reveal: Optional[bool] = None,
    ) -> t.FormValuesResult:
        """Reads the answers, by field, in the form's order.

        form: The form's id.
        fields: Ids of the fields and repeated sections wanted; all without it.
        include_hidden: Whether hidden fields are read too.
        reveal: Whether secrets are shown.
        """
        sent: Dict[str, Any] = {"form": form}
        if fields is not None:
            sent["fields"] = fields
        if include_hidden is not None:
            sent["includeHidden"] = include_hidden
        if reveal is not None:
            sent["reveal"] = reveal
        result: t.FormValuesResult = await self.call("form/values", sent)
        return result

    async def form_wait(
        self,
        *,
        form: str,
        timeout_ms: Optional[int] = None,
        reveal: Optional[bool] = None,
    ) -> t.FormWaitResult:
        """Waits until a form has an outcome; later calls go on.

        form: The form's id.
        timeout_ms: Milliseconds after which there is an answer without outcome.
        reveal: Whether the values in the answer show secrets.
        """
        sent: Dict[str, Any] = {"form": form}
        if timeout_ms is not None:
            sent["timeoutMs"] = timeout_ms
        if reveal is not None:
            sent["reveal"] = reveal
        result: t.FormWaitResult = await self.call("form/wait", sent)
        return result

    async def form_watch(
        self,
        *,
        form: Optional[str] = None,
        rows: Optional[bool] = None,
    ) -> t.FormWatchResult:
        """Subscribes to what happens to a form, or to the coming and going of all forms.

        form: The form's id; without it all forms are watched as a list.
        rows: False leaves the rows out of the definition.
        """
        sent: Dict[str, Any] = {}
        if form is not None:
            sent["form"] = form
        if rows is not None:
            sent["rows"] = rows
        result: t.FormWatchResult = await self.call("form/watch", sent)
        return result

    async def hook_answer(self, *, ticket: str, issues: List[t.HookFinding]) -> t.HookAnswerResult:
        """Gives the verdict that `hook/requested` asked for; one that comes too late changes
        nothing.

        ticket: The question.
        issues: What is wrong; an empty list says that nothing is.
        """
        sent: Dict[str, Any] = {"ticket": ticket, "issues": issues}
        result: t.HookAnswerResult = await self.call("hook/answer", sent)
        return result

    async def hook_register(self, *, form: str, hooks: List[t.Hook]) -> None:
        """Offers to judge custom rules, or a form before it is submitted, until this client
        leaves.

        form: The form's id.
        hooks: What this client judges; the newest that fits is asked.
        """
        sent: Dict[str, Any] = {"form": form, "hooks": hooks}
        await self.call("hook/register", sent)

    async def hook_unregister(self, *, form: str, hooks: Optional[List[t.Hook]] = None) -> None:
        """Takes hooks of this client back; what it was asked, the next one is asked.

        form: The form's id.
        hooks: Which, by `hook`, `name` and `field`; all that are left out.
        """
        sent: Dict[str, Any] = {"form": form}
        if hooks is not None:
            sent["hooks"] = hooks
        await self.call("hook/unregister", sent)

    async def initialize(
        self,
        *,
        position_encodings: Optional[List[str]] = None,
        capabilities: Optional[t.InitializeParamsCapabilities] = None,
        client_info: Optional[t.InitializeParamsClientInfo] = None,
        **more: Any,
    ) -> t.InitializeResult:
        """Introduces client and server, as in LSP; optional.

        position_encodings: What offsets may count, best first.
        capabilities: As in LSP; `general.positionEncodings` is read.
        client_info: As in LSP; its `name` stands in presence.
        """
        sent: Dict[str, Any] = {**more}
        if position_encodings is not None:
            sent["positionEncodings"] = position_encodings
        if capabilities is not None:
            sent["capabilities"] = capabilities
        if client_info is not None:
            sent["clientInfo"] = client_info
        result: t.InitializeResult = await self.call("initialize", sent)
        return result

    async def initialized(self, **more: Any) -> None:
        """Says that the client is ready, as in LSP; nothing follows."""
        sent: Dict[str, Any] = {**more}
        await self.call("initialized", sent)

    async def item_append(
        self,
        *,
        form: str,
        section: t.SectionRef,
        items: Optional[List[t.ItemDefinition]] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.ItemAppendResult:
        """Appends items to a repeated section, in the order given; without any, one as the
        template is.

        form: The form's id.
        section: The section, by id or index.
        items: The items, each `{values}` by the template's names.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "section": section}
        if items is not None:
            sent["items"] = items
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.ItemAppendResult = await self.call("item/append", sent)
        return result

    async def item_insert(
        self,
        *,
        form: str,
        section: t.SectionRef,
        items: List[t.ItemDefinition],
        at: Optional[int] = None,
        above: Optional[str] = None,
        below: Optional[str] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.ItemInsertResult:
        """Inserts items as one block, in the order given.

        form: The form's id.
        section: The section, by id or index.
        items: The items, each `{values}` by the template's names.
        at: An index; at or past the count is the end.
        above: Directly before this item.
        below: Directly after this item.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "section": section, "items": items}
        if at is not None:
            sent["at"] = at
        if above is not None:
            sent["above"] = above
        if below is not None:
            sent["below"] = below
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.ItemInsertResult = await self.call("item/insert", sent)
        return result

    async def item_move(
        self,
        *,
        form: str,
        item: str,
        at: Optional[int] = None,
        above: Optional[str] = None,
        below: Optional[str] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.ItemMoveResult:
        """Moves an item within its section; an index counts the places without it.

        form: The form's id.
        item: The item, by id.
        at: An index; at or past the count is the end.
        above: Directly before this item.
        below: Directly after this item.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "item": item}
        if at is not None:
            sent["at"] = at
        if above is not None:
            sent["above"] = above
        if below is not None:
            sent["below"] = below
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.ItemMoveResult = await self.call("item/move", sent)
        return result

    async def item_remove(
        self,
        *,
        form: str,
        items: List[str],
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.ItemRemoveResult:
        """Removes items with their rows.

        form: The form's id.
        items: The items, by id.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "items": items}
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.ItemRemoveResult = await self.call("item/remove", sent)
        return result

    async def row_append(
        self,
        *,
        form: str,
        section: t.SectionRef,
        rows: List[t.RowDefinition],
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.RowAppendResult:
        """Appends rows to a section, in the order given.

        form: The form's id.
        section: The section, by id or index.
        rows: The rows.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "section": section, "rows": rows}
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.RowAppendResult = await self.call("row/append", sent)
        return result

    async def row_deselect(self, *, form: str) -> None:
        """Takes back this client's selection; what it edits goes on.

        form: The form's id.
        """
        sent: Dict[str, Any] = {"form": form}
        await self.call("row/deselect", sent)

    async def row_get(self, *, form: str, row: t.RowRef) -> t.RowGetResult:
        """Reads one row and says where it stands.

        form: The form's id.
        row: The row, by id or as `[section, index]`.
        """
        sent: Dict[str, Any] = {"form": form, "row": row}
        result: t.RowGetResult = await self.call("row/get", sent)
        return result

    async def row_insert(
        self,
        *,
        form: str,
        rows: List[t.RowDefinition],
        at: Optional[t.RowRef] = None,
        above: Optional[t.RowRef] = None,
        below: Optional[t.RowRef] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.RowInsertResult:
        """Inserts rows as one block, in the order given.

        form: The form's id.
        rows: The rows.
        at: `[section, index]`; at or past the count is the end.
        above: Directly before this row.
        below: Directly after this row.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "rows": rows}
        if at is not None:
            sent["at"] = at
        if above is not None:
            sent["above"] = above
        if below is not None:
            sent["below"] = below
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.RowInsertResult = await self.call("row/insert", sent)
        return result

    async def row_list(
        self,
        *,
        form: str,
        from_: Optional[int] = None,
        limit: Optional[int] = None,
        section: Optional[t.SectionRef] = None,
    ) -> t.RowListResult:
        """Lists the rows of a section or of the whole form, page by page.

        form: The form's id.
        from_: The first one wanted, from 0.
        limit: At most so many.
        section: Only this section, by id or index.
        """
        sent: Dict[str, Any] = {"form": form}
        if from_ is not None:
            sent["from"] = from_
        if limit is not None:
            sent["limit"] = limit
        if section is not None:
            sent["section"] = section
        result: t.RowListResult = await self.call("row/list", sent)
        return result

    async def row_move(
        self,
        *,
        form: str,
        row: t.RowRef,
        at: Optional[t.RowRef] = None,
        above: Optional[t.RowRef] = None,
        below: Optional[t.RowRef] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.RowMoveResult:
        """Moves a row; an index counts the places without it.

        form: The form's id.
        row: The row, by id or as `[section, index]`.
        at: `[section, index]`; at or past the count is the end.
        above: Directly before this row.
        below: Directly after this row.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "row": row}
        if at is not None:
            sent["at"] = at
        if above is not None:
            sent["above"] = above
        if below is not None:
            sent["below"] = below
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.RowMoveResult = await self.call("row/move", sent)
        return result

    async def row_remove(
        self,
        *,
        form: str,
        rows: Optional[List[t.RowRef]] = None,
        section: Optional[t.SectionRef] = None,
        range: Optional[List[int]] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.RowRemoveResult:
        """Removes rows and answers what they were.

        form: The form's id.
        rows: The rows, each by id or as `[section, index]`.
        section: Instead: the section, together with `range`.
        range: From one index up to another.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form}
        if rows is not None:
            sent["rows"] = rows
        if section is not None:
            sent["section"] = section
        if range is not None:
            sent["range"] = range
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.RowRemoveResult = await self.call("row/remove", sent)
        return result

    async def row_select(
        self,
        *,
        form: str,
        row: t.RowRef,
        field: Optional[str] = None,
        scroll_position: Optional[t.ScrollPosition] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.RowSelectResult:
        """Selects a row as a tap does: begins editing, turns over, expands or acts, by its kind.

        form: The form's id.
        row: The row, by id or as `[section, index]`.
        field: The field that is meant, in a row of several.
        scroll_position: Where to scroll it; passed on to watchers.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "row": row}
        if field is not None:
            sent["field"] = field
        if scroll_position is not None:
            sent["scrollPosition"] = scroll_position
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.RowSelectResult = await self.call("row/select", sent)
        return result

    async def row_update(
        self,
        *,
        form: str,
        row: t.RowRef,
        set: t.RowSettings,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.RowUpdateResult:
        """Changes attributes of a row, each as a whole; its id may change too.

        form: The form's id.
        row: The row, by id or as `[section, index]`.
        set: Attributes by name; null takes one back to its default.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "row": row, "set": set}
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.RowUpdateResult = await self.call("row/update", sent)
        return result

    async def rpc_discover(self) -> Dict[str, Any]:
        """Describes the protocol, as an OpenRPC document."""
        result: Dict[str, Any] = await self.call("rpc.discover")
        return result

    async def section_append(
        self,
        *,
        form: str,
        sections: List[t.SectionDefinition],
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.SectionAppendResult:
        """Appends sections, in the order given.

        form: The form's id.
        sections: The sections, with their rows.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "sections": sections}
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.SectionAppendResult = await self.call("section/append", sent)
        return result

    async def section_get(self, *, form: str, section: t.SectionRef) -> t.SectionGetResult:
        """Reads one section with its rows and says where it stands.

        form: The form's id.
        section: The section, by id or index.
        """
        sent: Dict[str, Any] = {"form": form, "section": section}
        result: t.SectionGetResult = await self.call("section/get", sent)
        return result

    async def section_insert(
        self,
        *,
        form: str,
        sections: List[t.SectionDefinition],
        at: Optional[int] = None,
        above: Optional[t.SectionRef] = None,
        below: Optional[t.SectionRef] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.SectionInsertResult:
        """Inserts sections as one block, in the order given.

        form: The form's id.
        sections: The sections, with their rows.
        at: An index; at or past the count is the end.
        above: Directly before this section.
        below: Directly after this section.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "sections": sections}
        if at is not None:
            sent["at"] = at
        if above is not None:
            sent["above"] = above
        if below is not None:
            sent["below"] = below
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.SectionInsertResult = await self.call("section/insert", sent)
        return result

    async def section_list(
        self,
        *,
        form: str,
        from_: Optional[int] = None,
        limit: Optional[int] = None,
    ) -> t.SectionListResult:
        """Lists the sections without their rows, page by page.

        form: The form's id.
        from_: The first one wanted, from 0.
        limit: At most so many.
        """
        sent: Dict[str, Any] = {"form": form}
        if from_ is not None:
            sent["from"] = from_
        if limit is not None:
            sent["limit"] = limit
        result: t.SectionListResult = await self.call("section/list", sent)
        return result

    async def section_move(
        self,
        *,
        form: str,
        section: t.SectionRef,
        at: Optional[int] = None,
        above: Optional[t.SectionRef] = None,
        below: Optional[t.SectionRef] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.SectionMoveResult:
        """Moves a section; an index counts the places without it.

        form: The form's id.
        section: The section, by id or index.
        at: An index; at or past the count is the end.
        above: Directly before this section.
        below: Directly after this section.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "section": section}
        if at is not None:
            sent["at"] = at
        if above is not None:
            sent["above"] = above
        if below is not None:
            sent["below"] = below
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.SectionMoveResult = await self.call("section/move", sent)
        return result

    async def section_remove(
        self,
        *,
        form: str,
        sections: Optional[List[t.SectionRef]] = None,
        range: Optional[List[int]] = None,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.SectionRemoveResult:
        """Removes sections with their rows and answers what they were.

        form: The form's id.
        sections: The sections, each by id or index.
        range: Instead: from one index up to another.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form}
        if sections is not None:
            sent["sections"] = sections
        if range is not None:
            sent["range"] = range
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.SectionRemoveResult = await self.call("section/remove", sent)
        return result

    async def section_remove_all(
        self,
        *,
        form: str,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.SectionRemoveAllResult:
        """Removes every section of the form.

        form: The form's id.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form}
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.SectionRemoveAllResult = await self.call("section/removeAll", sent)
        return result

    async def section_update(
        self,
        *,
        form: str,
        section: t.SectionRef,
        set: t.SectionSettings,
        if_revision: Optional[int] = None,
        animation: Optional[t.Animation] = None,
    ) -> t.SectionUpdateResult:
        """Changes attributes of a section, each as a whole; its id may change too.

        form: The form's id.
        section: The section, by id or index.
        set: Attributes by name; null takes one back to its default.
        if_revision: Refuse if somebody else changed what this writes after that revision.
        animation: How front ends may show the change; passed on to watchers.
        """
        sent: Dict[str, Any] = {"form": form, "section": section, "set": set}
        if if_revision is not None:
            sent["ifRevision"] = if_revision
        if animation is not None:
            sent["animation"] = animation
        result: t.SectionUpdateResult = await self.call("section/update", sent)
        return result

    async def server_echo(self, **more: Any) -> Dict[str, Any]:
        """Sends its params back as they came, to the byte."""
        sent: Dict[str, Any] = {**more}
        result: Dict[str, Any] = await self.call("server/echo", sent)
        return result

    async def server_info(self) -> t.ServerInfoResult:
        """Says who is serving, and within which limits."""
        result: t.ServerInfoResult = await self.call("server/info")
        return result

    async def server_stats(self) -> t.ServerStatsResult:
        """Counts what the daemon has done since it started."""
        result: t.ServerStatsResult = await self.call("server/stats")
        return result

    async def server_stop(self) -> None:
        """Asks the daemon to stop once every answer due has gone out."""
        await self.call("server/stop")

    async def shutdown(self) -> None:
        """Ends this conversation but for `exit`, as in LSP; optional."""
        await self.call("shutdown")

    async def view_event(
        self,
        *,
        form: str,
        event: str,
        row: Optional[t.RowRef] = None,
        section: Optional[t.SectionRef] = None,
        part: Optional[str] = None,
        data: Any = ABSENT,
    ) -> None:
        """Passes on what a front end has to tell; `beginDragging` ends editing and collapses
        too.

        form: The form's id.
        event: What it is called, such as `beginDragging`.
        row: The row it is about.
        section: Instead of `row`: the section it is about.
        part: The part of it, such as `header`.
        data: Anything.
        """
        sent: Dict[str, Any] = {"form": form, "event": event}
        if row is not None:
            sent["row"] = row
        if section is not None:
            sent["section"] = section
        if part is not None:
            sent["part"] = part
        if data is not ABSENT:
            sent["data"] = data
        await self.call("view/event", sent)
