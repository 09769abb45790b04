import fc from "fast-check";
import { expect, test } from "vitest";
import { comparePaths, routeEntry } from "../../../generator/emit/routes.ts";
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

test("deprecated arguments are sorted by their removal, because a response has the headers of the first one", () => {
  const model = baseModel();
  const tool = model.tools.find(({ name }) => name === "list_books");
  const [route] = tool?.routes ?? [];
  if (!tool || !route) throw new Error("the base specification has no list_books");
  const deprecated = (removedAfter: string | null) => ({ since: "2026-11-01", removedAfter, use: null });
  const deprecatedInputs = {
    cursor: deprecated(null),
    limit: deprecated("2027-06-30"),
    order: deprecated("2026-12-31"),
  };
  const entry = routeEntry({ ...tool, deprecatedInputs, renamedInputs: {} }, route, model, new Map());
  expect(Object.keys(entry.deprecation?.arguments ?? {})).toEqual(["order", "limit", "cursor"]);
});
