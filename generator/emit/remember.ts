/**
 * Returns a value that `make` derives from nothing but `inputs`. If they are the same objects as the last time, the earlier value
 * of this name may be returned. The name of a file's text is its path.
 */
export type Remember = <Value>(name: string, inputs: readonly unknown[], make: () => Value) => Value;

/** Makes every value anew. */
export const rememberNothing: Remember = (_name, _inputs, make) => make();

/** Makes a value again only if its inputs have changed since the last time; `reuseParts` keeps unchanged ones the same. */
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
