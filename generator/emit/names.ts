import { fileHeader, quote } from "../format/text.ts";
import type { Model } from "../model/model.ts";

/**
 * Emits `names.ts`: the names that handlers and tests refer to. It adds them to the runtime's types, so that
 * editors complete names, such as the code of a `Failure`, and `switchboard rename` finds the literals to change.
 */
export function emitNames({ tools, scopes }: Model): ReadonlyMap<string, string> {
  const text = `${fileHeader("spec/tools, spec/errors.yaml and spec/scopes.yaml")}
import type { ErrorCode } from "./errors.ts";

/** The tools of the service, including older names. */
export type ToolName =${union(tools)};

/** The scopes of the service. */
export type ScopeName =${union(scopes)};

declare module "switchboard/contract" {
  interface ToolNames extends Record<ToolName, true> {}
  interface ErrorCodes extends Record<ErrorCode, true> {}
  interface ScopeNames extends Record<ScopeName, true> {}
}
`;
  return new Map([["generated/names.ts", text]]);
}

const union = (entries: readonly { readonly name: string }[]): string =>
  entries.length === 0 ? " never" : entries.map(({ name }) => `\n  | ${quote(name)}`).join("");
