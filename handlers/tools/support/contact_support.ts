import type { ContactSupportHandler } from "../../../generated/tools/support/contact_support.ts";
import type { ServiceContext } from "../../context.ts";
import { openTicket } from "../../service/tickets/tickets.ts";

export const contact_support: ContactSupportHandler<ServiceContext> = (input, context) => openTicket(context, input);
