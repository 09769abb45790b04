import type { BusinessFunction, FunctionKey } from "./business-function.ts";
import { commercialFunctions } from "./commercial-functions.ts";
import { technicalFunctions } from "./technical-functions.ts";

/** Every business function a member can work in. */
export const functions: Readonly<Record<FunctionKey, BusinessFunction>> = {
  ...technicalFunctions,
  ...commercialFunctions,
};
