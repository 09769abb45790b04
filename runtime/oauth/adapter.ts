import type { Kysely } from "kysely";
import type { Adapter, AdapterPayload } from "oidc-provider";
import { errors } from "oidc-provider";
import type { CallServices } from "../call/call-services.ts";
import { revokeGrants } from "../identity/grants.ts";
import { announceKeys } from "../identity/key-changes.ts";
import { hashKey } from "../identity/keys.ts";
import type { OAuthRecordRow, RuntimeTables } from "../store/tables.ts";

/** Kinds of records whose ids are not secret. For all other kinds, only a hash of the id is stored. */
const publicIds = new Set(["Client", "Grant"]);
/** Lifetime of a registered client that nobody has granted access to. */
export const unusedClientMs = 3_600_000;

/** Creates the storage of the authorization server: a function that returns the adapter of each kind of record. */
export function createAdapterFactory({
  store,
  clock,
}: Pick<CallServices, "store" | "clock">): (model: string) => Adapter {
  return (model) => {
    const isSecret = !publicIds.has(model);
    const storedId = (id: string): string => (isSecret ? hashKey(id) : id);

    /** Returns the live records of this kind. */
    const records = (db: Kysely<RuntimeTables>) =>
      db.selectFrom("sb_oauth_records").selectAll().where("model", "=", model).where("expires_at", ">", clock());

    const toPayload = (row: OAuthRecordRow | undefined, id?: string): AdapterPayload | undefined =>
      row && {
        ...(JSON.parse(row.payload) as AdapterPayload), // written by upsert
        ...(model !== "Client" && id !== undefined && { jti: id }),
        ...(row.consumed_at !== null && { consumed: Math.floor(row.consumed_at / 1_000) }),
      };

    /** Marks a code or refresh token as used. If a concurrent request has used it, its grant is revoked. */
    async function consume(tx: Kysely<RuntimeTables>, id: string): Promise<boolean> {
      const record = { model, id };
      const row = await tx
        .updateTable("sb_oauth_records")
        .set({ consumed_at: clock() })
        .where((where) => where.and(record))
        .where("consumed_at", "is", null)
        .returning("id")
        .executeTakeFirst();
      if (row) return true;
      const used = await records(tx).where("id", "=", id).executeTakeFirst();
      if (used?.grant_id) await revokeGrants(store, tx, { id: used.grant_id }, clock());
      return false;
    }

    return {
      upsert: async (id, payload, expiresIn) => {
        const values = {
          grant_id: payload.grantId ?? (model === "Grant" ? id : null),
          person_id: payload.accountId ?? null,
          uid: payload.uid ?? null,
          payload: JSON.stringify(withoutSecrets(payload)),
          expires_at: clock() + (expiresIn ? expiresIn * 1_000 : unusedClientMs),
        };
        await store.writer
          .insertInto("sb_oauth_records")
          .values({ model, id: storedId(id), consumed_at: null, ...values })
          .onConflict((conflict) => conflict.columns(["model", "id"]).doUpdateSet(values))
          .execute();
      },
      find: async (id) => toPayload(await records(store.reader).where("id", "=", storedId(id)).executeTakeFirst(), id),
      findByUid: async (uid) => toPayload(await records(store.reader).where("uid", "=", uid).executeTakeFirst()),
      findByUserCode: async () => undefined, // for device codes, which are disabled
      consume: async (id) => {
        const isConsumed = await store.transaction((tx) => consume(tx, storedId(id)));
        if (!isConsumed) throw new errors.InvalidGrant("already used");
      },
      destroy: (id) =>
        store.transaction(async (tx) => {
          if (model === "Grant") return void (await revokeGrants(store, tx, { id }, clock()));
          await tx.deleteFrom("sb_oauth_records").where("model", "=", model).where("id", "=", storedId(id)).execute();
          if (model === "AccessToken") await announceKeys(store, tx);
        }),
      // Nothing to do. If the library revokes the whole grant, it also calls `destroy` of the model `Grant`, which deletes all
      // of its records. If it revokes a single access token, the other records of the grant must remain.
      revokeByGrantId: async () => undefined,
    };
  };
}

/**
 * Removes the id of the record (`jti`) and, from an interaction, that of its session, which the library stores as
 * `session.cookie`. Replaces a client's secret with its hash.
 */
function withoutSecrets({ jti: _id, client_secret: secret, ...payload }: AdapterPayload): AdapterPayload {
  const { cookie: _cookie, ...session } = payload.session ?? {};
  return {
    ...payload,
    ...(payload.session && { session }),
    ...(secret !== undefined && { client_secret: hashKey(secret) }),
  };
}
