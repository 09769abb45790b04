import type { CompiledSchema, ResourceEntry } from "../contract/surface.ts";
import type { CallServices } from "./call-services.ts";
import type { ReadForCaller, ReadOutcome, ReadRequest } from "./read-for-caller.ts";

/** The first argument contains the parameters of the URI, if it has any; see the generated types. */
export type ResourceHandler<Context> =
  ((context: Context) => Promise<unknown>) | ((parameters: never, context: Context) => Promise<unknown>);

/** The content of a resource, as in MCP. */
export type ResourceContent = { readonly text: string } | { readonly blob: string };

export interface ResourceRequest extends ReadRequest {
  readonly entry: ResourceEntry;
  readonly parameters: Readonly<Record<string, unknown>>;
}

export type ReadResource = (request: ResourceRequest) => Promise<ReadOutcome<ResourceContent>>;

/**
 * Creates the function that reads a resource for the caller's default account; it never rejects.
 * @throws Error at start if generated code is missing.
 */
export function createReadResource<Context>(
  { surface, serialize }: Pick<CallServices, "surface" | "serialize">,
  readForCaller: ReadForCaller<Context>,
  handlers: Readonly<Record<string, ResourceHandler<Context>>>,
): ReadResource {
  const { resources, compiled } = surface;
  for (const { name, content } of resources) {
    if (content === "json" && !compiled.resources[name])
      throw new Error(`resource "${name}" is not completely generated; run "npx switchboard generate"`);
  }

  return ({ entry, parameters, ...request }) =>
    readForCaller(request, { kind: "resource", name: entry.name, input: parameters }, async (context) => {
      // The entry determines which of the two types the handler has.
      const handler = handlers[entry.name] as (...args: readonly unknown[]) => Promise<unknown>;
      const content = await (entry.parameters.length > 0 ? handler(parameters, context) : handler(context));
      switch (entry.content) {
        case "text":
          return { text: String(content) };
        case "binary":
          return { blob: Buffer.from(content as Uint8Array).toString("base64") };
        case "json": {
          const load = compiled.resources[entry.name] as () => Promise<CompiledSchema>; // checked above
          const { validate } = await load();
          const schema = { validateOutput: validate, serialize: JSON.stringify };
          return { text: serialize(schema, entry.name, content as object) };
        }
      }
    });
}
