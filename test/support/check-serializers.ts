import { isDeepStrictEqual } from "node:util";
import type { Surface } from "../../runtime/index.ts";

type Compiled = Surface["compiled"];

/** The compiled tools, each of which fails an answer that its serializer does not write as JSON does, the order of members apart. */
export function checkSerializers({ compiled }: Surface): Compiled {
  const checked = Object.entries(compiled.tools).map(([tool, load]): [string, typeof load] => [
    tool,
    async () => {
      const loaded = await load();
      const serialize = (answer: object): string => {
        const text = loaded.serialize(answer);
        if (isDeepStrictEqual(JSON.parse(text), JSON.parse(JSON.stringify(answer)))) return text;
        throw new Error(`the serializer of ${tool} wrote ${text} for ${JSON.stringify(answer)}`);
      };
      return { validateInput: loaded.validateInput, validateOutput: loaded.validateOutput, serialize };
    },
  ]);
  return { ...compiled, tools: Object.fromEntries(checked) };
}
