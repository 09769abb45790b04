/** A JSON Schema of an input, as `tools/list` and the OpenAPI document show it. */
export interface InputSchema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, InputSchema>>;
  readonly items?: InputSchema;
}

/** Creates a value as JSON text of about this many bytes. */
export type HostileValue = (bytes: number) => string;

/** One input of a tool with a hostile value in it: the JSON text of all arguments. */
export interface HostileInput {
  readonly name: string;
  readonly text: HostileValue;
}

const repeat = (item: string, bytes: number): string => item.repeat(Math.max(1, Math.floor(bytes / item.length)));

const array =
  (item: string): HostileValue =>
  (bytes) =>
    `[${repeat(`${item},`, bytes)}${item}]`;

const keys: HostileValue = (bytes) => {
  const members = Array.from(
    { length: Math.floor(bytes / 12) },
    (_, index) => `"k${String(index).padStart(6, "0")}":1`,
  );
  return `{${members.join(",")}}`;
};

const text =
  (part: string): HostileValue =>
  (bytes) =>
    JSON.stringify(`${repeat(part, bytes)}!`);

/** An item near the maximum nesting of a body, repeated as often as the size permits. */
const deepItem = `${"[".repeat(50)}${"]".repeat(50)}`;

const forArrays: Readonly<Record<string, HostileValue>> = {
  numbers: array("1"),
  objects: array("{}"),
  texts: array('"a"'),
  "equal objects": array('{"a":{"b":[1,2]}}'),
  "deep items": array(deepItem),
};
const forObjects: Readonly<Record<string, HostileValue>> = {
  "unknown keys": keys,
  "a long key": (bytes) => `{${text("\\u0001")(bytes / 6)}:1}`,
};
const forTexts: Readonly<Record<string, HostileValue>> = {
  "a long text": text("a"),
  "parts of a language tag": text("aa-"),
  "a long address": text("https://a.b/%"),
  "a long e-mail address": text("a.a@"),
};
const forAll: Readonly<Record<string, HostileValue>> = {
  "a long number": (bytes) => repeat("9", bytes),
  "a deep value": (bytes) => `${repeat("[", bytes / 2)}${repeat("]", bytes / 2)}`,
  "objects of nulls": array('{"a":null}'),
};

/**
 * Every array, object and string of an input with each kind of hostile value.
 * @param known the texts of nested schemas that earlier inputs have tried: they are skipped, and those of this input are added.
 */
export function* hostileInputs(schema: InputSchema, known: Set<string>): Generator<HostileInput> {
  for (const { path, types, put, text } of places(schema, "", (value) => value)) {
    if (path !== "" && known.has(text)) continue;
    known.add(text);
    const kinds = {
      ...(types.includes("array") && forArrays),
      ...(types.includes("object") && forObjects),
      ...(types.includes("string") && forTexts),
    };
    if (Object.keys(kinds).length === 0) continue;
    for (const [kind, value] of Object.entries({ ...kinds, ...forAll }))
      yield { name: `${path || "/"}: ${kind}`, text: (bytes) => put(value(bytes)) };
  }
}

interface Place {
  readonly path: string;
  readonly types: readonly string[];
  readonly put: (value: string) => string;
  /** The schema without its descriptions. */
  readonly text: string;
}

function* places(schema: InputSchema, path: string, put: Place["put"]): Generator<Place> {
  const text = JSON.stringify(schema, (key, value: unknown) => (key === "description" ? undefined : value));
  yield { path, types: [schema.type ?? []].flat(), put, text };
  for (const [name, part] of Object.entries(schema.properties ?? {}))
    yield* places(part, `${path}/${name}`, (value) => put(`{${JSON.stringify(name)}:${value}}`));
  if (schema.items) yield* places(schema.items, `${path}/0`, (value) => put(`[${value}]`));
}
