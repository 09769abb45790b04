import type { SaveMessageTemplateHandler } from "../../../generated/tools/messaging/save_message_template.ts";
import { lockName } from "../../../runtime/index.ts";
import type { ServiceContext } from "../../context.ts";
import { saveTemplate } from "../../service/templates/save-template.ts";
import { refuseBlank } from "../../text/refuse-blank.ts";

export const save_message_template: SaveMessageTemplateHandler<ServiceContext> = async (input, context) => {
  refuseBlank({ name: input.name, text: input.text });
  await lockName(context, `templates:${context.account.id}`);
  return saveTemplate(context, input);
};
