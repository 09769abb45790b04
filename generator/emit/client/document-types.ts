import { createRequire } from "node:module";
import type { GlobalContext, OpenAPI3 } from "openapi-typescript";
import type { Schema } from "../../model/model.ts";

type Package = typeof import("openapi-typescript");

/**
 * The types of an OpenAPI document that was just made, as text. This is what openapi-typescript's own entry does after it has
 * read, linted and bundled a document of unknown origin, which takes most of its time.
 */
export function documentTypes(document: Schema): string {
  // Required, because an import would first scan the whole TypeScript compiler for exports. The modules have no types of
  // their own; they hold functions that the package exports.
  const load = createRequire(import.meta.url);
  const transform = load("openapi-typescript/dist/transform/index.cjs") as Package["transformSchema"];
  const { astToString } = load("openapi-typescript/dist/lib/ts.cjs") as Pick<Package, "astToString">;
  const { resolveRef } = load("openapi-typescript/dist/lib/utils.cjs") as Pick<Package, "resolveRef">;

  // Its type is narrower than the document is deep.
  const source = document as unknown as OpenAPI3;
  const context: Omit<GlobalContext, "redoc"> = {
    ...OPTIONS,
    discriminators: { objects: {}, refsHandled: [] },
    injectFooter: [],
    // Of whatever type its caller expects.
    resolve: (reference: string) => resolveRef<never>(source, reference, { silent: true }),
  };
  // The transformation never reads the configuration of the linter.
  return astToString(transform(source, context as GlobalContext));
}

const OPTIONS = {
  additionalProperties: false,
  alphabetize: false,
  arrayLength: false,
  conditionalEnums: false,
  dedupeEnums: false,
  // A default makes an answer's property certain, but an argument optional: only `required` may decide.
  defaultNonNullable: false,
  emptyObjectsUnknown: false,
  enum: false,
  enumValues: false,
  excludeDeprecated: false,
  exportType: false,
  generatePathParams: false,
  immutable: false,
  makePathsEnum: false,
  pathParamsAsTypes: false,
  postTransform: undefined,
  propertiesRequiredByDefault: false,
  readWriteMarkers: false,
  rootTypes: false,
  rootTypesKeepCasing: false,
  rootTypesNoSchemaPrefix: false,
  silent: true,
  transform: undefined,
  transformProperty: undefined,
} as const;
