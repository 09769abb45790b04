import type { RenderMessageTemplateHandler } from "../../../generated/tools/messaging/render_message_template.ts";
import type { ServiceContext } from "../../context.ts";
import { renderTemplate } from "../../service/templates/render-template.ts";

export const render_message_template: RenderMessageTemplateHandler<ServiceContext> = (input, context) =>
  renderTemplate(context, input);
