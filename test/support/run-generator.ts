import { Command } from "commander";
import { vi } from "vitest";
import { generatorCommands } from "../../generator/cli.ts";

/** Runs `switchboard <args> --root <root>`, a command of the generator, in this process. */
export async function runGenerator(
  root: string,
  ...args: readonly string[]
): Promise<{ readonly code: number; readonly out: string; readonly err: string }> {
  const lines = { out: [] as string[], err: [] as string[] };
  const log = vi.spyOn(console, "log").mockImplementation((line: string) => lines.out.push(line));
  const error = vi.spyOn(console, "error").mockImplementation((line: string) => lines.err.push(line));
  const exitCode = process.exitCode;
  const program = new Command("switchboard");
  for (const command of generatorCommands()) program.addCommand(command);
  try {
    await program.parseAsync([...args, "--root", root], { from: "user" });
    return { code: Number(process.exitCode ?? 0), out: lines.out.join("\n"), err: lines.err.join("\n") };
  } finally {
    process.exitCode = exitCode;
    log.mockRestore();
    error.mockRestore();
  }
}
