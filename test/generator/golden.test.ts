import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { createCheckMemory } from "../../generator/check-memory.ts";
import { formatDiagnostic } from "../../generator/load/diagnostic.ts";
import { RULES } from "../../generator/check/rule-codes.ts";
import { generate, readModel, type SpecTexts } from "../../generator/generate.ts";
import { MAX_FILE_BYTES, MAX_FILES } from "../../generator/load/limits.ts";
import type { Unreadable } from "../../generator/load/load-spec.ts";
import { readSpec } from "../../generator/read-folder.ts";

/**
 * `base/spec` is a small specification without problems. Each other folder is a case: it contains only the
 * files that differ from `base/spec` (`<file>.deleted` for a missing one) and the expected diagnostics. `UPDATE_GOLDEN=1`
 * writes the current output of the generator; read the difference before committing it.
 */
const root = fileURLToPath(new URL("../golden", import.meta.url));
const update = process.env["UPDATE_GOLDEN"] === "1";
const cases = readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
type SpecText = string | Unreadable;

/** Files that are too numerous or too large for the repository, or that Git cannot store. */
const MADE: Readonly<Record<string, () => readonly (readonly [path: string, text: SpecText])[]>> = {
  "file-too-large": () => [["spec/schemas/Tag.yaml", "#".repeat(MAX_FILE_BYTES + 1)]],
  "spec-too-large": () => Array.from({ length: MAX_FILES }, (_, index) => [`spec/schemas/S${index}.yaml`, ""] as const),
  "unreadable-file": () => [
    ["spec/schemas/Tag.yaml", { code: "unreadable-file", text: "it is not a regular file", hint: "remove it" }],
  ],
};
const base = readTexts(join(root, "base"), "spec");

describe("every case reports exactly its diagnostics, with and without results cached from other cases", () => {
  const memory = createCheckMemory();
  readModel(base, "2027-01-01", memory);
  test.each(cases)("%s", (name) => {
    const [found = "", ...again] = [undefined, memory, memory].map((remembered) => {
      const { diagnostics } = readModel(specOf(name), "2027-01-01", remembered);
      return diagnostics.map((diagnostic) => `${formatDiagnostic(diagnostic)}\n`).join("");
    });
    expect(found).toBe(golden(join(root, name, "diagnostics.txt"), found));
    expect(again).toEqual([found, found]);
  });
});

test("every rule has its own case", () => {
  const reported = cases.flatMap((name) =>
    [...readFileSync(join(root, name, "diagnostics.txt"), "utf8").matchAll(/: error ([a-z0-9-]+): /g)].map(
      (match) => match[1],
    ),
  );
  expect([...new Set(reported)].sort()).toEqual(Object.keys(RULES).sort());
  expect(Object.keys(RULES).filter((code) => !cases.includes(code))).toEqual([]);
});

test("the output of the base specification is the expected one", async () => {
  const { files } = await generate(base);
  if (update) for (const [path, text] of files) golden(join(root, "base", path), text);
  expect(Object.fromEntries(files)).toEqual(Object.fromEntries(readTexts(join(root, "base"), "generated")));
});

function specOf(name: string): SpecTexts {
  const spec: Map<string, SpecText> = new Map(base);
  for (const [path, text] of [...(readSpec(join(root, name)) ?? []), ...(MADE[name]?.() ?? [])]) {
    if (path.endsWith(".deleted")) spec.delete(path.slice(0, -".deleted".length));
    else spec.set(path, text);
  }
  return spec;
}

/** Reads the texts below a folder. The keys are paths relative to `above`, with forward slashes. */
function readTexts(above: string, folder: string): Map<string, string> {
  const entries = readdirSync(join(above, folder), { withFileTypes: true });
  const texts = entries.flatMap((entry): [string, string][] => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? [...readTexts(above, path)] : [[path, readFileSync(join(above, path), "utf8")]];
  });
  return new Map(texts);
}

function golden(path: string, found: string): string {
  if (!update) return readFileSync(path, "utf8");
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, found);
  return found;
}
