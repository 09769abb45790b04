import type { ReactToPostHandler } from "../../../generated/tools/content/react_to_post.ts";
import { Failure } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";

export const react_to_post: ReactToPostHandler<ServiceContext> = async () => {
  throw new Failure("not_supported", { detail: "react_to_post has no handler yet." });
};
