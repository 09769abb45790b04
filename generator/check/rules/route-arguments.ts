import { narrowConstraints } from "../../language/route-constraints.ts";
import { acceptsOnlyStrings, queryForm, type FindSchema } from "../../schema/query.ts";
import type { Diagnostic } from "../../load/diagnostic.ts";
import { isFields, own } from "../fields.ts";
import { hintAt } from "../nearest.ts";
import { problem } from "../problem.ts";
import type { RouteView, Spec, ToolView } from "../spec-view.ts";

/** Checks the fixed arguments of a route, and the arguments in its path, query and text body. */
export function* routeArguments(spec: Spec, tool: ToolView, view: RouteView): Generator<Diagnostic> {
  const find: FindSchema = (name) => {
    const file = spec.schemas.get(name);
    return file && isFields(file.value) && !spec.uncompilableFiles.has(file.path) ? file.value : undefined;
  };
  yield* fixedNames(tool, view);
  yield* pathNames(tool, view);
  if (spec.uncompilableFiles.has(tool.file.path)) return;
  yield* pathParameters(tool, view, find);
  yield* queryParameters(tool, view, find);
  yield* textBody(tool, view, find);
}

function* fixedNames({ file, properties }: ToolView, { index, route, fixed }: RouteView): Generator<Diagnostic> {
  for (const name of Object.keys(fixed)) {
    const at = ["routes", index, "fixed", name];
    if (!Object.hasOwn(properties, name)) {
      const hint = hintAt(name, Object.keys(properties));
      yield problem(file, at, "unknown-fixed-argument", `the tool has no argument "${name}"`, { hint });
    } else if (route?.parameters.includes(name)) {
      yield problem(file, at, "fixed-argument-in-path", `"${name}" is already a path parameter`);
    }
  }
}

/** Checks that path parameters are arguments. `account_id` is allowed, because every tool has it implicitly. */
function* pathNames({ file, properties }: ToolView, { route, path }: RouteView): Generator<Diagnostic> {
  for (const name of route?.parameters ?? []) {
    if (Object.hasOwn(properties, name) || name === "account_id") continue;
    const hint = hintAt(name, Object.keys(properties));
    yield problem(file, path, "unknown-path-parameter", `the tool has no argument "${name}"`, { hint, at: "value" });
  }
}

function* pathParameters({ file, properties }: ToolView, { route, path }: RouteView, find: FindSchema) {
  const hasBody = route?.method === "POST" || route?.method === "PATCH";
  for (const name of route?.parameters ?? []) {
    const property = own(properties, name);
    if (property === undefined) continue;
    if (queryForm(property, find) !== "value") {
      const text = `"${name}" cannot be a path parameter: it is not a string, number or boolean`;
      yield problem(file, path, "path-parameter-not-scalar", text, { hint: TYPE_HINT, at: "value" });
    } else if (hasBody && !acceptsOnlyStrings(property, find)) {
      const text = `"${name}" must be a string: path parameters of routes with a body are not converted`;
      yield problem(file, path, "path-parameter-not-string", text, { hint: "change its type to string", at: "value" });
    }
  }
}

/**
 * Checks that a query can contain the arguments. On a route with a fixed action, optional arguments that a query cannot
 * contain are ignored, because they belong to other actions. Arguments that constraints exclude on the route are
 * ignored as well; those that constraints require there are checked.
 */
function* queryParameters(tool: ToolView, view: RouteView, find: FindSchema) {
  const { file, properties, required, actions, constraints } = tool;
  const { route, path, fixed } = view;
  if (route?.method !== "GET" && route?.method !== "DELETE") return;
  const fixesAction = actions?.argument !== undefined && Object.hasOwn(fixed, actions.argument);
  const accepted = Object.keys(properties);
  const narrowed = narrowConstraints(constraints, { required, pathParameters: route.parameters, fixed, accepted });
  for (const [name, property] of Object.entries(properties)) {
    if (Object.hasOwn(fixed, name) || route.parameters.includes(name)) continue;
    if (narrowed.excluded.has(name) || (fixesAction && !narrowed.present.has(name))) continue;
    if (queryForm(property, find) !== "none") continue;
    const text = `"${name}" cannot be a query parameter: it is neither a string, number or boolean nor a list of these`;
    yield problem(file, path, "object-in-query", text, {
      hint: `use POST or PATCH; in a query, ${TYPE_HINT}`,
      at: "value",
    });
  }
}

/** Checks the argument in a route's text body, and that every other required argument is fixed or in the path. */
function* textBody({ file, properties, required }: ToolView, view: RouteView, find: FindSchema) {
  const { index, route, fixed, textArgument: name } = view;
  if (name === undefined || !route) return;
  const at = ["routes", index, "text_body", "argument"];
  const given = new Set([...route.parameters, ...Object.keys(fixed)]);
  const missing = [...required].filter((other) => other !== name && !given.has(other));
  if (route.method !== "POST" && route.method !== "PATCH") {
    const text = `a ${route.method} route has no body`;
    yield problem(file, at, "invalid-text-body", text, { hint: "use POST or PATCH", at: "value" });
  } else if (!Object.hasOwn(properties, name)) {
    const hint = hintAt(name, Object.keys(properties));
    yield problem(file, at, "invalid-text-body", `the tool has no argument "${name}"`, { hint, at: "value" });
  } else if (given.has(name)) {
    const text = `"${name}" is already a path parameter or a fixed argument`;
    yield problem(file, at, "invalid-text-body", text, { at: "value" });
  } else if (!acceptsOnlyStrings(own(properties, name), find)) {
    yield problem(file, at, "invalid-text-body", `"${name}" must be a string`, { at: "value" });
  } else if (missing.length > 0) {
    const text = `the body contains only "${name}", but "${missing[0] ?? ""}" is required`;
    yield problem(file, at, "invalid-text-body", text, { hint: "add it to the path", at: "value" });
  }
}

const TYPE_HINT = 'use a string, number or boolean; for numbers and booleans, state the "type"';
