/**
 * Returns the text of a generated file. `inputs` are all values, as JSON, on which `make` depends; for the same ones, an earlier text
 * may be returned.
 */
export type Remember = (path: string, inputs: unknown, make: () => string) => string;

/** Makes every text. */
export const rememberNothing: Remember = (_path, _inputs, make) => make();

/** Makes a text again only if its inputs have changed since the last time. */
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
