import type { GetFeedHandler } from "../../../generated/tools/content/get_feed.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const get_feed: GetFeedHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "get_feed has no handler yet." });
};
