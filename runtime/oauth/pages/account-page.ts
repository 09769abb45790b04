import type { ListedGrant } from "../../identity/grants.ts";
import { html } from "../html.ts";
import type { Page } from "./page.ts";

/** A grant with the names of its accounts. */
export interface ShownGrant extends ListedGrant {
  readonly accounts: readonly string[];
}

/** The page on which a person sees and revokes the access of AI clients. */
export function accountPage(personName: string, grants: readonly ShownGrant[], token: string): Page {
  const body = html`<h1>AI clients with access</h1>
    <p>You are signed in as <strong>${personName}</strong>.</p>
    ${grants.length === 0 ? html`<p>No client has access.</p>` : grants.map((grant) => grantCard(grant, token))}
    <form method="post" action="/account/sign-out" class="after">
      <input type="hidden" name="form_token" value="${token}" /><button class="link">Sign out</button>
    </form>`;
  return { title: "AI clients with access", body };
}

const grantCard = (grant: ShownGrant, token: string) =>
  html`<section class="card">
    <h2>${grant.clientName}</h2>
    <dl>
      <dt>${grant.hasExternalIssuer ? "Tokens from" : "Redirects to"}</dt>
      <dd>${grant.redirectHost}</dd>
      <dt>May use</dt>
      <dd>${grant.scopes.join(", ")}</dd>
      <dt>Accounts</dt>
      <dd>${grant.accounts.join(", ") || "none"}</dd>
      <dt>Access granted</dt>
      <dd>${formatTime(grant.createdAt)}</dd>
      <dt>Last used</dt>
      <dd>${grant.lastUsedAt === null ? "never" : formatTime(grant.lastUsedAt)}</dd>
    </dl>
    <form method="post" action="/account/grants/${grant.id}/end">
      <input type="hidden" name="form_token" value="${token}" /><button class="secondary">Revoke access</button>
    </form>
  </section> `;

const formatTime = (at: number): string => `${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC`;
