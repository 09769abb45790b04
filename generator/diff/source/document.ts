import { parse } from "yaml";
import { isSchema } from "../../schema/schema-parts.ts";
import { DiffError } from "./diff-error.ts";
import type { OpenapiDocument } from "./openapi-document.ts";

/** The time limit of a download. */
const TIMEOUT_MS = 30_000;

/** The maximum size of a document. A document with 1,000 tools has 6 MiB. */
const MAX_DOCUMENT_BYTES = 32 * 1024 * 1024;

/** Downloads an OpenAPI document. @throws DiffError if this fails. */
export async function fetchDocument(url: string): Promise<OpenapiDocument> {
  try {
    const response = await fetch(url, {
      headers: { Accept: "application/json, application/yaml;q=0.9" },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new DiffError(`${url} returned HTTP status ${response.status}`);
    return parseDocument(await readBounded(response, url), url);
  } catch (error) {
    if (error instanceof DiffError) throw error;
    const { message, cause } = error as Error; // `fetch` throws errors with causes
    throw new DiffError(`${url} cannot be read: ${cause instanceof Error ? cause.message : message}`, { cause: error });
  }
}

async function readBounded(response: Response, url: string): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // The body is iterable, but its type does not declare this.
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    bytes += chunk.length;
    if (bytes > MAX_DOCUMENT_BYTES)
      throw new DiffError(`${url} is larger than ${MAX_DOCUMENT_BYTES / 1024 / 1024} MiB`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Parses an OpenAPI 3.1 document in JSON or YAML. @throws DiffError if it is something else. */
export function parseDocument(text: string, label: string): OpenapiDocument {
  const value = parseText(text, label);
  if (!isSchema(value) || typeof value["openapi"] !== "string" || !value["openapi"].startsWith("3.1")) {
    throw new DiffError(`${label} is not an OpenAPI 3.1 document`);
  }
  if (!isSchema(value["paths"])) throw new DiffError(`${label} contains no paths`);
  return value as unknown as OpenapiDocument; // all other members are read with defaults
}

function parseText(text: string, label: string): unknown {
  const isJson = text.trimStart().startsWith("{");
  try {
    // Comparing each key with all others takes quadratic time.
    return isJson ? JSON.parse(text) : parse(text, { uniqueKeys: false, logLevel: "error" });
  } catch (error) {
    throw new DiffError(`${label} is not ${isJson ? "JSON" : "JSON or YAML"}`, { cause: error });
  }
}
