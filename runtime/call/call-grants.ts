import { revokeGrants, listGrants, type GrantFilter, type ListedGrant } from "../identity/grants.ts";
import type { CallDetails } from "./call-details.ts";
import type { CallServices } from "./call-services.ts";

/** The grants to AI clients: those of the calling person; for an API key, those of all people of its workspace. */
export class CallGrants {
  readonly #services: CallServices;
  readonly #details: CallDetails;

  constructor(services: CallServices, details: CallDetails) {
    this.#services = services;
    this.#details = details;
  }

  /** Returns the active grants, the latest first. */
  list(): Promise<readonly ListedGrant[]> {
    return listGrants(this.#details.db, this.#own, this.#now());
  }

  /**
   * Revokes a grant; all nodes reject its tokens within a second after the commit. Revoking it again changes nothing.
   * Returns false for an unknown id.
   */
  async revoke(id: string): Promise<boolean> {
    const { db, running } = this.#details;
    const filter = { ...this.#own, id };
    const known = await db
      .selectFrom("sb_oauth_grants")
      .select("id")
      .where((where) => where.and(filter))
      .executeTakeFirst();
    if (!known) return false;
    await revokeGrants(this.#services.store, db, filter, this.#now());
    running.changedKey = true;
    return true;
  }

  get #own(): GrantFilter {
    const { workspaceId, personId } = this.#details.caller;
    return { workspace_id: workspaceId, ...(personId !== null && { person_id: personId }) };
  }

  /** The time of the call in epoch milliseconds. */
  #now(): number {
    return this.#details.run?.at ?? this.#services.clock();
  }
}
