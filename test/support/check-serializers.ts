import { isDeepStrictEqual } from "node:util";
import type { Surface } from "../../runtime/index.ts";

/** The serializers, each of which fails an answer that it does not write as JSON does, the order of members apart. */
export function checkSerializers({ serializers }: Surface): Surface["serializers"] {
  const checked = Object.entries(serializers).map(([tool, serialize]): [string, typeof serialize] => [
    tool,
    (answer) => {
      const text = serialize(answer);
      if (isDeepStrictEqual(JSON.parse(text), JSON.parse(JSON.stringify(answer)))) return text;
      throw new Error(`the serializer of ${tool} wrote ${text} for ${JSON.stringify(answer)}`);
    },
  ]);
  return Object.fromEntries(checked);
}
