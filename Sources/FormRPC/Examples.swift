// Exchanges out of the transcripts. Made from Tests/FormRPCTests/Transcripts by `make generate`.
// SPDX-License-Identifier: MIT
// swift-format-ignore-file

/// Exchanges for the published description, by method.
let examples: [Example] = [
]
