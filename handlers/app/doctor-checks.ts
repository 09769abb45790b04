import { existsSync } from "node:fs";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { isEmpty } from "../../generator/compare-files.ts";
import { generatedHashFile, hashGenerated } from "../../generator/build/hash-generated.mjs";
import { errorMessageLine, type CheckResult, type ServiceDefinition, type Store } from "../../runtime/index.ts";
import { readOperatorSettings, unknownSettings } from "./operator-settings.ts";
import { describeEarlierKey, describeMissingKey, findOtherSecretKeys } from "./secret-keys.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns whether the settings are valid. */
export async function checkSettings(root: string, environment: Environment): Promise<CheckResult> {
  const check = "settings";
  try {
    readOperatorSettings(environment);
    const valid = existsSync(join(root, ".env")) ? "valid, with .env" : "valid";
    const unknown = unknownSettings(environment);
    const found = unknown.length > 0 ? `${valid}; unknown settings without effect: ${unknown.join(", ")}` : valid;
    return { check, ok: true, found };
  } catch (error) {
    return { check, ok: false, found: errorMessageLine(error) };
  }
}

/** Returns whether the keys of all secrets in the store are configured, and which of these keys a rotation would replace. */
export async function checkSecrets(
  store: Store,
  definition: Pick<ServiceDefinition<never>, "secretColumns">,
  environment: Environment,
): Promise<CheckResult> {
  const check = "secrets";
  if (!(await checkSettings("", environment)).ok)
    return { check, ok: false, found: "not checked, because the settings are invalid" };
  const { missing, earlier } = await findOtherSecretKeys(store, definition, readOperatorSettings(environment));
  const found = [...missing.map(describeMissingKey), ...earlier.map(describeEarlierKey)];
  return {
    check,
    ok: missing.length === 0,
    found: found.length === 0 ? "all secrets are encrypted with the current key" : found.join("; "),
  };
}

/** Returns whether `generated/` matches `spec/`; an installation without the generator's libraries cannot check this. */
export async function checkGenerated(root: string): Promise<CheckResult> {
  const check = "generated";
  const generator = await import("../../generator/generate-folder.ts").catch(() => null);
  if (!generator || !existsSync(join(root, "spec")))
    return { check, ok: true, found: "not checked, because the generator is not installed" };
  const { diagnostics, difference, fileCount, rename } = await generator.generateFolder(root, { check: true });
  const ok = diagnostics.length === 0 && isEmpty(difference) && rename === null;
  return {
    check,
    ok,
    found: ok ? `${fileCount} files, up to date` : "does not match spec/; run: npx switchboard generate",
  };
}

/** Returns whether the running program was built from the current sources. */
export async function checkBuild(root: string): Promise<CheckResult> {
  const check = "build";
  const built = await readFile(join(root, "dist", generatedHashFile), "utf8").catch(() => null);
  const isStale = (built !== null && built.trim() !== hashGenerated(root)) || (await isOlderThanSources(root));
  return { check, ok: !isStale, found: isStale ? "older than its sources; run: npm run build" : "up to date" };
}

/** Whether a source file was changed after the program was built; false if the sources are not installed. */
async function isOlderThanSources(root: string): Promise<boolean> {
  const builtAt = await modifiedAt(join(root, "dist/main.js"));
  for (const folder of ["generated", "generator", "runtime", "handlers"]) {
    const names = await readdir(join(root, folder), { recursive: true }).catch(() => []);
    for (const name of names)
      if (/\.(?:ts|js)$/.test(name) && (await modifiedAt(join(root, folder, name))) > builtAt) return true;
  }
  return false;
}

const modifiedAt = async (file: string): Promise<number> => (await stat(file).catch(() => null))?.mtimeMs ?? Infinity;
