import { argumentFailure } from "../../runtime/index.ts";

/** @throws Failure `invalid_arguments` at `/link_url` for a text that is not the address of a web page. */
export function checkLink(url: string | null | undefined): void {
  if (typeof url !== "string") return;
  const host = URL.canParse(url) ? new URL(url).hostname : "";
  if (!/[^.]/.test(host))
    throw argumentFailure(
      "/link_url",
      "The link has no valid host.",
      "Send the address of a web page, such as https://example.com/page.",
    );
}
