import { quote } from "../../format/text.ts";
import type { TypeOptions } from "../schema-type.ts";

/** Prefix of references to component schemas. */
const COMPONENT = "#/components/schemas/";

/** Options for the types of the client: arrays are mutable, and references are those of the OpenAPI document. */
export const clientTypes: TypeOptions = {
  reference: (ref) => `Schemas[${quote(ref.slice(COMPONENT.length))}]`,
  isReadonly: false,
  isFilledIn: () => false,
};

/** Returns the name of the component that a `$ref` of the document refers to. */
export const componentName = (ref: string): string => ref.split("/").at(-1) ?? "";
