import { argumentFailure } from "../../../runtime/index.ts";
import type { Range } from "../../network/port/navigator.ts";

/** @throws Failure `invalid_arguments` at the maximum of a range that is less than its minimum. */
export function checkRange(argument: string, range: Range | undefined): void {
  const { min = -Infinity, max = Infinity } = range ?? {};
  if (max < min)
    throw argumentFailure(`/${argument}/max`, "The maximum is less than the minimum.", "Swap the two values.");
}
