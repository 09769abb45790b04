import type { MarkNotificationsReadHandler } from "../../../generated/tools/settings/mark_notifications_read.ts";
import type { ServiceContext } from "../../context.ts";
import { markRead, markReadUntil } from "../../service/notices/notifications.ts";
import { epochMs } from "../../time/epoch-ms.ts";

export const mark_notifications_read: MarkNotificationsReadHandler<ServiceContext> = (input, context) =>
  input.notification_ids
    ? markRead(context, input.notification_ids)
    : markReadUntil(context, epochMs(input.before) ?? context.now()); // the input contains one of the two
