import { requiredArguments } from "../../emit/openapi/route-constraints.ts";
import type { Model, RouteModel, ToolModel } from "../../model/model.ts";
import { requiredOf } from "../../schema/schema-parts.ts";
import { isSame, matchBy, without, type Found } from "../found.ts";
import { propertiesOf } from "../schema/difference.ts";
import { deprecationField, hasExpired } from "./deprecations.ts";
import { compareFields, type Fields } from "./fields.ts";
import { currentName, withKeys, withNewNames } from "./renamed-inputs.ts";

/** A route with its tool. */
export interface ToolRoute {
  readonly tool: ToolModel;
  readonly route: RouteModel;
  /** The position in `routes` of the tool's file. */
  readonly index: number;
}

/** Returns all routes of a specification. */
export const routesOf = (model: Model): readonly ToolRoute[] =>
  model.tools.flatMap((tool) => tool.routes.map((route, index) => ({ tool, route, index })));

/** The key of a route, without parameter names: `/notes/{id}` and `/notes/{note_id}` match the same URLs. */
export const routeKey = ({ route: { method, path } }: Pick<ToolRoute, "route">): string =>
  `${method} ${path.replace(/\{[^{}]+\}/g, "{}")}`;

const routeText = ({ route: { method, path } }: ToolRoute): string => `${method} ${path}`;

const placeOf = ({ tool, index }: ToolRoute) =>
  ({ file: { kind: "tool", name: tool.name }, path: ["routes", index] }) as const;

/** Compares the routes of all tools by method and path. */
export function* compareRoutes(before: Model, after: Model, today: string): Generator<Found> {
  const { removed, added, kept } = matchBy(routesOf(before), routesOf(after), routeKey);
  for (const each of removed) {
    const kind = hasExpired(each.route.deprecated, today) ? "route-removed-after-sunset" : "route-removed";
    const path = ["routes"]; // the newer file has no such route
    yield { kind, ...placeOf(each), path, text: `route ${routeText(each)} was removed` };
  }
  for (const each of added) {
    yield { kind: "route-added", ...placeOf(each), text: `route ${routeText(each)} was added` };
    const shadowed = kept.find(([, other]) => isShadowed(other.route, each.route))?.[1];
    if (!shadowed) continue;
    const text = `route ${routeText(each)} handles requests that ${routeText(shadowed)} handled before`;
    yield { kind: "route-shadowed", ...placeOf(each), text };
  }
  for (const [from, to] of kept) yield* compareRoute(from, to);
}

/**
 * Returns whether `special` handles requests that `general` handled before. The router prefers the route that has a
 * literal at the first segment in which one route has a literal and the other a parameter.
 */
function isShadowed(general: RouteModel, special: RouteModel): boolean {
  if (general.method !== special.method) return false;
  const [wide, narrow] = [general, special].map(({ path }) => path.split("/")) as [string[], string[]];
  const isParameter = (part: string | undefined): boolean => part?.startsWith("{") ?? false;
  const first = wide.find((part, at) => isParameter(part) !== isParameter(narrow[at]));
  return (
    wide.length === narrow.length &&
    isParameter(first) &&
    wide.every((part, at) => part === narrow[at] || isParameter(part) || isParameter(narrow[at]))
  );
}

const FIELDS: Fields<RouteModel> = {
  operationId: { kind: "operation-renamed", key: "operation_id" },
  fixed: { kind: "route-fixed-changed", key: "fixed" },
  textBody: { kind: (before) => (before ? "text-body-removed" : "text-body-added"), key: "text_body" },
};

const deprecated = deprecationField({
  deprecated: "route-deprecated",
  undeprecated: "route-undeprecated",
  earlier: "route-sunset-earlier",
  later: "route-sunset-later",
});

