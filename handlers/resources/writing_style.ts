import type { WritingStyleResourceHandler } from "../../generated/resources/writing_style.ts";
import { Failure } from "../../runtime/index.ts";
import type { ServiceContext } from "../context.ts";

export const writing_style: WritingStyleResourceHandler<ServiceContext> = async () => {
  throw new Failure("not_supported");
};
