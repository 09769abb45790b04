import type { Surface } from "../../../contract/surface.ts";
import { listHint } from "../message/revisions.ts";
import type { Selection } from "../message/selection.ts";
import type { PlainMessage } from "./read-message.ts";
import { writeServerInfo } from "./write-response.ts";

/** The bytes of a list's answer up to its id, which is its last member; undefined for a method that lists nothing. */
export type PrepareList = (message: PlainMessage, selection: Selection) => Buffer | undefined;

/** Lists change with a release alone: each is written once for what an address selects. */
const maxCachedLists = 100;

/** Returns the function that writes lists as the SDK does, member by member, and keeps their bytes. */
export function createPrepareList({ service, mcp }: Surface): PrepareList {
  const cache = new Map<string, Buffer>();
  const itemsOf: Readonly<Record<string, (selection: Selection) => object>> = {
    "tools/list": ({ tools }) => ({ tools }),
    "prompts/list": () => ({ prompts: mcp.prompts }),
    "resources/list": () => ({ resources: mcp.resources }),
    "resources/templates/list": () => ({ resourceTemplates: mcp.resourceTemplates }),
  };
  const modernEnd = `,"resultType":"complete",${JSON.stringify(listHint).slice(1, -1)},"_meta":{${writeServerInfo(service)}}`;

  return ({ method, isModern }, selection) => {
    const name = `${method} ${isModern} ${selection.name}`;
    const known = cache.get(name);
    const items = known ? undefined : itemsOf[method]?.(selection);
    if (!items) return known;
    const members = JSON.stringify(items).slice(1, -1);
    const list = Buffer.from(`{"result":{${members}${isModern ? modernEnd : ""}},"jsonrpc":"2.0","id":`);
    if (cache.size >= maxCachedLists) cache.clear();
    cache.set(name, list);
    return list;
  };
}
