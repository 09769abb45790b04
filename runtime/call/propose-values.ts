import type { ArgumentEntry, Surface } from "../contract/surface.ts";
import type { ReadForCaller, ReadOutcome, ReadRequest } from "./read-for-caller.ts";

/** What the person has typed so far, and the arguments that are already filled in. */
export interface TypedValue {
  readonly value: string;
  readonly filled: Readonly<Record<string, string>>;
}

/** A completion handler: returns values that match the typed value, best first. */
export type CompletionHandler<Context> = (input: TypedValue, context: Context) => Promise<readonly string[]>;

/** Proposes values for an argument of a prompt or resource; it never rejects. */
export type ProposeValues = (
  argument: ArgumentEntry,
  typed: TypedValue,
  request: ReadRequest,
) => Promise<ReadOutcome<readonly string[]>>;

/**
 * Creates the function that proposes values. The values come from the completion handler of the argument, or else from
 * its allowed values.
 */
export function createProposeValues<Context>(
  readForCaller: ReadForCaller<Context>,
  handlers: Readonly<Record<string, CompletionHandler<Context>>>,
): ProposeValues {
  return async ({ name, completion, allowed }, typed, request) => {
    const handler = completion === null ? undefined : handlers[completion];
    if (!handler) return { ok: true, result: startingWith(allowed ?? [], typed.value) };
    const subject = { kind: "completion", name: completion ?? name, input: {} } as const;
    return readForCaller(request, subject, (context) => handler(typed, context));
  };
}

/** Returns whether any argument supports completion. */
export const hasCompletions = (surface: Surface): boolean =>
  argumentsOf(surface).some(({ allowed, completion }) => allowed !== null || completion !== null);

/** Returns the arguments of all prompts and resources. */
export const argumentsOf = ({ prompts, resources }: Surface): readonly ArgumentEntry[] => [
  ...prompts.flatMap((prompt) => prompt.arguments),
  ...resources.flatMap(({ parameters }) => parameters),
];

function startingWith(values: readonly string[], typed: string): readonly string[] {
  const start = typed.toLowerCase();
  return values.filter((value) => value.toLowerCase().startsWith(start));
}
