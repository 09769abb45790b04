import { Command } from "commander";
import { verifyAudit } from "../audit/audit-chain.ts";
import type { Service } from "../service.ts";
import { isoTime, printJson } from "./print.ts";
import type { WithService } from "./with-service.ts";

/** Creates `audit verify`. */
export function auditCommands(withService: WithService): Command {
  const audit = new Command("audit").description("verify the audit log");
  audit
    .command("verify")
    .description("verify that no record was added, changed or deleted; exits with 1 if one was")
    .option("--json", "print JSON")
    .action(({ json }: { json?: boolean }) => withService((service) => verify(service, json)));
  return audit;
}

async function verify({ store }: Service, asJson: boolean | undefined): Promise<void> {
  const { broken, ...found } = await verifyAudit(store.reader);
  const parts = broken.map(({ after, until, sealedAt }) => ({ after, until, sealed_at: isoTime(sealedAt) }));
  if (parts.length > 0) process.exitCode = 1;
  if (asJson) return printJson({ ...found, broken: parts });
  const lines = [
    `${found.records} records verified, ${found.erased} erased with their account, ${found.unsealed} not sealed yet.`,
    ...(found.head === null ? [] : [`Hash of the last seal: ${found.head}`]),
    ...parts.map(
      ({ after, until, sealed_at }) =>
        `Records after number ${after}, up to ${until}, were changed, added or deleted (sealed ${sealed_at}).`,
    ),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}
