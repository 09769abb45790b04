import { expect } from "vitest";
import type { ToolName } from "../../runtime/index.ts";
import type { TestService } from "./start-service.ts";

/** Reads a list to its end by pages of `limit`, and checks that no page is longer, and none empty unless it is the only one. */
export async function everyPage<Item>(
  service: TestService,
  tool: ToolName,
  input: object,
  limit: number,
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | null = null;
  do {
    const answer = await service.call(tool, { ...input, limit, ...(cursor !== null && { cursor }) });
    expect(answer.error).toBeUndefined();
    const page = answer.body as { data: Item[]; next_cursor: string | null };
    expect(page.data.length).toBeLessThanOrEqual(limit);
    if (cursor !== null || page.next_cursor !== null) expect(page.data.length).toBeGreaterThan(0);
    items.push(...page.data);
    cursor = page.next_cursor;
  } while (cursor !== null);
  return items;
}
