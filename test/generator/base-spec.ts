import { readFolder } from "../../generator/read-folder.ts";
import { readModel } from "../../generator/generate.ts";
import type { Model } from "../../generator/model/model.ts";
import { fileURLToPath } from "node:url";

/** The small valid specification that the golden cases vary. */
export function baseSpec(): Map<string, string> {
  const folder = fileURLToPath(new URL("../golden/base", import.meta.url));
  return new Map(readFolder(folder, "spec") ?? []);
}

/** The model of the base specification. */
export function baseModel(): Model {
  const { model, diagnostics } = readModel(baseSpec());
  if (!model) throw new Error(JSON.stringify(diagnostics));
  return model;
}
