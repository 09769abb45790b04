/** Returns the fixed arguments for one call. */
export type FixedArguments = () => Readonly<Record<string, unknown>>;

/**
 * Creates the function. Each call gets its own copy of objects and lists, because the validator adds defaults to them and
 * handlers may change them. If all values are scalar, nothing is copied.
 */
export function createFixedArguments(values: Readonly<Record<string, unknown>>): FixedArguments {
  const isScalar = Object.values(values).every((value) => typeof value !== "object" || value === null);
  return isScalar ? () => values : () => structuredClone(values);
}
