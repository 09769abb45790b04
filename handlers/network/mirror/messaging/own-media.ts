import { Failure } from "../../../../runtime/index.ts";
import type { NetworkView } from "../network-view.ts";

/** @throws Failure `not_found` with the first file that the account does not own. */
export async function requireOwnMedia({ db, memberId }: NetworkView, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom("net_media")
    .select("id")
    .where("owner_id", "=", memberId)
    .where("id", "in", [...ids])
    .execute();
  const missing = ids.find((id) => !rows.some((row) => row.id === id));
  if (missing !== undefined) {
    throw new Failure("not_found", {
      detail: `There is no uploaded file "${missing}".`,
      hint: "upload_media stores files and returns their ids.",
    });
  }
}
