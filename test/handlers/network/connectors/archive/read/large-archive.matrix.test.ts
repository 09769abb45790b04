import { build } from "esbuild";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { syntheticArchive } from "../../../../../fixtures/archive/synthetic-archive.ts";
import { writeZip } from "../../../../../fixtures/archive/write-archive.ts";
import { temporaryFolder } from "../../../../../support/archive.ts";
import { repository } from "../../../../../support/program.ts";

const program = `
import { readArchive } from "./handlers/network/connectors/archive/read/index.ts";
const { messages, connections, report } = await readArchive(process.argv[2]);
const peakMebibytes = process.resourceUsage().maxRSS / 1024;
console.log(JSON.stringify({ messages: messages.length, connections: connections.length, complete: report.complete, peakMebibytes }));
`;

test("100,000 messages and 20,000 connections are read with less than 300 MiB", async () => {
  const folder = temporaryFolder();
  const archive = syntheticArchive({ connections: 20_000, conversations: 3000, messages: 100_000 });
  const zip = await writeZip(join(folder, "archive.zip"), archive.files);
  const outfile = join(repository, "node_modules/.cache/read-archive.mjs");
  await build({
    stdin: { contents: program, resolveDir: repository, loader: "ts" },
    outfile,
    ...{ bundle: true, platform: "node", format: "esm", target: "node20", packages: "external", logLevel: "warning" },
  });
  const output: unknown = JSON.parse(execFileSync(process.execPath, [outfile, zip], { encoding: "utf8" }));
  expect(output).toMatchObject({
    messages: archive.messages.filter(({ isDraft }) => !isDraft).length,
    connections: 20_000,
    complete: true,
  });
  expect((output as { peakMebibytes: number }).peakMebibytes).toBeLessThan(300);
});
