import type { Model, ToolModel } from "../model/model.ts";
import { dataFile } from "./data-file.ts";

/** `tools.ts`: what the runtime knows of each tool, in spec order. */
export function emitTools({ tools, resources }: Model): ReadonlyMap<string, string> {
  const uris = new Map(resources.map(({ name, uri }) => [name, uri]));
  const text = dataFile({
    source: "spec/tools",
    name: "tools",
    comment: "Every callable tool, in spec order.",
    type: "readonly ToolEntry[]",
    imports: ["ToolEntry"],
    value: tools.map((tool) => toolEntry(tool, uris)),
  });
  return new Map([["generated/tools.ts", text]]);
}

const toolEntry = (tool: ToolModel, uris: ReadonlyMap<string, string>) => ({
  name: tool.name,
  title: tool.title,
  category: tool.category,
  effect: tool.effect,
  idempotent: tool.idempotent,
  safety: tool.safety,
  live: tool.live,
  scopes: tool.scopes,
  timeoutMs: tool.timeoutMs,
  maxBodyBytes: tool.maxBodyBytes,
  safetyUnits: tool.safetyUnits,
  keepsRecords: tool.keepsRecords,
  reports: tool.reports,
  actions: tool.actions,
  headers: tool.headers,
  changes: tool.changes.flatMap((name) => uris.get(name) ?? []),
  contents: tool.contents,
  errors: tool.errors.map((error) => error.code),
  ...(tool.replacedBy ? { replacedBy: tool.replacedBy } : {}),
});
