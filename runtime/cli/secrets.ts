import { Command } from "commander";
import { countSecrets, rotateSecrets } from "../secrets/rotate-secrets.ts";
import type { Service } from "../service.ts";
import { printJson, printRows } from "./print.ts";
import type { WithService } from "./with-service.ts";

interface Options {
  readonly json?: boolean;
}

/** Creates `secrets list` and `secrets rotate`. */
export function secretCommands(withService: WithService): Command {
  const secrets = new Command("secrets").description("secrets in the store: list and change their encryption keys");
  secrets
    .command("list")
    .description("count the secrets by the id of the key that encrypts them")
    .option("--json", "print JSON")
    .action(({ json }: Options) => withService((service) => list(service, json)));
  secrets
    .command("rotate")
    .description("encrypt all secrets with the current key, even while servers run")
    .option("--json", "print JSON")
    .action(({ json }: Options) => withService((service) => rotate(service, json)));
  return secrets;
}

async function list({ store, secretColumns, secrets }: Service, asJson: boolean | undefined): Promise<void> {
  const uses = await countSecrets(store, secretColumns);
  printRows(
    uses.map((use) => ({ ...use, current: use.key === secrets.keyId })),
    asJson,
  );
}

async function rotate({ store, secretColumns, secrets }: Service, asJson: boolean | undefined): Promise<void> {
  const changed = await rotateSecrets(store, secretColumns, secrets);
  if (asJson) return printJson({ key: secrets.keyId, changed });
  process.stdout.write(
    `Secrets encrypted again: ${changed}. All secrets are now encrypted with the key "${secrets.keyId}".\n`,
  );
}
