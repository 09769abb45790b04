import type { Model } from "../model/model.ts";
import { dataFile } from "./data-file.ts";
import { schemaTable } from "./inline-schemas.ts";
import { thirdPartyPlaces } from "./third-party.ts";

/** Emits `resources.ts`: the URIs, parameters and content types of resources, and where they contain texts of other people. */
export function emitResources({
  resources,
  schemas,
}: Pick<Model, "resources" | "schemas">): ReadonlyMap<string, string> {
  const table = schemaTable(schemas);
  const text = dataFile({
    source: "spec/resources",
    name: "resources",
    comment: "The resources of the service.",
    type: "readonly ResourceEntry[]",
    imports: ["ResourceEntry"],
    value: resources.map(({ name, uri, parameters, tool, mimeType, content, output }) => {
      const thirdParty = output ? thirdPartyPlaces(output, table) : [];
      return {
        name,
        uri,
        parameters,
        tools: tool === null ? [] : [tool],
        mimeType,
        content,
        ...(thirdParty.length > 0 && { thirdParty }),
      };
    }),
  });
  return new Map([["generated/resources.ts", text]]);
}
