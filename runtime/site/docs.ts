import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Router } from "express";
import MarkdownIt from "markdown-it";
import type { Surface } from "../contract/surface.ts";
import { docsStyle } from "./docs-style.ts";

/** The service URL in the generated pages. */
const writtenUrl = "http://127.0.0.1:3000";

/** The path of a generated file. */
const sourcePath = /^[\w-]+(?:\/[\w-]+)*\.(?:md|txt)$/;

/**
 * Serves the generated Markdown pages as HTML: `/tools/messaging/send_message` is `tools/messaging/send_message.md`,
 * which is also served as Markdown. Examples use `publicUrl`; if that is null, the host of the request.
 */
export function createDocs(folder: string, service: Surface["service"], publicUrl: string | null): Router {
  const markdown = new MarkdownIt({ html: false, linkify: false });
  addAnchors(markdown);
  addCellLabels(markdown);
  const pages = new Map<string, Promise<string | null>>();
  const router = Router();
  const { docs } = service.paths;

  async function render(path: string): Promise<string | null> {
    const source = await readFile(join(folder, `${path}.md`), "utf8").catch(() => null);
    if (source === null) return null;
    const title = /^# (.+)$/m.exec(source)?.[1] ?? service.title;
    // Links refer to files; pages are served without the extension.
    const linked = source.replace(/\]\(([^)\s:]+)\.md(#[^)\s]*)?\)/g, (_all, target: string, anchor = "") => {
      const absolute = new URL(target, `http://docs${docs}/${path}`).pathname.replace(/\/index$/, "");
      return `](${absolute}${String(anchor)})`;
    });
    return page(markdown.render(linked), title, service);
  }

  router.get(
    "/style.css",
    (_request, response) => void response.type("css").set("Cache-Control", "public, max-age=300").send(docsStyle),
  );
  // The Markdown of a page, for programs: its links refer to other pages in Markdown.
  router.get(/\.(?:md|txt)$/, async (request, response, next) => {
    const path = request.path.slice(1);
    const source = sourcePath.test(path) ? await readFile(join(folder, path), "utf8").catch(() => null) : null;
    if (source === null) return next();
    response.type(path.endsWith(".md") ? "text/markdown" : "text/plain");
    response.send(source.replaceAll(writtenUrl, () => publicUrl ?? `http://${request.headers.host ?? ""}`));
  });
  router.get(/.*/, async (request, response, next) => {
    const path = request.path.replace(/^\/|\/$/g, "") || "index";
    if (!/^[\w-]+(?:\/[\w-]+)*$/.test(path)) return next();
    let html = pages.get(path);
    if (!html) {
      html = render(path);
      if ((await html) !== null) pages.set(path, html);
    }
    const text = await html;
    if (text === null) return next();
    const serviceUrl = escapeHtml(publicUrl ?? `http://${request.headers.host ?? ""}`);
    response.type("html").send(text.replaceAll(writtenUrl, () => serviceUrl));
  });
  router.use((request, response, next) => {
    if (!request.accepts("html")) return next();
    const body = `<h1>Page not found</h1><p>The <a href="${docs}">overview</a> lists all pages.</p>`;
    response
      .status(404)
      .type("html")
      .send(page(body, "Page not found", service));
  });
  return router;
}

/** Adds the same anchors to headings as GitHub does, so that links work in both places. */
function addAnchors(markdown: MarkdownIt): void {
  markdown.renderer.rules["heading_open"] = (tokens, index, options, _env, self) => {
    const text = tokens[index + 1]?.content ?? "";
    const anchor = text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_\- ]/gu, "")
      .trim()
      .replaceAll(" ", "-");
    tokens[index]?.attrSet("id", anchor);
    return self.renderToken(tokens, index, options);
  };
}

/** Adds to each table cell the heading of its column, which narrow screens show instead of the row of headings. */
function addCellLabels(markdown: MarkdownIt): void {
  markdown.core.ruler.push("cell-labels", ({ tokens }) => {
    let [headings, column]: [string[], number] = [[], 0];
    for (const [index, token] of tokens.entries()) {
      if (token.type === "table_open") headings = [];
      if (token.type === "tr_open") column = 0;
      if (token.type === "th_open") headings.push(tokens[index + 1]?.content ?? "");
      if (token.type === "td_open") token.attrSet("data-label", headings[column++] ?? "");
    }
  });
}

function page(body: string, title: string, service: Surface["service"]): string {
  const { docs, rest } = service.paths;
  const name = escapeHtml(service.title);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title === service.title ? name : `${escapeHtml(title)} · ${name}`}</title>
<link rel="icon" href="${icon}">
<link rel="stylesheet" href="${docs}/style.css">
</head>
<body>
<header><a href="${docs}">${name}</a><nav><a href="${docs}/errors">Errors</a><a href="${docs}/limits">Limits</a><a href="${docs}/scopes">Scopes</a><a href="${rest}/openapi.json">OpenAPI</a></nav></header>
<main>
${body}
</main>
</body>
</html>
`;
}

/** A switch, as a data URL, so that browsers do not request `/favicon.ico`. */
const icon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect y='3' width='16' height='10' rx='5' fill='%230b62c4'/%3E%3Ccircle cx='11' cy='8' r='3.5' fill='%23fff'/%3E%3C/svg%3E";

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
