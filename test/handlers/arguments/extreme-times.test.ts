import { join } from "node:path";
import { expect, test } from "vitest";
import { prepareInput, propertiesOf, readSpec, thatNeverAsk } from "../../support/examples.ts";
import { startService } from "../../support/start-service.ts";

const { tools } = readSpec(join(import.meta.dirname, "../../.."));

/**
 * The first and the last values of each format; with the offsets, the UTC times are in the years -1 and 10000. The time in
 * 2026 has an invalid offset.
 */
const extremes: Readonly<Record<string, readonly string[]>> = {
  date: ["0000-01-01", "0001-01-01", "9999-12-20", "9999-12-31"],
  "date-time": [
    "0000-01-01T00:00:00+23:59",
    "0001-01-01T00:00:00Z",
    "9999-12-31T23:59:59Z",
    "9999-12-31T23:59:59-23:59",
    "2026-06-15T09:30:00+05",
  ],
};

const formatOf = (input: object, name: string): string =>
  (input as { properties: Record<string, { format?: string }> }).properties[name]?.format ?? "";

/** Each date or time argument of each tool, with the extreme values of its format. */
const times = thatNeverAsk(tools).flatMap((tool) =>
  propertiesOf(tool.input)
    .filter((name) => formatOf(tool.input, name) in extremes)
    .map((name) => ({ tool, name, values: extremes[formatOf(tool.input, name)] ?? [] })),
);

test("every tool responds to the first and last times of the calendar, without an internal error", async () => {
  const service = await startService();
  for (const { tool, name, values } of times)
    for (const value of values) {
      const example = tool.examples.find(({ input }) => name in input) ?? tool.examples[0];
      const input = { ...(example && (await prepareInput(example, service.call))), [name]: value };
      const { error } = await service.call(tool.name, input);
      if (error) expect({ tool: tool.name, name, value, ...error }).toMatchObject({ code: "invalid_arguments" });
    }
  expect(times.map(({ tool, name }) => `${tool.name}.${name}`)).toContain("get_content_calendar.from");
});
