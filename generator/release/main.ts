import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import { buildPackages } from "./build-packages.ts";
import { git, planRelease, readVersion, type ReleasePlan } from "./plan.ts";

/**
 * `npm run release`: packs both packages to `dist/packages`, sets the version in `package.json` and
 * `package-lock.json` to that of the specification, completes the changelog, commits and tags. `--dry-run` prints what prevents
 * the release, packs, and prints the plan; it changes nothing else. `--packages` only packs.
 */
const program = new Command("release")
  .description("release the version in spec/service.yaml: packages, changelog, commit and tag")
  .option("--dry-run", "pack, print what would change, and change nothing else", false)
  .option("--packages", "only pack", false)
  .action(async ({ dryRun, packages }: { dryRun: boolean; packages: boolean }) => {
    const root = process.cwd();
    const today = new Date().toISOString().slice(0, 10);
    if (packages) return pack(root, readVersion(root, today));
    const plan = await planRelease(root, today);
    for (const problem of plan.problems) console.error(`${dryRun ? "before the release" : "error"}: ${problem}`);
    if (!dryRun && plan.problems.length > 0) {
      process.exitCode = 1;
      return;
    }
    // Packing can fail, so it precedes everything that is written to the repository.
    pack(root, plan.version);
    if (dryRun) for (const line of describe(plan)) console.log(line);
    else release(root, plan);
  });

function pack(root: string, version: string): void {
  for (const tarball of buildPackages(root, version)) console.log(`packed ${tarball}`);
}

function describe({ version, since, files }: ReleasePlan): readonly string[] {
  const section = files.get("CHANGELOG.md")?.split("\n## ")[1];
  const changelog =
    section === undefined
      ? []
      : ["", `## ${section.split("\n")[0] ?? ""}`, `${section.split("\n").length - 1} lines in CHANGELOG.md`];
  return [
    `would release v${version}${since === null ? ", the first release" : `, after ${since}`}`,
    `would write and commit ${[...files.keys()].join(", ")}, and tag v${version}`,
    ...changelog,
  ];
}

function release(root: string, { version, files }: ReleasePlan): void {
  for (const [path, text] of files) {
    writeFileSync(join(root, `${path}.next`), text);
    renameSync(join(root, `${path}.next`), join(root, path));
  }
  git(root, "add", "--", ...files.keys());
  git(root, "commit", "--quiet", "--allow-empty", "--message", `release: ${version}`);
  git(root, "tag", "--annotate", `v${version}`, "--message", `v${version}`);
  console.log(`committed and tagged v${version}. Next:`);
  console.log("  git push --follow-tags");
  console.log("  npm publish dist/packages/<tarball>, for each tarball");
}

try {
  await program.parseAsync();
} catch (error) {
  console.error(`error: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
