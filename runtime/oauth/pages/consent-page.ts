import { html } from "../html.ts";
import type { Page } from "./page.ts";

interface Choice {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
}

export interface ConsentForm {
  readonly action: string;
  readonly token: string;
  readonly personName: string;
  readonly clientName: string;
  /** The host of a client with a metadata document; null for a client that registered itself. */
  readonly clientHost: string | null;
  /** The host that the person is sent back to, or a phrase that names the scheme of an application. */
  readonly redirectHost: string;
  /** Whether the redirect leads to a program on this computer. */
  readonly isLocal: boolean;
  /** A CSP source expression for the redirect. */
  readonly formTarget: string;
  readonly scopes: readonly Choice[];
  readonly accounts: readonly Choice[];
  readonly problem?: string;
}

/** The page on which a person grants a client access or denies it. */
export function consentPage(form: ConsentForm): Page {
  const { clientName, clientHost, redirectHost, isLocal, formTarget, problem } = form;
  const body = html`<h1>Give ${clientName} access?</h1>
    <p>You are signed in as <strong>${form.personName}</strong>.</p>
    <dl>
      <dt>Client</dt>
      <dd>${clientName}</dd>
      <dt>Identity</dt>
      <dd>
        ${clientHost === null ? "The client chose this name. It is not verified." : html`Published by <strong>${clientHost}</strong>`}
      </dd>
      <dt>Redirects to</dt>
      <dd><strong>${redirectHost}</strong>${isLocal ? ", a program on this computer" : null}</dd>
    </dl>
    ${problem === undefined ? null : html`<p class="problem" role="alert">${problem}</p>`}
    <form method="post" action="${form.action}">
      <input type="hidden" name="form_token" value="${form.token}" />
      <fieldset>
        <legend>It may use</legend>
        ${form.scopes.map((scope) => checkbox("scope", scope))}
      </fieldset>
      <fieldset>
        <legend>For these accounts</legend>
        ${form.accounts.length === 0 ? html`<p>No account is connected yet.</p>` : form.accounts.map((account) => checkbox("account", account))}
      </fieldset>
      <p>
        Continue only if you started this from ${clientName} yourself. You can revoke the access at any time on
        <a href="/account">your account page</a>.
      </p>
      <div class="actions">
        <button name="decision" value="allow">Allow</button
        ><button name="decision" value="deny" class="secondary">Refuse</button>
      </div>
    </form>
    <form method="post" action="/account/sign-out" class="after">
      <input type="hidden" name="form_token" value="${form.token}" /><button class="link">
        Not you? Sign out, and start again from the client
      </button>
    </form>`;
  return { title: `Give ${clientName} access`, body, formTarget, ...(problem !== undefined && { status: 400 }) };
}

const checkbox = (name: string, { id, title, summary }: Choice) =>
  html`<label class="choice"
    ><input type="checkbox" name="${name}" value="${id}" checked /><span
      ><strong>${title}</strong><small>${summary}</small></span
    ></label
  > `;
