import type { ListMessageTemplatesHandler } from "../../../generated/tools/messaging/list_message_templates.ts";
import type { ServiceContext } from "../../context.ts";
import { paginate } from "../../paging/paginate.ts";
import { listTemplates } from "../../service/templates/read-templates.ts";

export const list_message_templates: ListMessageTemplatesHandler<ServiceContext> = (input, context) =>
  paginate(context, input, (page) => listTemplates(context, input.kind ?? null, page));
