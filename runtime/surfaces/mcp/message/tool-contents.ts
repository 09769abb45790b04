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

/** The value of a content block in the output; the generator has checked its schema. */
interface ContentValue {
  readonly uri: string;
  readonly name: string;
  readonly title?: string | null;
  readonly description?: string | null;
  readonly mime_type: string;
  readonly data: string;
  readonly text?: string | null;
}

/** Returns an output as JSON text, prefixed with `preview:` for a preview, because models read only the text. */
export const resultText = ({ text, preview }: Pick<Success, "text" | "preview">): string =>
  preview ? `preview: ${text}` : text;

/** Returns the blocks that a preview adds to the content: the acts that would happen. */
export const actsBlocks = ({ acts }: Pick<Success, "acts">): readonly ContentBlock[] =>
  acts ? [{ type: "text", text: `preview: these acts would happen: ${JSON.stringify(acts)}` }] : [];

const previewBlock: ContentBlock = { type: "text", text: "preview: nothing was changed" };

/**
 * Returns the content blocks of an output. `contents` lists their locations: an array yields one block per item, a
 * missing or null value yields none. Without `contents` or without any block, returns the whole output as JSON
 * text. The first text of a preview begins with `preview`; the last lists its acts, if there are any.
 */
export function createContents(
  success: Pick<Success, "text" | "preview" | "acts">,
  contents: readonly ContentEntry[] | null,
): readonly ContentBlock[] {
  const { text, preview } = success;
  const whole: readonly ContentBlock[] = [{ type: "text", text: resultText(success) }, ...actsBlocks(success)];
  if (contents === null) return whole;
  const body: unknown = JSON.parse(text);
  const blocks = contents.flatMap(({ kind, path }) =>
    [valueAt(body, path)]
      .flat()
      .flatMap((value) => (value === undefined || value === null ? [] : [toBlock[kind](value)])),
  );
  if (blocks.length === 0) return whole;
  return preview ? [previewBlock, ...blocks, ...actsBlocks(success)] : blocks;
}

const toBlock: Readonly<Record<ContentKind, (value: unknown) => ContentBlock>> = {
  text: (value) => ({ type: "text", text: typeof value === "string" ? value : JSON.stringify(value) }),
  image: (value) => toMedia("image", value as ContentValue),
  audio: (value) => toMedia("audio", value as ContentValue),
  resource: (value) => {
    const { uri, mime_type, text, data } = value as ContentValue;
    const content = typeof text === "string" ? { text } : { blob: data };
    return { type: "resource", resource: { uri, ...(mime_type && { mimeType: mime_type }), ...content } };
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
