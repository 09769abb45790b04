import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { surface } from "../../generated/surface.ts";

const root = join(import.meta.dirname, "../../generated");
const documents = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".json"));

const texts = documents.map((path) => [path, readFileSync(join(root, path), "utf8")] as const);

test.each([...texts, ["tools/list", JSON.stringify(await surface.mcp.tools())] as const])(
  "no enumeration of %s contains null",
  (path, text) => {
    let enumerations = 0;
    const nullable: unknown[] = [];
    JSON.parse(text, (key, value: unknown) => {
      if (key !== "enum" || !Array.isArray(value)) return value;
      enumerations += 1;
      if (value.includes(null)) nullable.push(value);
      return value;
    });
    expect(nullable).toEqual([]);
    if (["openapi.json", "tools/list"].includes(path)) expect(enumerations).toBeGreaterThan(10);
  },
);
