import { expect, test } from "vitest";
import { scanCandidates } from "../../../../../handlers/network/mirror/navigator/scan-candidates.ts";
import type { NetworkView } from "../../../../../handlers/network/mirror/network-view.ts";
import type { Hits } from "../../../../../handlers/paging/page.ts";
import type { Position } from "../../../../../runtime/index.ts";
import { networkOf } from "../../../../support/network.ts";
import { startService } from "../../../../support/start-service.ts";

test("a call reads a limited number of candidates, and the next one continues from the returned position", async () => {
  const service = await startService();
  // Only the properties that the function uses.
  const view = { db: networkOf(service), dialect: service.store.dialect, networkId: 1 } as NetworkView;
  const ranks = await view.db.selectFrom("net_members").select("rank").orderBy("rank").execute();
  const wanted = ranks.map(({ rank }) => rank).filter((_, at) => at % 50 === 7);
  const found: number[] = [];
  const sizes: number[] = [];
  let after: Position | null = null;
  do {
    let read = 0;
    const page: Omit<Hits<number>, "noMatches"> = await scanCandidates<number>(
      view,
      { table: "net_member_text", text: {} },
      { chunkSize: 10, maxChunks: 2, countedChunks: 2 },
      { limit: 5, after },
      async (chunk) => {
        read += chunk.length;
        return chunk.filter((rank) => wanted.includes(rank));
      },
      async (shown) => [...shown],
    );
    expect(read).toBeLessThanOrEqual(20);
    found.push(...page.items);
    sizes.push(page.items.length);
    // The total is a lower bound until the last page, whose total is exact.
    expect(page.total).toBeGreaterThanOrEqual(found.length);
    expect(page.totalIsExact).toBe(page.next === null);
    if (page.totalIsExact) expect(page.total).toBe(wanted.length);
    after = page.next;
  } while (after !== null);
  expect(found).toEqual(wanted);
  expect(sizes).toContain(0);
});
