import { html } from "../html.ts";
import type { Page } from "./page.ts";

/** A page that says what happened and what to do next. */
export function messagePage(title: string, text: string, hint: string, status = 400): Page {
  return {
    title,
    status,
    body: html`<h1>${title}</h1>
      <p>${text}</p>
      <p>${hint}</p>`,
  };
}
