import type { ResolveUrlHandler } from "../../../generated/tools/search/resolve_url.ts";
import type { ServiceContext } from "../../context.ts";

export const resolve_url: ResolveUrlHandler<ServiceContext> = (input, { network }) => network.search.resolve(input.url);
