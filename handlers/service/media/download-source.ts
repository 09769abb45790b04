import { argumentFailure, OutboundError, type CallContext, type OutboundResponse } from "../../../runtime/index.ts";
import { maxFileBytes } from "./uploaded-file.ts";

const timeoutMs = 20_000;
const maxRedirects = 3;
const place = "/source_url";

/** Downloads a file from a public address. Returns it as Base64. @throws Failure `invalid_arguments`. */
export function downloadSource(
  { lookup, outbound }: Pick<CallContext, "lookup" | "outbound">,
  url: string,
): Promise<string> {
  return lookup(
    "download",
    { url },
    {
      perform: async (_request, { signal }) => {
        const limits = { timeoutMs, maxBytes: maxFileBytes, maxRedirects };
        let response: OutboundResponse;
        try {
          response = await outbound.fetch(url, { ...limits, headers: { accept: "image/*, application/*" }, signal });
        } catch (error) {
          if (!(error instanceof OutboundError)) throw error;
          throw argumentFailure(place, error.message, error.hint);
        }
        const { status, body } = response;
        const hint = "Use a URL that returns the file without signing in.";
        if (status !== 200) throw argumentFailure(place, `The URL responded with status ${status}.`, hint);
        return body.toString("base64");
      },
    },
  );
}
