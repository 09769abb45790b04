import { text } from "node:stream/consumers";
import { Command } from "commander";
import { checkKeyForm, type KeyForm } from "../identity/key-format.ts";
import { printJson } from "./print.ts";

const findings: Readonly<Record<KeyForm, string>> = {
  intact: "The key is complete: its checksum is correct. Only the server knows whether it is valid.",
  unchecked: "The key has the format of keys from earlier versions, which contain no checksum.",
  damaged: "The key is mistyped or incomplete: its checksum is wrong.",
  foreign: "This is not a key that this service has generated.",
};

/** Creates `keys check`, which needs no store. The key is read from standard input, so that no shell stores it. */
export function checkKeyCommand(keyPrefix: string): Command {
  return new Command("check")
    .description("check a key from standard input for typing errors, without the store")
    .option("--json", "print JSON")
    .action(async ({ json }: { json?: boolean }) => {
      const form = checkKeyForm(keyPrefix, (await text(process.stdin)).trim());
      if (json) printJson({ form });
      else process.stdout.write(`${findings[form]}\n`);
      if (form === "damaged" || form === "foreign") process.exitCode = 1;
    });
}
