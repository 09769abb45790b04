import fc from "fast-check";
import { expect, test } from "vitest";
import { compareRoutes } from "../../../generator/emit/routes.ts";
import type { RouteModel } from "../../../generator/model/model.ts";

const route = (method: RouteModel["method"], path: string) =>
  ({
    method,
    path,
    operationId: path,
    pathParameters: [],
    queryParameters: [],
    bodyProperties: [],
    fixed: {},
  }) as unknown as RouteModel;

const segment = fc.constantFrom("posts", "top", "search", "{post_id}", "{id}", "a");
const anyRoute = fc
  .record({
    method: fc.constantFrom("GET", "POST", "PATCH", "DELETE"),
    segments: fc.array(segment, { minLength: 1, maxLength: 4 }),
  })
  .map(({ method, segments }) => route(method, `/${segments.join("/")}`));

test("literal segments come before parameters", () => {
  const routes = [
    route("GET", "/posts/{post_id}"),
    route("GET", "/posts/top"),
    route("DELETE", "/posts/{post_id}"),
    route("GET", "/posts"),
  ];
  expect(routes.sort(compareRoutes).map(({ method, path }) => `${method} ${path}`)).toEqual([
    "GET /posts",
    "GET /posts/top",
    "GET /posts/{post_id}",
    "DELETE /posts/{post_id}",
  ]);
});

test("the first route that matches a path is the most literal one", () => {
  const matches = (path: string, candidate: RouteModel) =>
    new RegExp(`^${candidate.path.replace(/\{[^}]+\}/g, "[^/]+")}$`).test(path);
  fc.assert(
    fc.property(fc.array(anyRoute, { minLength: 1, maxLength: 12 }), fc.nat(), (routes, pick) => {
      const sorted = [...routes].sort(compareRoutes);
      const path = (routes[pick % routes.length]?.path ?? "").replace(/\{[^}]+\}/g, "xyz");
      const found = sorted.filter((candidate) => matches(path, candidate));
      const shape = (candidate: RouteModel | undefined) =>
        candidate?.path.replace(/\{[^}]+\}/g, "~").replace(/[^/~]+/g, "!");
      expect(shape(found[0])).toBe([...found].map(shape).sort()[0]);
    }),
  );
});

test("the order does not depend on the order that routes come in", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyRoute, {
        maxLength: 10,
        selector: ({ method, path }) => method + path.replace(/\{[^}]+\}/g, "{}"),
      }),
      (routes) => {
        const order = (list: readonly RouteModel[]) =>
          [...list].sort(compareRoutes).map(({ method, path }) => method + path);
        expect(order([...routes].reverse())).toEqual(order(routes));
      },
    ),
  );
});
