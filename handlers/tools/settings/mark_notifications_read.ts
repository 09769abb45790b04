import type { MarkNotificationsReadHandler } from "../../../generated/tools/settings/mark_notifications_read.ts";
import type { ServiceContext } from "../../context.ts";
import { epochMs } from "../../time/epoch-ms.ts";

export const mark_notifications_read: MarkNotificationsReadHandler<ServiceContext> = (input, { network, now }) =>
  input.notification_ids
    ? network.notices.markRead(input.notification_ids)
    : network.notices.markReadUntil(epochMs(input.before) ?? now()); // the input contains one of both
