import { createInterface } from "node:readline/promises";

/** Asks for confirmation. @throws Error unless a person at a terminal answers yes. */
export async function confirm(question: string): Promise<void> {
  if (!process.stdin.isTTY) throw new Error("Nothing was deleted. To confirm without a terminal, add --yes.");
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await lines.question(`${question} [y/N] `);
    if (!/^y(?:es)?$/i.test(answer.trim())) throw new Error("Nothing was deleted.");
  } finally {
    lines.close();
  }
}
