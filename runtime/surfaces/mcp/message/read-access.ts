import type { ReadAccess } from "../../../call/refuse-read.ts";
import type { PromptEntry, ResourceEntry, Surface } from "../../../contract/surface.ts";
import { createFindResource } from "./find-resource.ts";
import { isObject } from "./call-arguments.ts";

/**
 * Returns what a message requests; null for a tool call, for a method that every caller may use, and for something
 * that does not exist.
 */
export type ReadAccessOf = (message: unknown) => ReadAccess | null;

type Params = Readonly<Record<string, unknown>>;

/** Creates the function that finds the tools that a prompt, resource, completion or subscription requires. */
export function createReadAccess(surface: Surface): ReadAccessOf {
  const findResource = createFindResource(surface);
  const resourceOf = (uri: unknown): ResourceEntry | undefined =>
    typeof uri === "string" ? findResource(uri)?.entry : undefined;
  const promptOf = (name: unknown): PromptEntry | undefined => surface.prompts.find((prompt) => prompt.name === name);
  const templateOf = (uri: unknown): ResourceEntry | undefined => surface.resources.find((entry) => entry.uri === uri);

  const found = (kind: string, ...entries: readonly (PromptEntry | ResourceEntry | undefined)[]): ReadAccess | null => {
    const known = entries.filter((entry) => entry !== undefined);
    const [first] = known;
    return first
      ? { operation: `${kind}:${first.name}`, tools: [...new Set(known.flatMap(({ tools }) => tools))] }
      : null;
  };

  const accesses: Readonly<Record<string, (params: Params) => ReadAccess | null>> = {
    "prompts/get": ({ name }) => found("prompt", promptOf(name)),
    "resources/read": ({ uri }) => found("resource", resourceOf(uri)),
    "resources/subscribe": ({ uri }) => found("subscription", resourceOf(uri)),
    "completion/complete": ({ ref }) => {
      if (!isObject(ref)) return null;
      return found("completion", ref["type"] === "ref/prompt" ? promptOf(ref["name"]) : templateOf(ref["uri"]));
    },
    "subscriptions/listen": ({ notifications }) => {
      const uris = isObject(notifications) ? notifications["resourceSubscriptions"] : undefined;
      return Array.isArray(uris) ? found("subscription", ...uris.map(resourceOf)) : null;
    },
  };

  return (message) => {
    if (!isObject(message) || !isObject(message["params"])) return null;
    const method = message["method"];
    return typeof method === "string" && Object.hasOwn(accesses, method)
      ? (accesses[method]?.(message["params"]) ?? null)
      : null;
  };
}
