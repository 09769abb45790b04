import { randomBytes } from "node:crypto";
import type { Store } from "../store/store.ts";

/** Reads the secret of the store, and creates it on the first start. */
export async function readSecret({ reader, writer }: Store): Promise<Buffer> {
  const read = (db: Store["reader"]) => db.selectFrom("sb_settings").select("value").where("name", "=", "secret");
  const known = await read(reader).executeTakeFirst();
  if (known) return Buffer.from(known.value, "base64url");
  await writer
    .insertInto("sb_settings")
    .values({ name: "secret", value: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const { value } = await read(writer).executeTakeFirstOrThrow(); // another node may have inserted its own first
  return Buffer.from(value, "base64url");
}
