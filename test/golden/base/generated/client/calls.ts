// Generated from the specification format by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { FetchOptions, FetchResponse, ParseAs } from "openapi-fetch";
import type { paths } from "./types.ts";

type Method = "get" | "put" | "post" | "delete" | "patch";

/** The paths of the routes with a method. */
type PathOf<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<M, unknown> ? Path : never;
}[keyof paths];

/** The operation of a route. */
type OperationOf<Path extends keyof paths, M extends Method> =
  paths[Path] extends Record<M, infer Operation extends {}> ? Operation : never;

/** The options of a call. They may be omitted if none of them is required. */
type Options<All> = {} extends All ? [options?: All | undefined] : [options: All];

/**
 * Calls the routes with a method. The types of openapi-fetch accept any additional property, because they infer the type
 * of the options from the argument. Here, the type depends only on the route, so that an object literal with an unknown
 * option, parameter or property of the body does not compile.
 */
type Call<M extends Method> = <Path extends PathOf<M>, As extends ParseAs = "json">(
  path: Path,
  ...options: Options<FetchOptions<OperationOf<Path, M>> & { parseAs?: As }>
) => Promise<FetchResponse<OperationOf<Path, M>, { parseAs: As }, `${string}/${string}`>>;

/** The functions that call routes, by method. */
export type Calls = { [M in Method as Uppercase<M>]: Call<M> };
