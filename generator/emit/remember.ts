/**
 * Returns a value that `make` derives only from `inputs`. If these are the same objects as the last time, the earlier
 * value with this name may be returned. For the text of a file, the name is the path of the file.
 */
export type Remember = <Value>(name: string, inputs: readonly unknown[], make: () => Value) => Value;

/** Calls `make` for every value. */
export const rememberNothing: Remember = (_name, _inputs, make) => make();

/**
 * Calls `make` only if the inputs have changed since the last time. `reuseParts` ensures that unchanged inputs are the
 * same objects.
 */
export function createMemory(): Remember {
  const known = new Map<string, { readonly inputs: readonly unknown[]; readonly value: unknown }>();
  return <Value>(name: string, inputs: readonly unknown[], make: () => Value): Value => {
    const last = known.get(name);
    if (last?.inputs.length === inputs.length && inputs.every((input, index) => input === last.inputs[index]))
      return last.value as Value; // each name has one `make`
    const value = make();
    known.set(name, { inputs, value });
    return value;
  };
}
