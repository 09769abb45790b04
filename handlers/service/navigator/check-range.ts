import { argumentFailure } from "../../../runtime/index.ts";
import type { Range } from "../../network/port/navigator.ts";

/** @throws Failure `invalid_arguments`, with a pointer to the maximum, if the maximum of the range is less than the minimum. */
export function checkRange(argument: string, range: Range | undefined): void {
  const { min = -Infinity, max = Infinity } = range ?? {};
  if (max < min)
    throw argumentFailure(`/${argument}/max`, "The maximum is less than the minimum.", "Swap the two values.");
}
