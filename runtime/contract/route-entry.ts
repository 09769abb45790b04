export interface RouteEntry {
  readonly method: "GET" | "POST" | "PATCH" | "DELETE";
  /** Below `service.paths.rest`, with `{parameter}` segments. */
  readonly path: string;
  readonly tool: string;
  readonly operationId: string;
  readonly pathParameters: readonly string[];
  readonly queryParameters: readonly string[];
  /** The types of path and query parameters; a parameter without an entry is a string. */
  readonly parameterTypes: Readonly<Record<string, ParameterEntry>>;
  readonly bodyProperties: readonly string[];
  /** The argument that a body of this media type contains. Other bodies are JSON. */
  readonly textBody?: { readonly argument: string; readonly mediaType: string };
  readonly fixed: Readonly<Record<string, unknown>>;
  /** Present if the route or an argument is deprecated. */
  readonly deprecation?: DeprecationHeaders;
}

/** Response headers as alternating names and values: `Deprecation` (RFC 9745), `Sunset` (RFC 8594), `Link`. */
export interface DeprecationHeaders {
  /** Headers of every response of the route, or null. Those of an argument replace them. */
  readonly route: readonly string[] | null;
  /**
   * Headers of responses to calls with a deprecated argument, by argument. They are sorted by removal date: those of the first
   * argument that a call contains apply. If the route is deprecated, only arguments that are removed before it are present.
   */
  readonly arguments: Readonly<Record<string, readonly string[]>>;
}

/** A type that a path or query parameter can be converted to. */
export type TextType = "string" | "integer" | "number" | "boolean" | "null";

/**
 * The types of a single value, preferred first, or those of each item of a list. The types of the last item apply to
 * all further items. A list is sent by repeating the parameter, once for each item.
 */
export type ParameterEntry =
  { readonly value: readonly TextType[] } | { readonly items: readonly (readonly TextType[])[] };
