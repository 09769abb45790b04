import type { PostReference } from "../../read/index.ts";

/** Row ids are the ids in `ArchiveContents`, which are the same in every archive, with a prefix. */
export const memberRowId = (id: string): string => `prf_${id}`;
export const positionRowId = (id: string): string => `pos_${id}`;
export const educationRowId = (id: string): string => `edu_${id}`;
export const recommendationRowId = (id: string): string => `rec_${id}`;
export const invitationRowId = (id: string): string => `inv_${id}`;
export const conversationRowId = (id: string): string => `cnv_${id}`;
export const messageRowId = (id: string): string => `msg_${id}`;
export const commentRowId = (id: string): string => `cmt_${id}`;

/**
 * Returns the id of a post. It contains the id on the platform, if that is known, so that the URL can be derived from
 * it.
 */
export const postRowId = (post: PostReference | null, recordId: string): string =>
  post === null ? `pst_${recordId}` : `pst_${post.kind}_${post.id}`;
