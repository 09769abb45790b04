import type { UploadMediaInput } from "../../../generated/tools/content/upload_media.ts";

/** A media type that can be uploaded. */
export type ContentType = UploadMediaInput["content_type"];

const office = "application/vnd.openxmlformats-officedocument";

/** The extensions of the files of each type; the first one is added to names without any. */
export const extensions: Readonly<Record<ContentType, readonly [string, ...string[]]>> = {
  "image/png": ["png"],
  "image/jpeg": ["jpg", "jpeg"],
  "image/gif": ["gif"],
  "image/webp": ["webp"],
  "application/pdf": ["pdf"],
  [`${office}.wordprocessingml.document`]: ["docx"],
  [`${office}.presentationml.presentation`]: ["pptx"],
};

/**
 * Determines the type of a file by its content, or null for any other type. Signatures: PNG (ISO/IEC 15948, 5.2), JPEG (ITU-T T.81,
 * B.1.1.3), GIF89a (17), WebP (RFC 9649, 2.4), PDF (ISO 32000-1, 7.5.2). Office documents are ZIP archives with a main part
 * (ISO/IEC 29500-2); those with macros are not accepted.
 */
export function detectContentType(content: Buffer): ContentType | null {
  const startsWith = (signature: string, at = 0): boolean =>
    content.subarray(at, at + signature.length).toString("latin1") === signature;
  if (startsWith("\x89PNG\r\n\x1a\n")) return "image/png";
  if (startsWith("\xff\xd8\xff")) return "image/jpeg";
  if (startsWith("GIF87a") || startsWith("GIF89a")) return "image/gif";
  if (startsWith("RIFF") && startsWith("WEBP", 8)) return "image/webp";
  if (startsWith("%PDF-")) return "application/pdf";
  return startsWith("PK\x03\x04") ? detectOfficeType(readZipNames(content)) : null;
}

function detectOfficeType(names: ReadonlySet<string>): ContentType | null {
  if (!names.has("[Content_Types].xml") || [...names].some((name) => name.endsWith("/vbaProject.bin"))) return null;
  if (names.has("word/document.xml")) return `${office}.wordprocessingml.document`;
  return names.has("ppt/presentation.xml") ? `${office}.presentationml.presentation` : null;
}

/** The maximum size of the last record of a ZIP archive, whose comment has at most 65,535 bytes (APPNOTE 6.3.10, 4.3.16). */
const maxEndRecord = 22 + 65_535;
/** Office documents usually have no more than a few hundred parts. */
const maxNames = 10_000;

/** Reads the names in the central directory of a ZIP archive (APPNOTE 6.3.10, 4.3.12); none if it is damaged. */
function readZipNames(content: Buffer): ReadonlySet<string> {
  const names = new Set<string>();
  const end = content.lastIndexOf("PK\x05\x06", undefined, "latin1");
  if (end < 0 || end + 22 > content.length || end < content.length - maxEndRecord) return names;
  let at = content.readUInt32LE(end + 16);
  while (names.size < maxNames && at + 46 <= end && content.readUInt32LE(at) === 0x02014b50) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((field) => content.readUInt16LE(at + field));
    names.add(content.subarray(at + 46, at + 46 + (nameLength ?? 0)).toString("utf8"));
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return names;
}
