import type { GetWritingStyleHandler } from "../../../generated/tools/settings/get_writing_style.ts";
import type { ServiceContext } from "../../context.ts";
import { readWritingStyle } from "../../service/writing-style/writing-style.ts";

export const get_writing_style: GetWritingStyleHandler<ServiceContext> = (_input, context) => readWritingStyle(context);
