import { html } from "../html.ts";
import type { Page } from "./page.ts";

export interface SignInForm {
  /** The path that receives the form. */
  readonly action: string;
  readonly token: string;
  /** The name of the client that the person came from, or null. */
  readonly clientName: string | null;
  readonly name?: string;
  readonly problem?: string;
  readonly status?: number;
}

/** The page on which a person signs in. */
export function signInPage({ action, token, clientName, name = "", problem, status = 200 }: SignInForm): Page {
  const body = html`<h1>Sign in</h1>
    <p>
      ${clientName === null ? "Sign in to see which AI clients have access." : html`<strong>${clientName}</strong> asks for access. Sign in to continue.`}
    </p>
    ${problem === undefined ? null : html`<p class="problem" role="alert">${problem}</p>`}
    <form method="post" action="${action}">
      <input type="hidden" name="form_token" value="${token}" />
      <label for="name">Name</label>
      <input id="name" name="name" value="${name}" autocomplete="username" maxlength="200" required autofocus />
      <label for="password">Password</label>
      <input id="password" name="password" type="password" autocomplete="current-password" maxlength="200" required />
      <button>Sign in</button>
    </form>`;
  return { title: "Sign in", body, status };
}
