import type { PostReference } from "../../read/index.ts";

/** The ids of rows. Ids of an archive have no prefix; the same record has the same id in every archive. */
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
