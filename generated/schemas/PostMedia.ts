// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** Image, video or document shown in a post. */
export interface PostMedia {
  /** Id of the stored file (med_...). */
  media_id: string;
  /** Kind of the file. */
  kind: "image" | "video" | "document";
  /** Media type, for example image/png. */
  content_type: string;
  /** Name of the file. */
  filename: string | null;
  /** Description for people who cannot see it. */
  alt_text: string | null;
}
