import type { ErrorModel, Model, RouteModel, Schema, ToolModel } from "../../model/model.ts";
import { schemaTable } from "../inline-schemas.ts";
import { markdownText } from "./markdown-text.ts";
import { PROBLEM } from "./problem.ts";
import { hasEffects, routeErrors } from "./route-errors.ts";
import { exampleKeys, plainExamples } from "./route-examples.ts";
import { schemaRef } from "./schema.ts";

const text = (description: string): Schema => ({ description, schema: { type: "string" } });

/** Response headers by name, as components. */
export const sharedHeaders: Readonly<Record<string, Schema>> = {
  "X-Request-Id": text("Id of this call; quote it when contacting support."),
  RateLimit: text(
    "Remaining rate limit of the key (draft-ietf-httpapi-ratelimit-headers): `r` calls now, the full limit in `t` seconds.",
  ),
  "RateLimit-Policy": text(
    "Rate limit of the key (draft-ietf-httpapi-ratelimit-headers): `q` calls in a burst and in each window of `w` seconds.",
  ),
  "Idempotency-Replayed": text(
    "`true` if this is the stored response of an earlier request with the same idempotency key.",
  ),
  Preview: text("`true` if this is a preview: nothing was changed."),
  "Preview-Acts": text(
    'The acts on the network, as the preview lists them: a JSON array of `{"name", "act"}` in ASCII. Long texts are shortened, and the list is truncated to 4 KiB.',
  ),
  Deprecation: text("When the route or an argument was deprecated (RFC 9745): `@` and Unix time in seconds."),
  Sunset: text("When the route or argument will stop working (RFC 8594)."),
  Link: text('Page about the deprecation, `rel="deprecation"` (RFC 8288).'),
  "Retry-After": {
    description: "Wait this many seconds before calling again.",
    schema: { type: "integer", minimum: 0 },
  },
  "WWW-Authenticate": text(
    "How to authenticate (RFC 6750), with the URL of the resource metadata (RFC 9728). With `out_of_scope`, only OAuth clients get it, with the scopes that they need.",
  ),
};

const headers = (...names: readonly string[]): Schema =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

const DEPRECATION = ["Deprecation", "Sunset", "Link"];
const COMMON_HEADERS = ["X-Request-Id", "RateLimit", "RateLimit-Policy"];

/** Returns the success response of a route and its errors, grouped by status. */
export function responses(tool: ToolModel, route: RouteModel, model: Model): Schema {
  const { $ref: output } = tool.output;
  const description = schemaTable(model.schemas).get(output)?.["description"];
  const success = {
    description: markdownText(typeof description === "string" ? description : `${tool.title}: the output.`),
    headers: headers(
      ...COMMON_HEADERS,
      ...(hasEffects(route) ? ["Idempotency-Replayed", "Preview", "Preview-Acts"] : []),
      ...(mayBeDeprecated(tool, route) ? DEPRECATION : []),
    ),
    content: { "application/json": { schema: schemaRef(output), ...recorded(tool, route) } },
  };
  const failures = groups(routeErrors(tool, route)).map(
    (errors) => [String(errors[0].status), { $ref: `#/components/responses/${responseName(errors)}` }] as const,
  );
  return { "200": success, ...Object.fromEntries(failures) };
}

/** Whether calls of a route may have the headers of a deprecation. */
const mayBeDeprecated = ({ deprecatedInputs, renamedInputs }: ToolModel, { deprecated, fixed }: RouteModel): boolean =>
  deprecated !== null ||
  Object.keys({ ...deprecatedInputs, ...renamedInputs }).some((name) => !Object.hasOwn(fixed, name));

/** Returns the recorded response as an example, under the same key as the arguments of the call, or else under a new one. */
function recorded(tool: ToolModel, route: RouteModel): Schema {
  if (!tool.response) return {};
  const { example, output } = tool.response;
  const examples = plainExamples(tool, route);
  const keys = exampleKeys([...examples, { title: example }]);
  const key = keys.at(examples.findIndex(({ title }) => title === example)) ?? ""; // the last one if none is found
  return { examples: { [key]: { summary: example, value: output } } };
}

/** Returns the shared responses that a route refers to, by name: one for each set of errors with the same status. */
export function problemResponses(tool: ToolModel, route: RouteModel): ReadonlyMap<string, Schema> {
  return new Map(groups(routeErrors(tool, route)).map((errors) => [responseName(errors), problemResponse(errors)]));
}

function problemResponse(errors: Group): Schema {
  // Without a valid key there is no rate limit to report.
  const known =
    errors[0].status === 401
      ? ["X-Request-Id", "WWW-Authenticate"]
      : isBeforeAuthentication(errors)
        ? ["X-Request-Id"]
        : COMMON_HEADERS;
  const special = [
    ...(errors.some(({ code }) => code === "out_of_scope") ? ["WWW-Authenticate"] : []),
    ...(errors.some(({ retryable }) => retryable) ? ["Retry-After"] : []),
  ];
  return {
    description: markdownText(errors.map(({ code, text }) => `\`${code}\`: ${text}`).join("\n")),
    headers: headers(...known, ...special),
    content: {
      "application/problem+json": {
        schema: schemaRef(PROBLEM),
        examples: Object.fromEntries(errors.map(({ code }) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  };
}

/** Returns whether the errors occur before the key is checked. */
const isBeforeAuthentication = (errors: Group): boolean => errors[0].status === 417 || errors[0].status === 431;

type Group = readonly [ErrorModel, ...ErrorModel[]];

/** Groups errors by status, in ascending order; codes stay in the order of `errors.yaml`. */
function groups(errors: readonly ErrorModel[]): readonly Group[] {
  const byStatus = new Map<number, [ErrorModel, ...ErrorModel[]]>();
  for (const error of errors) {
    const group = byStatus.get(error.status);
    if (group) group.push(error);
    else byStatus.set(error.status, [error]);
  }
  return [...byStatus].sort(([a], [b]) => a - b).map(([, group]) => group);
}

/** Returns a unique name for a set of errors: codes are snake_case, and a dash separates them. */
const responseName = (errors: Group): string => errors.map(({ code }) => code).join("-");
