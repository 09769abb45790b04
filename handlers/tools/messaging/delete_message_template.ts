import type { DeleteMessageTemplateHandler } from "../../../generated/tools/messaging/delete_message_template.ts";
import type { ServiceContext } from "../../context.ts";
import { deleteTemplate } from "../../service/templates/delete-template.ts";

export const delete_message_template: DeleteMessageTemplateHandler<ServiceContext> = async (input, context) => {
  await deleteTemplate(context, input.template_id);
  return { id: input.template_id, deleted: true };
};
