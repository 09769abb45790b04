import { html, type Html } from "../html.ts";
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
  /**
   * Proof that the password was correct. If present, the page asks for a one-time code instead of name and password.
   */
  readonly ticket?: string;
  /** The external provider that people can also sign in with. */
  readonly provider: { readonly name: string; readonly url: string } | null;
}

/** The page on which a person signs in. */
export function signInPage(form: SignInForm): Page {
  const { action, token, clientName, problem, ticket, provider, status = 200 } = form;
  const body = html`<h1>Sign in</h1>
    <p>
      ${clientName === null ? "Sign in to see which AI clients have access." : html`<strong>${clientName}</strong> asks for access. Sign in to continue.`}
    </p>
    ${problem === undefined ? null : html`<p class="problem" role="alert">${problem}</p>`}
    ${provider === null || ticket !== undefined ? null : html`<p><a class="button" href="${provider.url}">Sign in with ${provider.name}</a></p>`}
    <form method="post" action="${action}">
      <input type="hidden" name="form_token" value="${token}" />
      ${ticket === undefined ? passwordFields(form) : codeFields(ticket)}
    </form>
    ${ticket === undefined ? null : html`<p class="after"><a href="${action}">Sign in as somebody else</a></p>`}`;
  return { title: "Sign in", body, status };
}

const passwordFields = ({ name = "" }: SignInForm): Html =>
  html`<label for="name">Name</label>
    <input id="name" name="name" value="${name}" autocomplete="username" maxlength="200" required autofocus />
    <label for="password">Password</label>
    <input id="password" name="password" type="password" autocomplete="current-password" maxlength="200" required />
    <button>Sign in</button>`;

const codeFields = (ticket: string): Html =>
  html`<input type="hidden" name="ticket" value="${ticket}" />
    <label for="code">One-time code</label>
    <input
      id="code"
      name="code"
      inputmode="numeric"
      autocomplete="one-time-code"
      pattern="[0-9 ]*"
      maxlength="10"
      aria-describedby="code-hint"
      required
      autofocus
    />
    <p id="code-hint"><small>The 6 digits that your authenticator app shows for this service.</small></p>
    <button>Continue</button>`;
