import type { Model } from "../model/model.ts";
import { dataFile } from "./data-file.ts";

/** Emits `resources.ts`: the URIs, parameters and content types of resources. */
export function emitResources({ resources }: Model): ReadonlyMap<string, string> {
  const text = dataFile({
    source: "spec/resources",
    name: "resources",
    comment: "The resources of the service.",
    type: "readonly ResourceEntry[]",
    imports: ["ResourceEntry"],
    value: resources.map(({ name, uri, parameters, tool, mimeType, content }) => ({
      name,
      uri,
      parameters,
      tools: tool === null ? [] : [tool],
      mimeType,
      content,
    })),
  });
  return new Map([["generated/resources.ts", text]]);
}
