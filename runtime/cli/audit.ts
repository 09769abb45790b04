import { Command, InvalidArgumentError } from "commander";
import { verifyAudit } from "../audit/audit-chain.ts";
import type { Service } from "../service.ts";
import { isoTime, printJson } from "./print.ts";
import type { WithService } from "./with-service.ts";

interface VerifyOptions {
  readonly head?: string;
  readonly json?: boolean;
}

/** Creates `audit verify`. */
export function auditCommands(withService: WithService): Command {
  const audit = new Command("audit").description("verify the audit log");
  audit
    .command("verify")
    .description(
      "verify the hash chain: exits with 1 if a record in it was changed or deleted, or another was inserted",
    )
    .option("--head <hash>", "the hash of an earlier verification, which the log must still contain", parseHash)
    .option("--json", "print JSON")
    .action((options: VerifyOptions) => withService((service) => verify(service, options)));
  return audit;
}

async function verify({ store }: Service, { head, json }: VerifyOptions): Promise<void> {
  const { broken, containsHead, ...found } = await verifyAudit(store.reader, head);
  const parts = broken.map(({ after, until, sealedAt }) => ({ after, until, sealed_at: isoTime(sealedAt) }));
  const isWhole = parts.length === 0 && containsHead !== false;
  if (!isWhole) process.exitCode = 1;
  if (json)
    return printJson({ ...found, ...(containsHead !== null && { contains_head: containsHead }), broken: parts });
  const unchanged =
    head === undefined
      ? "none was inserted, changed or deleted; only --head shows whether the end was removed"
      : "none was inserted, changed or deleted";
  const lines = [
    count("Verified records", found.records, isWhole ? unchanged : null),
    count("Records erased with their account or workspace", found.erased, "only their hashes were verified"),
    count("Records not in the hash chain yet", found.unsealed, "a running server adds them every minute"),
    ...(found.head === null ? [] : [`Hash of the chain, for --head: ${found.head}`]),
    ...parts.map(
      ({ after, until, sealed_at }) =>
        `Records after number ${after}, up to ${until}, were changed, inserted or deleted (added to the chain at ${sealed_at}).`,
    ),
    ...(containsHead === false
      ? [
          `The chain does not contain the hash ${head}: the end of the log was removed, or the records of this hash have expired.`,
        ]
      : []),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}

const count = (label: string, records: number, note: string | null): string =>
  `${label}: ${records}${records > 0 && note !== null ? ` (${note})` : ""}`;

function parseHash(text: string): string {
  if (/^[\da-f]{64}$/.test(text)) return text;
  throw new InvalidArgumentError("expected the 64 hexadecimal digits that an earlier verification printed");
}
