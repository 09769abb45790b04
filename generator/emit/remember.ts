/**
 * Returns the text of a generated file. `inputs` are all values, as JSON, on which `make` depends. For equal inputs, an
 * earlier text may be returned.
 */
export type Remember = (path: string, inputs: unknown, make: () => string) => string;

/** Creates every text anew. */
export const rememberNothing: Remember = (_path, _inputs, make) => make();

/** Creates a text again only if its inputs have changed since the last time. */
export function createMemory(): Remember {
  const known = new Map<string, { readonly key: string; readonly text: string }>();
  return (path, inputs, make) => {
    const key = JSON.stringify(inputs);
    const last = known.get(path);
    if (last?.key === key) return last.text;
    const text = make();
    known.set(path, { key, text });
    return text;
  };
}
