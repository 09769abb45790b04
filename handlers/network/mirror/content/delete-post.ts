import type { NetworkView } from "../network-view.ts";
import { findOwnPost } from "./find-post.ts";
import { removePost } from "./record-post.ts";

/** Deletes a post of the account and returns its id. */
export async function deletePost(view: NetworkView, reference: string): Promise<string> {
  const { id } = await findOwnPost(view, reference);
  await view.act("delete_post", async () => ({ post_id: id }));
  await removePost(view, id);
  return id;
}
