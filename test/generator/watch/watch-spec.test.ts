import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { generateFolder } from "../../../generator/generate-folder.ts";
import type { Difference } from "../../../generator/compare-files.ts";
import { watchSpec } from "../../../generator/watch/watch-spec.ts";
import { removeFolder } from "../../support/remove-folder.ts";

const golden = join(import.meta.dirname, "../../golden/base/spec");
let root: string;
let stopped: AbortController;
let checked: (readonly string[])[];
let generated: Difference[];
let watching: Promise<void>;
/** Called once after the next check. */
let afterCheck: (() => void) | undefined;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "watch-"));
  cpSync(golden, join(root, "spec"), { recursive: true });
  stopped = new AbortController();
  [checked, generated] = [[], []];
  afterCheck = undefined;
  const onChecked = ({ diagnostics }: { diagnostics: readonly { code: string }[] }) => {
    checked.push(diagnostics.map(({ code }) => code));
    afterCheck?.();
    afterCheck = undefined;
  };
  const onGenerated = (difference: Difference) => void generated.push(difference);
  watching = watchSpec(
    root,
    { onChecked, onGenerated, onError: (error) => expect.fail(error.message) },
    stopped.signal,
  );
});

afterEach(async () => {
  stopped.abort();
  await watching;
  removeFolder(root);
});

test("reports new and resolved problems, and writes the files that depend on a change", async () => {
  await expect.poll(() => generated.length).toBe(1);
  const file = join(root, "spec/tools/books/save_book.yaml");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace("maxLength: 200", "maxlength: 200"));
  await expect.poll(() => checked.at(-1)).toEqual(["unknown-keyword"]);

  // Many editors write a new file and rename it.
  writeFileSync(`${file}.new`, text.replace("maxLength: 200", "maxLength: 201"));
  renameSync(`${file}.new`, file);
  await expect.poll(() => generated.length).toBe(2);
  expect(checked.at(-1)).toEqual([]);
  expect(generated[1]?.changed).toEqual(expect.arrayContaining(["generated/compiled/tools/books/save_book.js"]));
  expect(generated[1]?.changed.filter((path) => path.startsWith("generated/compiled/"))).toHaveLength(1);
  const { difference } = await generateFolder(root, { check: true });
  expect(difference).toEqual({ missing: [], changed: [], orphaned: [] });
});

test("a changed schema changes the validators of the tools that use it", async () => {
  await expect.poll(() => generated.length).toBe(1);
  const file = join(root, "spec/schemas/TagName.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace("maxLength: 20", "maxLength: 25"));
  await expect.poll(() => generated.length).toBe(2);
  const { difference } = await generateFolder(root, { check: true });
  expect(difference).toEqual({ missing: [], changed: [], orphaned: [] });
});

test("generates after a change, even if the same text is then written again and an ignored file is added", async () => {
  await expect.poll(() => generated.length).toBe(1);
  const file = join(root, "spec/tools/books/save_book.yaml");
  const text = readFileSync(file, "utf8").replace("maxLength: 200", "maxLength: 201");
  // The first notification starts a check, during which the others arrive.
  afterCheck = () => {
    writeFileSync(file, text);
    writeFileSync(join(root, "spec/.save_book.yaml.swp"), "");
  };
  writeFileSync(file, text);
  await expect.poll(() => generated.length).toBe(2);
  const { difference } = await generateFolder(root, { check: true });
  expect(difference).toEqual({ missing: [], changed: [], orphaned: [] });
  // Another program changes generated/: saving a file again repairs it.
  rmSync(join(root, "generated/tools.ts"));
  writeFileSync(file, text);
  await expect.poll(() => generated.at(-1)?.missing).toEqual(["generated/tools.ts"]);
});

test("reports saves without waiting for a poll, whether they change the file or replace it", async () => {
  await expect.poll(() => generated.length).toBe(1);
  const file = join(root, "spec/tools/books/save_book.yaml");
  const text = readFileSync(file, "utf8");
  const save = (length: number): void => writeFileSync(file, text.replace("maxLength: 200", `maxLength: ${length}`));
  const replace = (length: number): void => {
    writeFileSync(`${file}.new`, text.replace("maxLength: 200", `maxLength: ${length}`));
    renameSync(`${file}.new`, file);
  };
  const delays: number[] = [];
  for (const [index, change] of [replace, save, replace, replace, save, replace, save, save].entries()) {
    const start = performance.now();
    change(300 + index);
    await expect.poll(() => checked.length, { interval: 5 }).toBe(index + 2);
    delays.push(performance.now() - start);
    await expect.poll(() => generated.length).toBe(index + 2);
  }
  // The median, because a busy computer delays some. Polling alone would take up to 1,000 ms.
  expect(delays.sort((a, b) => a - b)[3]).toBeLessThan(300);
});
