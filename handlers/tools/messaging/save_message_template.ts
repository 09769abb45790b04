import type { SaveMessageTemplateHandler } from "../../../generated/tools/messaging/save_message_template.ts";
import type { ServiceContext } from "../../context.ts";
import { saveTemplate } from "../../service/templates/save-template.ts";

export const save_message_template: SaveMessageTemplateHandler<ServiceContext> = (input, context) =>
  saveTemplate(context, input);
