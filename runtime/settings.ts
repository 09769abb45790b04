import { z } from "zod";

/** What an operator sets through the environment. */
export type Settings = z.infer<typeof settingsSchema>;

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema);

const settingsSchema = z.object({
  HOST: optional(z.string().default("127.0.0.1")),
  PORT: optional(z.coerce.number().int().min(0).max(65_535).default(3000)),
  DATABASE_URL: optional(
    z
      .string()
      .regex(/^(sqlite:.+|postgres(ql)?:\/\/.+)$/, 'expected "sqlite:<file>" or "postgres://..."')
      .default("sqlite:./data/switchboard.db"),
  ),
  SWITCHBOARD_PUBLIC_URL: optional(
    z
      .url({ protocol: /^https?$/, error: "expected an http or https URL" })
      .transform((url) => url.replace(/\/+$/, ""))
      .optional(),
  ),
  SWITCHBOARD_DEMO_MEMBERS: optional(z.coerce.number().int().min(0).max(1_000_000).default(10_000)),
  SWITCHBOARD_BOOTSTRAP_KEY: optional(
    z.string().min(24, "expected at least 24 characters").regex(/^\S+$/, "expected no white space").optional(),
  ),
  SWITCHBOARD_BOOTSTRAP_SCOPES: optional(
    z
      .string()
      .default("core")
      .transform((text) => text.split(/[\s,]+/).filter((scope) => scope !== "")),
  ),
  LOG_LEVEL: optional(z.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"]).default("info")),
});

/** A setting that cannot be used; the message names each one with what was expected. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

/**
 * Reads and checks the settings. Values never appear in the error, for they may be secrets.
 * @throws SettingsError naming every bad setting.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const result = settingsSchema.safeParse(environment);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  throw new SettingsError(`The settings are not usable:\n  ${problems.join("\n  ")}`);
}
