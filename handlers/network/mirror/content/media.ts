import { sql } from "kysely";
import type { Media } from "../../../../generated/schemas.ts";
import { isoTime } from "../../../time/iso-time.ts";
import { Failure } from "../../../../runtime/index.ts";
import type { MediaFile } from "../../port/content.ts";
import type { NetworkView } from "../network-view.ts";
import { mediaKind } from "./post-parts.ts";

/** The maximum total size that an account may upload in a period. */
const maxUploadedBytes = 500 * 1024 * 1024;
const periodMs = 30 * 86_400_000;

/** Stores a file of the account. It reaches the network with the post or message that contains it. */
export async function storeMedia(view: NetworkView, file: MediaFile): Promise<Media> {
  const { filename, contentType, content, altText } = file;
  await requireQuota(view, content.byteLength);
  const row = {
    id: view.newId("med"),
    owner_id: view.memberId,
    filename,
    content_type: contentType,
    size: content.byteLength,
    alt_text: altText,
    data_base64: content.toString("base64"),
    created_at: view.now(),
  };
  await view.db.insertInto("net_media").values(row).execute();
  return {
    id: row.id,
    kind: mediaKind(contentType) === "image" ? "image" : "document",
    filename,
    content_type: contentType,
    size_bytes: row.size,
    alt_text: altText,
    created_at: isoTime(row.created_at),
  };
}

/** @throws Failure `conflict` if a file of the given size would exceed the maximum total size. */
async function requireQuota({ db, memberId, now }: NetworkView, size: number): Promise<void> {
  const recent = db
    .selectFrom("net_media")
    .where("owner_id", "=", memberId)
    .where("created_at", ">", now() - periodMs);
  const { bytes } = await recent
    .select(({ fn }) => fn.sum<number | null>("size").as("bytes"))
    .executeTakeFirstOrThrow();
  const excess = (bytes ?? 0) + size - maxUploadedBytes;
  if (excess <= 0) return;
  const sizes = recent.select(["created_at", sql<number>`sum(size) over (order by created_at, id)`.as("freed")]);
  const { created_at: last } = await db
    .selectFrom(sizes.as("oldest"))
    .select("oldest.created_at")
    .where("oldest.freed", ">=", excess)
    .orderBy("oldest.freed")
    .limit(1)
    .executeTakeFirstOrThrow(); // a file is smaller than the maximum
  throw new Failure("conflict", {
    detail: "With this file, the account would exceed the maximum of 500 MiB in 30 days.",
    hint: `Use the media_id of an earlier upload, or call upload_media after ${isoTime(last + periodMs)}.`,
  });
}

/** Returns a file that the account has uploaded. @throws Failure `not_found`. */
export async function readMedia({ db, memberId }: NetworkView, id: string): Promise<MediaFile> {
  const row = await db
    .selectFrom("net_media")
    .select(["filename", "content_type", "alt_text", "data_base64"])
    .where("id", "=", id)
    .where("owner_id", "=", memberId)
    .executeTakeFirst();
  if (!row)
    throw new Failure("not_found", {
      detail: `There is no uploaded file "${id}".`,
      hint: "Store it with upload_media.",
    });
  const content = Buffer.from(row.data_base64, "base64");
  return { filename: row.filename, contentType: row.content_type, content, altText: row.alt_text };
}
