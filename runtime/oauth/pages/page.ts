import type { Surface } from "../../contract/surface.ts";
import type { HttpExchange } from "../../surfaces/http/exchange.ts";
import { html, type Html } from "../html.ts";

export interface Page {
  readonly title: string;
  readonly body: Html;
  /** Default: 200. */
  readonly status?: number;
  /** The target that forms of the page may redirect to, in addition to this service: a CSP source expression. */
  readonly formTarget?: string;
}

/**
 * Returns the headers of a page with forms: it has no scripts, cannot be framed, and causes no `Referer` header.
 * @param formTarget a CSP source that forms may redirect to. Browsers apply `form-action` to the redirects that follow a form, too
 *   (CSP 3, section 6.4.1).
 */
export function pageHeaders(formTarget = ""): readonly string[] {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    `form-action 'self'${formTarget === "" ? "" : ` ${formTarget}`}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  return [
    ...["Content-Security-Policy", policy.join("; ")],
    ...["X-Frame-Options", "DENY"],
    ...["X-Content-Type-Options", "nosniff"],
    ...["Referrer-Policy", "no-referrer"],
    ...["Cross-Origin-Opener-Policy", "same-origin"],
  ];
}

/** Sends a page in the layout of the documentation. */
export function sendPage(exchange: HttpExchange, service: Surface["service"], page: Page): void {
  exchange.setHeaders(pageHeaders(page.formTarget));
  if (exchange.method === "POST") exchange.setHeader("Cache-Control", "no-store");
  exchange.respond(page.status ?? 200, "text/html; charset=utf-8", renderPage(service, page));
}

/** Renders a page in the layout of the documentation. */
export function renderPage({ title: service, paths: { docs } }: Surface["service"], { title, body }: Page): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · ${service}</title>
        <link rel="stylesheet" href="${docs}/style.css" />
      </head>
      <body>
        <header><a href="${docs}">${service}</a></header>
        <main class="narrow">${body}</main>
      </body>
    </html> `.text;
}
