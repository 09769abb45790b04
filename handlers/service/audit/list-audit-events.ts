import { sql, type SqlBool } from "kysely";
import type { AuditEvent } from "../../../generated/schemas.ts";
import type { ListAuditEventsInput } from "../../../generated/tools/settings/list_audit_events.ts";
import type { CallContext, Position } from "../../../runtime/index.ts";
import { afterPosition, toPage } from "../../paging/keyset.ts";
import type { PartOf } from "../../paging/no-matches.ts";
import type { Page, PageRequest } from "../../paging/page.ts";
import { roundTo } from "../../statistics/rounding.ts";
import { epochMs } from "../../time/epoch-ms.ts";
import { isoTime } from "../../time/iso-time.ts";

type AuditContext = Pick<CallContext, "db" | "caller" | "flushRecords">;
type Filter = PartOf<Omit<ListAuditEventsInput, "limit" | "cursor">>;

/** Maximum number of records that a call reads for filters without an index. */
const maxSearched = 10_000;

/**
 * Lists the calls of the caller's workspace, newest first. With a filter, a call searches at most `maxSearched` records, so a
 * page may have fewer items than requested although others follow.
 */
export async function listAuditEvents(
  context: AuditContext,
  filter: Filter,
  page: PageRequest,
): Promise<Page<AuditEvent>> {
  await context.flushRecords();
  const { tool, outcome, surface, key_id } = filter;
  const isFiltered = [tool, outcome, surface, key_id].some((value) => value !== undefined);
  const end = isFiltered ? await findSearchEnd(context, filter, page.after) : null;
  const rows = await calls(context, filter, page.after)
    .select(["request_id", "at", "seq", "tool", "surface", "outcome", "status", "duration_ms", "account_id"])
    .select(["principal_id", "person_id", "client_id", "arguments", "preview", "replay"])
    .$if(tool !== undefined, (query) => query.where("tool", "=", tool ?? ""))
    .$if(outcome !== undefined, (query) => query.where("outcome", outcome === "ok" ? "=" : "!=", "ok"))
    .$if(surface !== undefined, (query) => query.where("surface", "=", surface ?? ""))
    .$if(key_id !== undefined, (query) => query.where("principal_id", "=", key_id ?? ""))
    .$if(end !== null, (query) => query.where(sql<SqlBool>`(at, seq) >= (${end?.at ?? 0}, ${end?.seq ?? 0})`))
    .limit(page.limit + 1)
    .execute();
  const names = await readKeyNames(
    context,
    rows.map((row) => row.principal_id),
  );
  const found = await toPage(
    rows,
    page,
    (row) => [row.at, row.seq],
    (shown) =>
      shown.map((row): AuditEvent => ({
        request_id: row.request_id,
        at: isoTime(row.at),
        tool: row.tool,
        surface: row.surface as AuditEvent["surface"], // the column contains only these values
        outcome: row.outcome,
        status: row.status,
        duration_ms: roundTo(row.duration_ms, 2),
        account_id: row.account_id,
        key_id: row.principal_id,
        key_name: names.get(row.principal_id) ?? null,
        person_id: row.person_id,
        client_id: row.client_id,
        arguments: row.arguments,
        preview: row.preview === 1,
        replayed: row.replay === 1,
      })),
  );
  return { ...found, next: found.next ?? (end && [end.at, end.seq]) };
}

/**
 * The records of the workspace in the period and after a position, newest first. A key that may use only some
 * accounts reads the records of these accounts, and those of its own calls.
 */
function calls({ db, caller }: AuditContext, { since, until }: Filter, after: Position | null) {
  const [from, to] = [epochMs(since), epochMs(until)];
  return db
    .selectFrom("sb_audit")
    .where("workspace_id", "=", caller.workspaceId)
    .$if(caller.accountIds !== null, (query) =>
      query.where((where) =>
        where.or([where("account_id", "in", caller.accountIds ?? []), where("principal_id", "=", caller.id)]),
      ),
    )
    .$if(from !== null, (query) => query.where("at", ">=", from))
    .$if(to !== null, (query) => query.where("at", "<", to))
    .where(afterPosition(["at", "seq"], after, "desc"))
    .orderBy("at", "desc")
    .orderBy("seq", "desc");
}

/** Returns the last record that a call may search; null if there are fewer than `maxSearched` records. */
async function findSearchEnd(context: AuditContext, filter: Filter, after: Position | null) {
  const row = await calls(context, filter, after)
    .select(["at", "seq"])
    .limit(1)
    .offset(maxSearched - 1)
    .executeTakeFirst();
  return row ?? null;
}

async function readKeyNames({ db, caller }: AuditContext, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("sb_keys")
    .select(["id", "name"])
    .where("workspace_id", "=", caller.workspaceId)
    .where("id", "in", [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
