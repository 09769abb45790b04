import type { Static } from "@sinclair/typebox";
import { KIND_NAMES } from "../changes/kinds.ts";
import { date } from "./deprecation.ts";
import { formatted, line, listOf, mapping, oneOf } from "./key-types.ts";

/** `diff-exceptions.yaml` */
export const EXCEPTIONS = listOf(
  mapping("an exception", "A breaking change that is accepted.", {
    kind: oneOf(KIND_NAMES, "Kind of the change, as `switchboard diff` reports it."),
    at: formatted(
      "File and key of the change, as `switchboard diff --json` reports it.",
      /^spec\/[^#]+#(\/.*)?$/,
      "a file and a JSON pointer, such as spec/scopes.yaml#/core",
      "spec/tools/messaging/send_message.yaml#/input/properties/text/maxLength",
    ),
    reason: line("Why the change is accepted.", "No caller sends text of this length."),
    until: date("Last day on which the exception applies.", "2027-06-30"),
  }),
  "Breaking changes that `switchboard diff` accepts.",
);

export type ExceptionsFile = Static<typeof EXCEPTIONS>;
