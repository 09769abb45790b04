import { Command, InvalidArgumentError } from "commander";
import { resourceChanged } from "../events/event.ts";
import { toEvent } from "../events/event-rows.ts";
import type { Service } from "../service.ts";
import { unknownAccount } from "./accounts.ts";
import { requireKnown } from "./options.ts";
import { isoTime, printJson, printRows } from "./print.ts";
import type { WithService } from "./with-service.ts";

interface ListOptions {
  readonly account?: string;
  readonly type?: string;
  readonly after?: number;
  readonly json?: boolean;
}

const maxRows = 100;

function parseSeq(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError("expected the number of an event");
  return Number(text);
}

/** Creates `events list`. */
export function eventCommands(withService: WithService): Command {
  const events = new Command("events").description("events of accounts: list them, oldest first");
  events
    .command("list")
    .description(`list the last ${maxRows} events, or with --after, the first ${maxRows} after that event`)
    .option("--account <id>", "only events of this account")
    .option("--type <type>", "only events of this type")
    .option("--after <seq>", "only events after the one with this number; requires --account", parseSeq)
    .option("--json", "print JSON")
    .action((options: ListOptions) => withService((service) => list(service, options)));
  return events;
}

/** @throws Error for an account that does not exist. */
async function requireAccount({ reader }: Service["store"], id: string): Promise<void> {
  const found = await reader.selectFrom("sb_accounts").select("id").where("id", "=", id).executeTakeFirst();
  if (!found) throw unknownAccount(id);
}

async function list({ store, surface }: Service, { account, type, after, json }: ListOptions): Promise<void> {
  if (after !== undefined && account === undefined) throw new Error("--after requires --account.");
  const types = [...(surface.events ?? []).map(({ name }) => name), resourceChanged];
  if (type !== undefined) requireKnown("type", [type], types);
  if (account !== undefined) await requireAccount(store, account);
  let query = store.reader.selectFrom("sb_events").selectAll().limit(maxRows);
  if (account !== undefined) query = query.where("account_id", "=", account);
  if (type !== undefined) query = query.where("type", "=", type);
  if (after !== undefined) query = query.where("seq", ">", after);
  if (account === undefined) query = query.orderBy("at", "desc");
  const rows = await query.orderBy("seq", after === undefined ? "desc" : "asc").execute();
  const events = (after === undefined ? rows.reverse() : rows).map(toEvent);
  const listed = events.map(({ accountId, seq, type: name, at, payload, cause }) => ({
    account: accountId,
    seq,
    type: name,
    at: isoTime(at),
    payload,
    cause,
  }));
  if (json) printJson(listed);
  else
    printRows(
      listed.map(({ cause, ...event }) => ({ ...event, cause: Object.values(cause).join(" ") })),
      false,
    );
}
