import fc from "fast-check";
import { expect, test } from "vitest";
import { comparePaths, routeEntry } from "../../../generator/emit/routes.ts";
import type { DeprecationModel, ToolModel } from "../../../generator/model/model.ts";
import { baseModel } from "../base-spec.ts";

const segment = fc.constantFrom("posts", "top", "search", "{post_id}", "{id}", "a");
const anyPath = fc.array(segment, { minLength: 1, maxLength: 4 }).map((segments) => `/${segments.join("/")}`);

test("literal segments come before parameters", () => {
  const paths = ["/posts/{post_id}/comments", "/posts/{post_id}", "/posts/top", "/posts"];
  expect(paths.sort(comparePaths)).toEqual(["/posts", "/posts/top", "/posts/{post_id}", "/posts/{post_id}/comments"]);
});

test("the first matching path is the most literal one", () => {
  const matches = (path: string, candidate: string) =>
    new RegExp(`^${candidate.replace(/\{[^}]+\}/g, "[^/]+")}$`).test(path);
  fc.assert(
    fc.property(fc.array(anyPath, { minLength: 1, maxLength: 12 }), fc.nat(), (paths, pick) => {
      const sorted = [...paths].sort(comparePaths);
      const path = (paths[pick % paths.length] ?? "").replace(/\{[^}]+\}/g, "xyz");
      const found = sorted.filter((candidate) => matches(path, candidate));
      const shape = (candidate: string | undefined) => candidate?.replace(/\{[^}]+\}/g, "~").replace(/[^/~]+/g, "!");
      expect(shape(found[0])).toBe([...found].map(shape).sort()[0]);
    }),
  );
});

test("the order does not depend on the order of the input", () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyPath, { maxLength: 10 }), (paths) => {
      expect([...paths].reverse().sort(comparePaths)).toEqual([...paths].sort(comparePaths));
    }),
  );
});

/** Returns the arguments that have their own deprecation headers on the first route of list_books. */
function deprecatedArguments(changes: Partial<Pick<ToolModel, "deprecatedInputs" | "renamedInputs">>, route = {}) {
  const model = baseModel();
  const tool = model.tools.find(({ name }) => name === "list_books");
  const [first] = tool?.routes ?? [];
  if (!tool || !first) throw new Error("the base specification has no list_books");
  const changed = { ...tool, deprecatedInputs: {}, renamedInputs: {}, ...changes };
  return routeEntry(changed, { ...first, ...route }, model, new Map()).deprecation?.arguments ?? {};
}

const removed = (removedAfter: string | null, use: string | null = null) => ({
  since: "2026-11-01",
  removedAfter,
  use,
});

test("deprecated arguments are sorted by their removal, because a response has the headers of the first one", () => {
  const deprecatedInputs = { cursor: removed(null), limit: removed("2027-06-30"), order: removed("2026-12-31") };
  expect(Object.keys(deprecatedArguments({ deprecatedInputs }))).toEqual(["order", "limit", "cursor"]);
});

test("on a deprecated route, only arguments that are removed before it have their own headers", () => {
  const deprecatedInputs = { cursor: removed(null), limit: removed("2027-06-30"), order: removed("2026-12-31") };
  const names = (deprecated: DeprecationModel) =>
    Object.keys(deprecatedArguments({ deprecatedInputs }, { deprecated }));
  expect(names(removed(null))).toEqual(["order", "limit"]);
  expect(names(removed("2027-06-30"))).toEqual(["order"]);
  expect(names(removed("2026-12-01"))).toEqual([]);
});

test("an older name of an argument has the headers of the current name if that is removed earlier", () => {
  const renamedInputs = { labels: removed("2027-11-01", "tags"), sorting: removed("2027-01-31", "order") };
  const deprecatedInputs = { tags: removed("2027-06-30"), order: removed("2027-12-31") };
  const entries = deprecatedArguments({ deprecatedInputs, renamedInputs });
  expect(Object.keys(entries)).toEqual(["sorting", "tags", "labels", "order"]);
  expect(entries["labels"]).toEqual(entries["tags"]);
});
