import type { LastSuccess, ServiceStatus } from "../../../generated/schemas.ts";
import { addDays, calendarDay, type CallContext } from "../../../runtime/index.ts";
import { isoTime } from "../../time/iso-time.ts";
import { readAccountRow, type SettingsContext } from "../settings/account-row.ts";

type StatusContext = SettingsContext & Pick<CallContext, "limits" | "serviceState" | "flushRecords">;

/** If a due job has waited longer than this, the service is degraded: probably, no worker is running. */
const maxDelayMs = 300_000;
/** The number of days that are searched for the last success. */
const searchedDays = 30;

/** Describes the state of the service and of the account's connection. */
export async function describeStatus(context: StatusContext): Promise<ServiceStatus> {
  const { surface, now, serviceState, flushRecords } = context;
  await flushRecords();
  const account = await readAccountRow(context);
  const { dialect, isWritable, jobs } = await serviceState();
  const isConnected = account.status === "connected";
  return {
    status: isWritable && isConnected && (jobs.oldestDueMs ?? 0) <= maxDelayMs ? "ok" : "degraded",
    version: surface.service.version,
    checked_at: isoTime(now()),
    store: { kind: dialect, writable: isWritable },
    network: {
      kind: account.network_kind,
      account_status: account.status as ServiceStatus["network"]["account_status"], // the column contains only these values
    },
    jobs: {
      due: jobs.due,
      failed: jobs.failed,
      oldest_due_seconds: jobs.oldestDueMs === null ? null : Math.floor(jobs.oldestDueMs / 1_000),
    },
    last_success: await findLastSuccess(context),
  };
}

async function findLastSuccess({ account, limits, now }: StatusContext): Promise<LastSuccess | null> {
  const since = addDays(calendarDay(now(), account.timezone), -searchedDays);
  let last: { readonly tool: string; readonly at: number } | null = null;
  for (const { tool, last_ok_at: at } of await limits.calls(since))
    if (at !== null && (last === null || at > last.at || (at === last.at && tool < last.tool))) last = { tool, at };
  return last && { ...last, at: isoTime(last.at), age_seconds: Math.max(0, Math.floor((now() - last.at) / 1_000)) };
}
