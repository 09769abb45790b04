import { execFileSync } from "node:child_process";
import { mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { packageClient } from "./package-client.ts";
import { packageSwitchboard } from "./package-switchboard.ts";
import { readRepositoryPackage } from "./repository.ts";

/** Builds both packages and packs them. Returns the paths of the tarballs, `<target>/<name>-<version>.tgz`. */
export function buildPackages(root: string, version: string, target = join(root, "dist/packages")): readonly string[] {
  const next = `${target}.next`;
  rmSync(next, { recursive: true, force: true });
  const own = { ...readRepositoryPackage(root), version };
  const write = { switchboard: packageSwitchboard, client: packageClient };
  const names = Object.entries(write).map(([name, writePackage]) => {
    const folder = join(next, name);
    mkdirSync(folder, { recursive: true });
    writePackage(root, folder, own);
    const args = ["pack", "--json", "--ignore-scripts", "--loglevel=error", "--pack-destination", next];
    const [packed] = JSON.parse(execFileSync("npm", args, { cwd: folder, encoding: "utf8" })) as { filename: string }[];
    return packed?.filename.replace("@", "").replace("/", "-") ?? "";
  });
  rmSync(target, { recursive: true, force: true });
  renameSync(next, target);
  return names.map((name) => join(target, name));
}
