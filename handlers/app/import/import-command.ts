import { writeFile } from "node:fs/promises";
import { Command } from "commander";
import type { Service } from "../../../runtime/index.ts";
import { showProgress } from "../progress.ts";
import { renderImport } from "./render-import.ts";

interface ImportCommandOptions {
  readonly name?: string;
  readonly account?: string;
  readonly workspace?: string;
  readonly report?: string;
  readonly incomplete?: boolean;
  readonly json?: boolean;
}

/** Opens the configured service and runs a function with it; `onCreate` is called with the location of a new store. */
type WithService = (work: (service: Service) => Promise<void>, onCreate: (location: string) => void) => Promise<void>;

/** Creates `import`, which reads the data archive of a member into an account. */
export function importCommand(withService: WithService): Command {
  return new Command("import")
    .description(
      'import a data archive ("Get a copy of your data") as an account; the data is written only to the store',
    )
    .argument("<paths...>", "the zip file, its parts, or the folder with its files")
    .option("--name <name>", "display name of the account; default: the name of the archive's owner")
    .option(
      "--account <id>",
      "import into this account; default: the one in the workspace with earlier archives of the owner, or a new one",
    )
    .option("--workspace <id>", "workspace of the account; default: that of --account, otherwise the first")
    .option(
      "--report <file>",
      "write a report as JSON: for each file, how many rows were not read or stored, why, and the first 10,000 row numbers",
    )
    .option("--incomplete", "import an archive even if one of its files is damaged or was refused")
    .option("--json", "print JSON")
    .action((paths: string[], options: ImportCommandOptions) =>
      withService(
        (service) => run(service, paths, options),
        (location) => void (options.json || process.stdout.write(`Creating the store ${location}\n`)),
      ),
    );
}

async function run(service: Service, paths: readonly string[], options: ImportCommandOptions): Promise<void> {
  // Slow to load, and unnecessary for other commands.
  const { readArchive, renderReport } = await import("../../network/connectors/archive/read/index.ts");
  const { importArchive } = await import("./import-archive.ts");
  const startedAt = performance.now();
  const showReading = showProgress("Reading");
  const contents = await readArchive(paths, {
    ownerIsGiven: options.account !== undefined,
    onProgress: ({ bytesRead, totalBytes, path }) => showReading(bytesRead, totalBytes, path),
  });
  const { report } = contents;
  if (options.report !== undefined)
    await writeFile(options.report, `${JSON.stringify(report, null, 2)}\n`, { mode: 0o600 });
  if (!report.complete && options.incomplete !== true) {
    if (!options.json) process.stdout.write(renderReport(report));
    throw new Error(
      "The archive is incomplete, so nothing was imported. Use --incomplete to import what could be read.",
    );
  }
  const result = await importArchive(service, {
    contents,
    target: { name: options.name ?? null, accountId: options.account ?? null, workspaceId: options.workspace ?? null },
    onProgress: showProgress("Importing"),
  });
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  if (options.json) process.stdout.write(`${JSON.stringify({ ...result, seconds, report })}\n`);
  else process.stdout.write(`${renderReport(report)}\n${renderImport(result, seconds)}`);
}
