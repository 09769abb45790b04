/** The public API of the generator. */
export { generate, readModel, type Generated, type SpecTexts } from "./generate.ts";
export { generateFolder, SpecMissingError, type FolderResult, type GenerateFolderOptions } from "./generate-folder.ts";
export { formatDiagnostic, type Diagnostic } from "./load/diagnostic.ts";
export { readSpec } from "./read-folder.ts";
export type { Model } from "./model/model.ts";
export { generatorCommands } from "./cli.ts";
