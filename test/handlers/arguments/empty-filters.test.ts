import { join } from "node:path";
import { expect, test } from "vitest";
import { isList, prepareInput, propertiesOf, readSpec, thatNeverAsk } from "../../support/examples.ts";
import { startService } from "../../support/start-service.ts";

const { tools } = readSpec(join(import.meta.dirname, "../../.."));

/** Each list-valued input of each tool that reads, with an example call of the tool. */
const filters = thatNeverAsk(tools)
  .filter(({ effect }) => effect === "read")
  .flatMap((tool) =>
    propertiesOf(tool.input)
      .filter((name) => isList(tool.input, name))
      .map((name) => ({ tool: tool.name, name, example: tool.examples[0] })),
  );

test("an empty list is rejected or has no effect on the items of a response", async () => {
  const service = await startService();
  const accepted: string[] = [];
  for (const { tool, name, example } of filters) {
    if (!example) throw new Error(`${tool} has no example`);
    const { [name]: _, ...input } = await prepareInput(example, service.call);
    const { error, body } = await service.call(tool, { ...input, [name]: [] });
    if (error) expect({ tool, name, ...error }).toMatchObject({ tool, name, code: "invalid_arguments" });
    else {
      accepted.push(`${tool}.${name}`);
      const omitted = await service.call(tool, input);
      expect({ tool, name, items: body.data?.length }).toEqual({ tool, name, items: omitted.body.data?.length });
    }
  }
  expect(accepted).toContain("search_people.degree");
  expect(accepted).not.toContain("list_navigator_alerts.kinds");
});
