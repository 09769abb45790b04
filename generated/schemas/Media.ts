// Generated from spec/schemas and the outputs of spec/tools by `npx switchboard generate`. Do not edit: change the source and run it again.

/** An uploaded file. */
export interface Media {
  /** File id (med_...), accepted in media_ids and attachments. */
  id: string;
  /** Kind of the file. */
  kind: "image" | "document";
  /** Name that members see. */
  filename: string;
  /** Media type, for example image/png. */
  content_type: string;
  /** Size in bytes. */
  size_bytes: number;
  /** Description for people who cannot see it. */
  alt_text: string | null;
  /** When it was uploaded. */
  created_at: string;
}
