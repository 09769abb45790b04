import { asArray, asFields, asString, isFields, own } from "../fields.ts";
import { hintAt } from "../nearest.ts";
import { problem, quote, type Rule } from "../problem.ts";
import { outputSchema } from "../schema-nodes.ts";
import { createValueValidator } from "../value-validator.ts";
import { violations } from "./values.ts";

/** Checks that recorded responses belong to examples of their tools and are valid outputs. */
export const responses: Rule = function* (spec) {
  const validate = createValueValidator(spec);
  for (const tool of spec.tools) {
    const file = spec.responses.get(tool.name);
    if (!file || file.broken || tool.file.broken) continue;
    const { example, output } = asFields(file.value);
    const titles = asArray(own(tool.fields, "examples")).flatMap((one) => asString(own(asFields(one), "title")) ?? []);
    if (typeof example === "string" && !titles.includes(example)) {
      const text = `${tool.name} has no example with the title ${quote(example)}`;
      yield problem(file, ["example"], "unknown-example", text, { hint: hintAt(example, titles), at: "value" });
    }
    const expected = outputSchema(own(tool.fields, "output"));
    if (output === undefined || !isFields(expected) || spec.uncompilableFiles.has(tool.file.path)) continue;
    yield* violations(file, ["output"], "example-mismatch", "the response is invalid", validate(expected, output));
  }
};
