import type { Success } from "../../../call/outcome.ts";
import type { ContentEntry, ContentKind } from "../../../contract/surface.ts";
import { isObject } from "./call-arguments.ts";

/** One block of a tool result or prompt message (MCP 2025-11-25 and 2026-07-28, `ContentBlock`). */
export type ContentBlock =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "image" | "audio"; readonly data: string; readonly mimeType: string }
  | { readonly type: "resource"; readonly resource: EmbeddedResource }
  | { readonly type: "resource_link"; readonly uri: string; readonly name: string; readonly mimeType?: string };

export interface EmbeddedResource {
  readonly uri: string;
  readonly mimeType?: string;
  readonly text?: string;
  /** Bytes as base64. */
  readonly blob?: string;
}

/** What the output holds for each kind, as the generator has checked it. */
interface ContentValue {
  readonly uri: string;
  readonly name: string;
  readonly title?: string | null;
  readonly description?: string | null;
  readonly mime_type: string;
  readonly data: string;
  readonly text?: string | null;
}

/** An answer as text: JSON, after the word `preview` where nothing of it was kept, because models read the text alone. */
export const resultText = ({ text, preview }: Pick<Success, "text" | "preview">): string =>
  preview ? `preview: ${text}` : text;

const previewBlock: ContentBlock = { type: "text", text: "preview: nothing was changed" };

/**
 * The content blocks of an answer. `contents` says where in it each stands: a list there gives one block an item, what is
 * absent or null gives none. Without `contents`, or where nothing of it is there, the whole answer as JSON text. The first
 * text of a preview begins with that word.
 */
export function createContents(
  { text, preview }: Pick<Success, "text" | "preview">,
  contents: readonly ContentEntry[] | null,
): readonly ContentBlock[] {
  const whole: ContentBlock = { type: "text", text: resultText({ text, preview }) };
  if (contents === null) return [whole];
  const body: unknown = JSON.parse(text);
  const blocks = contents.flatMap(({ kind, path }) =>
    [valueAt(body, path)]
      .flat()
      .flatMap((value) => (value === undefined || value === null ? [] : [blocksOf[kind](value)])),
  );
  if (blocks.length === 0) return [whole];
  return preview ? [previewBlock, ...blocks] : blocks;
}

const blocksOf: Readonly<Record<ContentKind, (value: unknown) => ContentBlock>> = {
  text: (value) => ({ type: "text", text: typeof value === "string" ? value : JSON.stringify(value) }),
  image: (value) => toMedia("image", value as ContentValue),
  audio: (value) => toMedia("audio", value as ContentValue),
  resource: (value) => {
    const { uri, mime_type, text, data } = value as ContentValue;
    const held = typeof text === "string" ? { text } : { blob: data };
    return { type: "resource", resource: { uri, ...(mime_type && { mimeType: mime_type }), ...held } };
  },
  link: (value) => {
    const { uri, name, title, description, mime_type } = value as ContentValue;
    const about = {
      ...(title && { title }),
      ...(description && { description }),
      ...(mime_type && { mimeType: mime_type }),
    };
    return { type: "resource_link", uri, name, ...about };
  },
};

const toMedia = (type: "image" | "audio", { data, mime_type }: ContentValue): ContentBlock => ({
  type,
  data,
  mimeType: mime_type,
});

function valueAt(body: unknown, path: readonly string[]): unknown {
  return path.reduce((value, name) => (isObject(value) ? value[name] : undefined), body);
}
