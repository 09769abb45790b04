import type { WritingStyleResourceHandler } from "../../generated/resources/writing_style.ts";
import type { ServiceContext } from "../context.ts";
import { readWritingStyle } from "../service/writing-style/writing-style.ts";

export const writing_style: WritingStyleResourceHandler<ServiceContext> = readWritingStyle;
