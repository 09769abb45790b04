// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** A file sent with a message. */
export interface MessageAttachment {
  /** Id of the stored file (med_...). */
  media_id: string;
  /** Kind of the attachment. */
  kind: "image" | "video" | "document";
  /** Name of the file. */
  filename: string;
  /** Media type, for example image/png. */
  content_type: string;
  /** Size in bytes. */
  size_bytes: number;
  /** Description for people who cannot see it. */
  alt_text: string | null;
}
