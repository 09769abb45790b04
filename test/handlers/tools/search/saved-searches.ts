import type { TestService } from "../../../support/start-service.ts";
import { networkOf } from "../../../support/network.ts";
import { indexMember } from "../../../../handlers/network/mirror/profiles/index-member.ts";

/** Changes the title of members, so that searches find them. */
export async function retitle(service: TestService, title: string, ...ids: string[]): Promise<void> {
  const db = networkOf(service);
  for (const id of ids) {
    await db.updateTable("net_members").set({ title, headline: title }).where("id", "=", id).execute();
    await indexMember({ networkId: 1, db, dialect: service.store.dialect }, id);
  }
}
