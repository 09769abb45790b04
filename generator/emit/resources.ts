import type { Model } from "../model/model.ts";
import { dataFile } from "./data-file.ts";

/** `resources.ts`: addresses, parameters and what stands there. */
export function emitResources({ resources }: Model): ReadonlyMap<string, string> {
  const text = dataFile({
    source: "spec/resources",
    name: "resources",
    comment: "Every resource.",
    type: "readonly ResourceEntry[]",
    imports: ["ResourceEntry"],
    value: resources.map(({ name, uri, parameters, mimeType, content }) => ({
      name,
      uri,
      parameters,
      mimeType,
      content,
    })),
  });
  return new Map([["generated/resources.ts", text]]);
}
