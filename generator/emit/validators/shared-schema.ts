import { Name, type CodeKeywordDefinition } from "ajv/dist/2020.js";
import { callRef } from "ajv/dist/vocabularies/core/ref.js";
import { importedValidator } from "../../language/naming.ts";

/** The keyword that replaces a `$ref` to a shared schema, whose validator is in another module. */
export const SHARED_SCHEMA = "sharedSchema";

/** Emits a call to the validator of the shared schema, which is imported under the name from `importedValidator`. */
export const sharedSchema: CodeKeywordDefinition = {
  keyword: SHARED_SCHEMA,
  schemaType: "string",
  code: (context) => callRef(context, new Name(importedValidator(String(context.schema)))),
};
