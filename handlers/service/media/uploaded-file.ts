import type { UploadMediaInput } from "../../../generated/tools/content/upload_media.ts";
import { argumentFailure } from "../../../runtime/index.ts";
import type { MediaFile } from "../../network/port/content.ts";
import { detectContentType, extensions, type ContentType } from "./content-types.ts";

/** The maximum size of a file in bytes. */
export const maxFileBytes = 10 * 1024 * 1024;

/**
 * Checks a file with Base64 content.
 * @throws Failure `invalid_arguments` unless the content is valid, not too large and of the given type.
 */
export function toUploadedFile(
  { filename, content_type, source_url, alt_text }: UploadMediaInput,
  data: string,
): MediaFile {
  const content = decode(data);
  const detected = detectContentType(content);
  if (detected === null) {
    throw argumentFailure(
      source_url === undefined ? "/data_base64" : "/source_url",
      "The content is not a file of an accepted type, or is damaged.",
      `Accepted types: ${Object.keys(extensions).join(", ")}.`,
    );
  }
  if (detected !== content_type) {
    const detail = `The content is a file of type ${detected}.`;
    throw argumentFailure("/content_type", detail, `Send content_type "${detected}", or another file.`);
  }
  return { filename: toFilename(filename, detected), contentType: detected, content, altText: alt_text ?? null };
}

/** Decodes Base64 strictly (RFC 4648, sections 3 and 4): with padding, and without other characters and stray bits. */
function decode(text: string): Buffer {
  const content = Buffer.from(text, "base64");
  if (content.toString("base64") !== text) {
    const hint = "Use the standard alphabet with padding, without line breaks and without a data: prefix.";
    throw argumentFailure("/data_base64", "The text is not valid Base64 (RFC 4648, section 4).", hint);
  }
  if (content.byteLength > maxFileBytes) {
    const detail = `The file has ${content.byteLength} bytes; the maximum is ${maxFileBytes}.`;
    throw argumentFailure("/data_base64", detail, "Send a smaller file.");
  }
  return content;
}

/** The maximum length of a stored name in code points, without its extension. */
const maxStemLength = 150;

/** Characters that are removed from names: control, format and other invisible ones, and those that file systems reserve. */
const forbidden = /[\p{C}\p{Zl}\p{Zp}<>:"|?*]/gu;

/** Returns a safe name with an extension of the type: `chart.png` for `../charts/chart`. */
export function toFilename(given: string, type: ContentType): string {
  const [extension] = extensions[type];
  const last = given.normalize("NFC").split(/[/\\]/).at(-1) ?? "";
  const name = last
    .replaceAll(forbidden, "")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/^[. ]+|[. ]+$/g, "");
  const dot = name.lastIndexOf(".");
  const hasExtension = dot > 0 && extensions[type].includes(name.slice(dot + 1).toLowerCase());
  const stem = Array.from(hasExtension ? name.slice(0, dot) : name)
    .slice(0, maxStemLength)
    .join("")
    .trimEnd();
  return `${stem || "file"}.${hasExtension ? name.slice(dot + 1) : extension}`;
}
