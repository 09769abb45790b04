import { quote } from "../../format/text.ts";
import type { TypeOptions } from "../schema-type.ts";

/** Address of a component schema. */
const COMPONENT = "#/components/schemas/";

/** Types as a client sees them: arrays are its own to change, and references are those of the OpenAPI document. */
export const clientTypes: TypeOptions = {
  reference: (address) => `Schemas[${quote(address.slice(COMPONENT.length))}]`,
  isReadonly: false,
  isFilledIn: () => false,
};

/** The name of the component that a reference of the document leads to. */
export const componentName = (address: string): string => address.split("/").at(-1) ?? "";
