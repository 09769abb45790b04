import { networkOf } from "./network.ts";
import type { TestService } from "./start-service.ts";

/** Makes one member block another. */
export async function block(service: TestService, memberId: string, blockedId: string): Promise<void> {
  await networkOf(service)
    .insertInto("net_blocks")
    .values({ member_id: memberId, blocked_id: blockedId, reason: null, created_at: service.clock() })
    .execute();
}
