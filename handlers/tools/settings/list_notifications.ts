import type { ListNotificationsHandler } from "../../../generated/tools/settings/list_notifications.ts";
import type { ServiceContext } from "../../context.ts";
import { paginateFiltered } from "../../paging/paginate.ts";
import { listNotifications } from "../../service/notices/notifications.ts";
import { epochMs } from "../../time/epoch-ms.ts";

export const list_notifications: ListNotificationsHandler<ServiceContext> = (input, context) => {
  const { unread, kinds, since } = input;
  return paginateFiltered(context, input, { unread, kinds, since }, (filters, page) => {
    const { unread = false, kinds = null, since } = filters;
    return listNotifications(context, { unread, kinds, since: epochMs(since) }, page);
  });
};
