import { Command, InvalidArgumentError, Option } from "commander";
import type { SupportTicket, SupportTicketStatus } from "../../generated/schemas.ts";
import { printJson, printRows, type WithService } from "../../runtime/index.ts";
import { answerTicket, readAllTickets, readAnyTicket } from "../service/tickets/answer-tickets.ts";
import { isoTime } from "../time/iso-time.ts";

interface JsonOption {
  readonly json?: boolean;
}

interface ListOptions extends JsonOption {
  readonly status: SupportTicketStatus | "all";
}

interface ReplyOptions extends JsonOption {
  readonly close?: boolean;
}

/** The maximum length that `reply_to_support_ticket` accepts, in code points. */
const maxLength = 10_000;

/** Creates `tickets list`, `tickets show` and `tickets reply`, with which the operator answers support tickets. */
export function ticketsCommand(withService: WithService): Command {
  const tickets = new Command("tickets").description("support tickets of all workspaces: list, show and answer");
  tickets
    .command("list")
    .description(
      "list up to 1,000 tickets: with the status open or answered, longest waiting first; otherwise, last changed first",
    )
    .addOption(
      new Option("--status <status>", "only tickets with this status")
        .choices(["open", "answered", "closed", "all"])
        .default("open"),
    )
    .option("--json", "print JSON")
    .action(({ status, json }: ListOptions) =>
      withService(async ({ store }) => {
        const { tickets, hasMore } = await readAllTickets({ store }, status === "all" ? null : status);
        printRows(
          tickets.map(({ id, workspace_id, account_id, severity, status, subject, updated_at }) => ({
            ...{ id, workspace: workspace_id, account: account_id, severity, status, subject },
            updated_at: isoTime(updated_at),
          })),
          json,
        );
        if (hasMore) process.stderr.write("There are more tickets, which are not listed.\n");
      }),
    );
  tickets
    .command("show")
    .description("show a ticket with its replies and the call that it reports")
    .argument("<id>", "ticket id (tkt_...)")
    .option("--json", "print JSON, the default")
    .action((id: string) => withService(async ({ store }) => printJson(await readAnyTicket({ store }, id))));
  tickets
    .command("reply")
    .description("answer a ticket; get_support_ticket shows the answer to the workspace")
    .argument("<id>", "ticket id (tkt_...)")
    .argument("<text>", `1 to ${maxLength} characters`, parseText)
    .option("--close", "close the ticket")
    .option("--json", "print JSON")
    .action((id: string, text: string, { close = false, json }: ReplyOptions) =>
      withService(async ({ store, clock, newId }) => {
        const ticket = await answerTicket({ store, now: clock, newId }, { id, text, close });
        if (json) printJson(ticket);
        else process.stdout.write(describe(ticket));
      }),
    );
  return tickets;
}

const describe = ({ id, status, replies }: SupportTicket): string =>
  `Answered ${id}: ${status}, ${replies.length} ${replies.length === 1 ? "reply" : "replies"}.\n`;

function parseText(text: string): string {
  if (text.trim() !== "" && Array.from(text).length <= maxLength) return text;
  throw new InvalidArgumentError(`expected 1 to ${maxLength} characters`);
}
