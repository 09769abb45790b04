// Generated from spec/tools/content/upload_media.yaml by `npx switchboard generate`. Do not edit: change the source and run it again.
import type { ToolModule } from "switchboard/contract";
import type { CommonErrorCode } from "../../errors.ts";
import type { Media } from "../../schemas.ts";

/** The validated arguments of `upload_media`, without `account_id` and `preview`. */
export interface UploadMediaInput {
  /** Shown to members. */
  filename: string;
  /** Media type of the content. */
  content_type: "image/png"
    | "image/jpeg"
    | "image/gif"
    | "image/webp"
    | "application/pdf"
    | "application/vnd.openxmlformats-officedocument.wordprocessingml.document"
    | "application/vnd.openxmlformats-officedocument.presentationml.presentation";
  /** Content in Base64 with padding, without line breaks. */
  data_base64?: string;
  /** Public https URL of the file. */
  source_url?: string;
  /** Description for people who cannot see it. */
  alt_text?: string;
}

/** The error codes that `upload_media` can return. */
export type UploadMediaErrorCode = "conflict" | CommonErrorCode;

/** Upload media: Store an image or document of at most 10 MiB for a post or message. */
export type UploadMediaHandler<Context> = (
  input: UploadMediaInput,
  context: Context,
) => Promise<Media>;

/** The data of `upload_media` for the runtime. */
export const tool: ToolModule = {
  entry: {
    name: "upload_media",
    title: "Upload media",
    description: "Store an image or document of at most 10 MiB for a post or message. Give exactly one of data_base64 and source_url.",
    category: "content",
    effect: "write",
    idempotent: false,
    safety: null,
    requiresConnection: false,
    live: true,
    scopes: ["core", "full_access", "content"],
    timeoutMs: 30000,
    maxBodyBytes: 15728640,
    safetyUnits: null,
    keepsRecords: false,
    reports: false,
    actions: null,
    arguments: ["filename", "content_type", "data_base64", "source_url", "alt_text", "account_id", "preview"],
    structuredArguments: [],
    headers: [],
    changes: [],
    contents: null,
    errors: ["conflict"],
    details: "The type of a file is determined by its content; a different `content_type` returns `invalid_arguments`. PNG, JPEG,\nGIF and WebP images, PDF files, and Word and PowerPoint documents without macros are accepted. Folders, control\ncharacters and characters that file systems reserve are removed from `filename`, and a missing extension is added.\n\n`source_url` must have a public address; up to three redirects are followed. An account may upload 500 MiB in 30 days. `GET\n/files/media/{id}` returns an uploaded file; it requires the same authorization as a tool call.\n",
    synonyms: [
      "upload an image or document for a post or message",
      "attach a picture, photo, PDF, file, slides or attachment",
      "add a screenshot or brochure",
      "logo, chart, JPG, PNG, deck for a post",
      "add a photo to a post",
      "upload a file, GIF or slide deck",
    ],
  },
  routes: [
    {
      method: "POST",
      path: "/media",
      tool: "upload_media",
      operationId: "upload_media",
      pathParameters: [],
      queryParameters: ["account_id"],
      parameterTypes: {},
      bodyProperties: ["filename", "content_type", "data_base64", "source_url", "alt_text", "account_id", "preview"],
      fixed: {},
    },
  ],
};
