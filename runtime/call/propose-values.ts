import type { ArgumentEntry, Surface } from "../contract/surface.ts";
import type { ReadForCaller, ReadOutcome, ReadRequest } from "./read-for-caller.ts";

/** What a value is proposed for: what was typed, and the arguments that are filled in already. */
export interface TypedValue {
  readonly value: string;
  readonly filled: Readonly<Record<string, string>>;
}

/** A handler as the runtime calls it: proposes values that fit what was typed, the likeliest first. */
export type CompletionHandler<Context> = (input: TypedValue, context: Context) => Promise<readonly string[]>;

/** Proposes values for an argument of a prompt or resource; it never rejects. */
export type ProposeValues = (
  argument: ArgumentEntry,
  typed: TypedValue,
  request: ReadRequest,
) => Promise<ReadOutcome<readonly string[]>>;

/**
 * Returns the function that proposes values: arguments with allowed values propose those, others what their handler finds for the
 * caller, and the rest nothing.
 * @throws Error when an argument's handler is missing, so that a service with a hole does not start.
 */
export function createProposeValues<Context>(
  surface: Surface,
  readForCaller: ReadForCaller<Context>,
  handlers: Readonly<Record<string, CompletionHandler<Context>>>,
): ProposeValues {
  for (const { completion } of argumentsOf(surface)) {
    if (completion !== null && !handlers[completion]) throw new Error(`completion "${completion}" has no handler`);
  }

  return async ({ name, completion, allowed }, typed, request) => {
    const handler = completion === null ? undefined : handlers[completion];
    if (!handler) return { ok: true, result: startingWith(allowed ?? [], typed.value) };
    const subject = { kind: "completion", name: completion ?? name, input: {} } as const;
    return readForCaller(request, subject, (context) => handler(typed, context));
  };
}

/** Whether any argument proposes values; otherwise the service offers no completion. */
export const proposesAnything = (surface: Surface): boolean =>
  argumentsOf(surface).some(({ allowed, completion }) => allowed !== null || completion !== null);

const argumentsOf = ({ prompts, resources }: Surface): readonly ArgumentEntry[] => [
  ...prompts.flatMap((prompt) => prompt.arguments),
  ...resources.flatMap(({ parameters }) => parameters),
];

function startingWith(values: readonly string[], typed: string): readonly string[] {
  const start = typed.toLowerCase();
  return values.filter((value) => value.toLowerCase().startsWith(start));
}
