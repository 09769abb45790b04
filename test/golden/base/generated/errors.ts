// Generated from spec/errors.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { ErrorEntry } from "./entries.ts";

/** Every failure of the service. */
export type ErrorCode = "invalid_arguments" | "not_found" | "book_lent";

/** Failures that any tool may answer with. */
export type CommonErrorCode = "invalid_arguments" | "not_found";

/** The table of failures, by code. */
export const errors: Readonly<Record<ErrorCode, ErrorEntry>> = {
  invalid_arguments: {
    status: 400,
    mcp: "tool_result",
    retryable: false,
    title: "Invalid arguments",
    text: "An argument does not fit.",
    hint: "Correct it.",
  },
  not_found: {
    status: 404,
    mcp: "error",
    retryable: false,
    title: "Not found",
    text: "There is no such book.",
    hint: "List the books.",
  },
  book_lent: {
    status: 409,
    mcp: "error",
    retryable: true,
    title: "Book lent",
    text: "The book is lent to somebody.",
    hint: "Wait until it is back.",
  },
};
