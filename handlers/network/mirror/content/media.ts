import type { Media } from "../../../../generated/schemas.ts";
import { isoTime } from "../../../time/iso-time.ts";
import type { MediaFile } from "../../port/content.ts";
import type { NetworkView } from "../network-view.ts";
import { mediaKind } from "./post-parts.ts";

/** Stores a file of the account. It reaches the network with the post or message that contains it. */
export async function storeMedia(view: NetworkView, file: MediaFile): Promise<Media> {
  const { filename, contentType, content, altText } = file;
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
