import type { ListMessageTemplatesHandler } from "../../../generated/tools/messaging/list_message_templates.ts";
import type { ServiceContext } from "../../context.ts";
import { paginateFiltered } from "../../paging/paginate.ts";
import { listTemplates } from "../../service/templates/read-templates.ts";

export const list_message_templates: ListMessageTemplatesHandler<ServiceContext> = (input, context) =>
  paginateFiltered(context, input, { kind: input.kind }, ({ kind = null }, page) => listTemplates(context, kind, page));
