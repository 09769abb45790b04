import { isDeepStrictEqual } from "node:util";
import type { Surface } from "../../runtime/index.ts";

type Compiled = Surface["compiled"];

/**
 * Wraps the compiled tools so that an output fails if its serialized form differs from that of `JSON.stringify`, except
 * for the order of properties and the invisible characters that are removed from texts of other people.
 */
export function checkSerializers({ compiled }: Surface): Compiled {
  const checked = Object.entries(compiled.tools).map(([tool, load]): [string, typeof load] => [
    tool,
    async () => {
      const loaded = await load();
      const serialize = (answer: object): string => {
        const text = loaded.serialize(answer);
        if (isDeepStrictEqual(parseVisible(text), parseVisible(JSON.stringify(answer)))) return text;
        throw new Error(`the serializer of ${tool} wrote ${text} for ${JSON.stringify(answer)}`);
      };
      return { validateInput: loaded.validateInput, validateOutput: loaded.validateOutput, serialize };
    },
  ]);
  return { ...compiled, tools: Object.fromEntries(checked) };
}

/** Parses JSON without the control and invisible characters of its strings. */
const parseVisible = (text: string): unknown =>
  JSON.parse(text, (_key, value: unknown) =>
    typeof value === "string"
      ? value.replace(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u{13430}-\u{13440}]/gu, "")
      : value,
  );
