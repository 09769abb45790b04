import { Failure } from "../../../contract/failure.ts";
import { nearestFew } from "../../../call/nearest.ts";

/** Where the names of each kind are told. */
const lists = { tool: "tools/list", prompt: "prompts/list", argument: "prompts/list and resources/templates/list" };

/** The failure `not_found` of a name that nothing has; `known` are those that something has. */
export function unknownName(kind: keyof typeof lists, name: string, known: Iterable<string>): Failure {
  const candidates = nearestFew(name, known, 3);
  const quoted = candidates.map((candidate) => `"${candidate}"`).join(" or ");
  return new Failure("not_found", {
    detail: `Unknown ${kind} "${name.slice(0, 100)}".`,
    hint: quoted === "" ? `The names are those of ${lists[kind]}.` : `Did you mean ${quoted}?`,
    members: { nearest: candidates },
  });
}
