import type { GetCommentReachHandler } from "../../../generated/tools/analytics/get_comment_reach.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const get_comment_reach: GetCommentReachHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "get_comment_reach has no handler yet." });
};