function* compareRoute(from: ToolRoute, to: ToolRoute): Generator<Found> {
  const place = placeOf(to);
  const entry = `route ${routeText(to)}`;
  if (from.tool.name !== to.tool.name) {
    const text = `${entry} calls "${to.tool.name}", was "${from.tool.name}"`;
    yield { kind: "route-tool-changed", ...place, text };
  }
  // A deprecation of the tool is reported for the tool, not again for each route.
  const ofTool = isSame(from.route.deprecated, from.tool.deprecated) && isSame(to.route.deprecated, to.tool.deprecated);
  const fields = ofTool ? FIELDS : { ...FIELDS, deprecated };
  const renamed = withNewArguments(from, to.tool);
  yield* compareFields(renamed.route, to.route, fields, { ...place, entry });
  yield* compareParameters(from, renamed, to);
  yield* compareArguments(renamed, to);
}

/** Returns the older route, in which arguments that the newer tool has renamed have their new names. */
function withNewArguments({ tool, route, index }: ToolRoute, newer: ToolModel): ToolRoute {
  const nameOf = (name: string): string => currentName(newer, name);
  const renamed = {
    fixed: withKeys(route.fixed, nameOf),
    pathParameters: route.pathParameters.map(nameOf),
    queryParameters: route.queryParameters.map(nameOf),
    bodyProperties: route.bodyProperties.map(nameOf),
    textBody: route.textBody && { ...route.textBody, argument: nameOf(route.textBody.argument) },
  };
  return { tool: withNewNames(tool, newer), route: { ...route, ...renamed }, index };
}

/** @param renamed the older route, with the new names of renamed arguments. */
function* compareParameters(from: ToolRoute, renamed: ToolRoute, to: ToolRoute): Generator<Found> {
  const [before, current, after] = [from, renamed, to].map(({ route }) => route.pathParameters) as [
    Names,
    Names,
    Names,
  ];
  const isReordered = !isSame(current, after) && isSame([...current].sort(), [...after].sort());
  if (!isReordered && isSame(before, after)) return;
  const kind = isReordered ? "route-parameter-reordered" : "route-parameter-renamed";
  yield { kind, ...placeOf(to), text: `route ${routeText(from)} is now ${routeText(to)}` };
}

/**
 * Compares which arguments a route accepts and requires. Differences that result from a change to the tools' inputs are
 * omitted.
 */
function* compareArguments(from: ToolRoute, to: ToolRoute): Generator<Found> {
  const place = placeOf(to);
  const [before, after] = [from, to].map(({ route }) => partsOf(route)) as [Parts, Parts];
  const [older, newer] = [from, to].map(({ tool }) => Object.keys(propertiesOf(tool.input))) as [string[], string[]];
  const isPathParameter = (name: string): boolean =>
    [...from.route.pathParameters, ...to.route.pathParameters].includes(name);
  for (const [name, part] of before) {
    const text = `route ${routeText(to)}: argument "${name}"`;
    const current = after.get(name);
    if (current !== undefined && current !== part) {
      yield { kind: "route-input-moved", ...place, text: `${text} moved from the ${part} to the ${current}` };
    } else if (current === undefined && newer.includes(name) && !isPathParameter(name)) {
      yield { kind: "route-input-removed", ...place, text: `${text} is not accepted` };
    }
  }
  for (const name of after.keys()) {
    if (before.has(name) || !older.includes(name) || isPathParameter(name)) continue;
    yield { kind: "route-input-added", ...place, text: `route ${routeText(to)}: argument "${name}" is accepted` };
  }
  const [was, is] = [from, to].map(({ tool, route }) => requiredArguments(tool, route)) as [string[], string[]];
  const explained = without(requiredOf(to.tool.input), requiredOf(from.tool.input));
  for (const name of without(is, [...was, ...explained])) {
    yield { kind: "route-input-required", ...place, text: `route ${routeText(to)}: argument "${name}" is required` };
  }
}

type Names = readonly string[];
type Parts = ReadonlyMap<string, "path" | "query" | "body">;

/** Returns the part of a request that contains each argument. An argument in both body and query counts as body. */
const partsOf = ({ pathParameters, queryParameters, bodyProperties }: RouteModel): Parts =>
  new Map([
    ...queryParameters.map((name) => [name, "query"] as const),
    ...bodyProperties.map((name) => [name, "body"] as const),
    ...pathParameters.map((name) => [name, "path"] as const),
  ]);
