"""The form on the whole screen of a terminal; needs Textual (`pip install formd[tui]`)."""
# SPDX-License-Identifier: MIT
