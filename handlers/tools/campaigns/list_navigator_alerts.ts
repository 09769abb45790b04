import type { ListNavigatorAlertsHandler } from "../../../generated/tools/campaigns/list_navigator_alerts.ts";
import type { ServiceContext } from "../../context.ts";
import { paginateFiltered } from "../../paging/paginate.ts";
import { requireNavigator } from "../../service/navigator/require-navigator.ts";
import { readSavedIds } from "../../service/navigator/saved-leads.ts";
import { epochMs } from "../../time/epoch-ms.ts";

const kindsByDefault = ["job_change", "promotion", "post", "growth", "hiring"] as const;
const dayMs = 86_400_000;
/** Midnight UTC, so that `since` is the same for all pages of a list unless the day changes between the calls. */
const daysAgo = (now: number, days: number): number => Math.floor(now / dayMs - days) * dayMs;

export const list_navigator_alerts: ListNavigatorAlertsHandler<ServiceContext> = async (input, context) =>
  paginateFiltered(context, input, { kinds: input.kinds, since: input.since }, async (filters, page) => {
    await requireNavigator(context);
    const { kinds = kindsByDefault } = filters;
    const now = context.now();
    const since = Math.max(epochMs(filters.since) ?? daysAgo(now, 30), daysAgo(now, 366));
    return context.network.navigator.alerts({ memberIds: await readSavedIds(context), kinds, since }, page);
  });
