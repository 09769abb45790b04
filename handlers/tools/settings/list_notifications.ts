import type { ListNotificationsHandler } from "../../../generated/tools/settings/list_notifications.ts";
import type { ServiceContext } from "../../context.ts";
import { paginate } from "../../paging/paginate.ts";
import { listNotifications } from "../../service/notices/notifications.ts";
import { epochMs } from "../../time/epoch-ms.ts";

export const list_notifications: ListNotificationsHandler<ServiceContext> = (input, context) => {
  const query = { unread: input.unread, kinds: input.kinds ?? null, since: epochMs(input.since) };
  return paginate(context, input, (page) => listNotifications(context, query, page));
};
