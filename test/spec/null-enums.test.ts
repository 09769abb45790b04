import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../generated");
const documents = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".json"));

test.each(documents)("no enumeration of %s contains null", (path) => {
  let enumerations = 0;
  const nullable: unknown[] = [];
  JSON.parse(readFileSync(join(root, path), "utf8"), (key, value: unknown) => {
    if (key !== "enum" || !Array.isArray(value)) return value;
    enumerations += 1;
    if (value.includes(null)) nullable.push(value);
    return value;
  });
  expect(nullable).toEqual([]);
  if (["openapi.json", "mcp/tools.json"].includes(path)) expect(enumerations).toBeGreaterThan(10);
});
