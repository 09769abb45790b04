import type { Surface } from "../../../contract/surface.ts";
import { listCacheHint } from "../message/revisions.ts";
import { listTools, type Selection } from "../message/selection.ts";
import type { PlainMessage } from "./read-message.ts";
import { writeServerInfo } from "./write-response.ts";

/**
 * Returns the bytes of a list response up to its id, which is the last member; undefined for other methods. A promise if the
 * entries must be loaded first.
 */
export type PrepareList = (message: PlainMessage, selection: Selection) => Buffer | Promise<Buffer> | undefined;

/** Maximum number of cached lists; they change only with a release. */
const maxCachedLists = 100;

/** Creates the function that writes lists exactly as the SDK does, and caches their bytes. */
export function createPrepareList({ service, mcp }: Pick<Surface, "service" | "mcp">): PrepareList {
  const cache = new Map<string, Buffer>();
  const readItems: Readonly<Record<string, (selection: Selection) => object | Promise<object>>> = {
    "tools/list": async (selection) => ({ tools: await listTools({ mcp }, selection) }),
    "prompts/list": () => ({ prompts: mcp.prompts }),
    "resources/list": () => ({ resources: mcp.resources }),
    "resources/templates/list": () => ({ resourceTemplates: mcp.resourceTemplates }),
  };
  const modernEnd = `,"resultType":"complete",${JSON.stringify(listCacheHint).slice(1, -1)},"_meta":{${writeServerInfo(service)}}`;

  return ({ method, isModern }, selection) => {
    const name = `${method} ${isModern} ${selection.name}`;
    const known = cache.get(name);
    const items = known ? undefined : readItems[method]?.(selection);
    if (!items) return known;
    const write = (loaded: object): Buffer => {
      const members = JSON.stringify(loaded).slice(1, -1);
      const list = Buffer.from(`{"result":{${members}${isModern ? modernEnd : ""}},"jsonrpc":"2.0","id":`);
      if (cache.size >= maxCachedLists) cache.clear();
      cache.set(name, list);
      return list;
    };
    return items instanceof Promise ? items.then(write) : write(items);
  };
}
