import { randomBytes } from "node:crypto";
import type { CallServices } from "../call/call-services.ts";
import { Failure } from "../contract/failure.ts";
import type { HttpExchange } from "../surfaces/http/exchange.ts";
import { readCookie } from "./cookies.ts";
import { hasMediaType, parseText, readBody } from "../surfaces/http/read-body.ts";

/** Protects forms against requests from other sites. */
export interface Forms {
  /** Returns the token for the forms of a page. The token is bound to a cookie of the browser. */
  issueToken(exchange: HttpExchange): string;
  /** Reads a submitted form. @throws Failure `origin_not_allowed` unless a page of this service sent it from this browser. */
  read(exchange: HttpExchange): Promise<URLSearchParams>;
}

const maxFormBytes = 16_384;

/** Creates the protection of forms for pages at one origin. */
export function createForms({ seals }: Pick<CallServices, "seals">, issuer: string): Forms {
  const isSecure = issuer.startsWith("https:");
  const cookieName = isSecure ? "__Host-sb_form" : "sb_form";
  const purpose = (cookie: string) => ["form", cookie] as const;
  const ownOrigins = new Set([issuer, "null"]);

  function readBrowser(exchange: HttpExchange): string | null {
    const value = readCookie(exchange, cookieName);
    return value !== null && /^[\w-]{43}$/.test(value) ? value : null;
  }

  function isForeign({ headers }: HttpExchange): boolean {
    const site = headers["sec-fetch-site"];
    if (site !== undefined && site !== "same-origin" && site !== "none") return true;
    // Pages with the policy no-referrer send the origin "null", so only the token shows whether the form is ours.
    return headers.origin !== undefined && !ownOrigins.has(headers.origin);
  }

  return {
    issueToken: (exchange) => {
      let cookie = readBrowser(exchange);
      if (cookie === null) {
        cookie = randomBytes(32).toString("base64url");
        const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
        exchange.setHeader("Set-Cookie", `${cookieName}=${cookie}; ${attributes}`);
      }
      return seals.seal(purpose(cookie), "form");
    },
    read: async (exchange) => {
      if (!hasMediaType(exchange, "application/x-www-form-urlencoded"))
        throw new Failure("unsupported_media_type", { hint: "Submit the form of the page." });
      const form = new URLSearchParams(parseText(await readBody(exchange, maxFormBytes)));
      const cookie = readBrowser(exchange);
      const opened = cookie === null ? null : seals.open(purpose(cookie), form.get("form_token") ?? "");
      if (isForeign(exchange) || opened === null)
        throw new Failure("origin_not_allowed", {
          detail: "The form was not sent from a page of this service.",
          hint: "Open the page again, allow cookies, and submit the form.",
        });
      return form;
    },
  };
}
