import type { Json, Lookup } from "../../runtime/index.ts";

/** An OpenAI-compatible endpoint that the operator has configured. */
export interface ModelEndpoint {
  /** The base URL, such as `https://api.example.com/v1`. */
  readonly url: string;
  /** Sent as a Bearer token; null if the endpoint requires none. */
  readonly key: string | null;
  /** The name of the model, as the endpoint expects it. */
  readonly name: string;
}

/** The prompts of a request. */
export type ModelRequest = { readonly system: string; readonly user: string; readonly max_tokens: number } & Json;

/** The model's text, or the reason why there is none. Reasons contain no text from the endpoint. */
export type ModelAnswer =
  { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: string };

const timeoutMs = 30_000;
const maxResponseBytes = 262_144;

/**
 * Returns the look-up that asks a model through the chat completions endpoint. It fails only if the call is stopped. Any other
 * failure becomes an answer with the reason.
 */
export const modelLookup = (endpoint: ModelEndpoint): Lookup<ModelRequest, ModelAnswer> => ({
  perform: async (request, { signal }) => {
    try {
      return await ask(endpoint, request, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]));
    } catch (error) {
      if (signal.aborted) throw error; // the call has been stopped
      const isTimeout = error instanceof Error && error.name === "TimeoutError";
      return failed(
        isTimeout ? "The model did not respond within 30 seconds." : "The model endpoint could not be reached.",
      );
    }
  },
});

const failed = (reason: string): ModelAnswer => ({ ok: false, reason });

async function ask(
  { url, key, name }: ModelEndpoint,
  request: ModelRequest,
  signal: AbortSignal,
): Promise<ModelAnswer> {
  const response = await fetch(`${url.replace(/\/+$/, "")}/chat/completions`, {
    method: "POST",
    redirect: "error",
    signal,
    headers: { "Content-Type": "application/json", ...(key !== null && { Authorization: `Bearer ${key}` }) },
    body: JSON.stringify({
      model: name,
      max_tokens: request.max_tokens,
      messages: [
        { role: "system", content: request.system },
        { role: "user", content: request.user },
      ],
    }),
  });
  if (!response.ok) {
    await response.body?.cancel();
    return failed(`The model endpoint returned status ${response.status}.`);
  }
  const body = await readText(response);
  const text = body === null ? null : readContent(body);
  return text === null ? failed("The response of the model endpoint was not valid.") : { ok: true, text };
}

/** Returns the body, or null if it is longer than the maximum. */
async function readText(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    const bytes = chunk as Uint8Array; // a body consists of bytes
    size += bytes.length;
    if (size > maxResponseBytes) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Returns the text of the first choice of a chat completion, or null. */
function readContent(body: string): string | null {
  try {
    const { choices } = JSON.parse(body) as { choices?: readonly { message?: { content?: unknown } }[] };
    const content = choices?.[0]?.message?.content;
    return typeof content === "string" ? content : null;
  } catch {
    return null; // not JSON, or of another form
  }
}
