import type { Logger } from "pino";
import type { ContextClass } from "./call/call-context.ts";
import type { CallAs } from "./call/call-as.ts";
import type { CallServices, RequireSupport } from "./call/call-services.ts";
import type { CompletionHandler } from "./call/propose-values.ts";
import type { FileKind } from "./call/read-file.ts";
import type { ReadAs } from "./call/read-as.ts";
import type { ResourceHandler } from "./call/read-resource.ts";
import type { StepOptions } from "./call/steps/step-options.ts";
import type { Handler } from "./call/tool.ts";
import type { Clock } from "./clock.ts";
import type { Receiver } from "./contract/receiver.ts";
import type { Surface } from "./contract/surface.ts";
import type { EventLog } from "./events/event-log.ts";
import type { EventConsumers } from "./events/event.ts";
import type { Account } from "./identity/accounts.ts";
import type { IdSource } from "./ids.ts";
import type { JobKind } from "./jobs/job.ts";
import type { OpenIdOptions } from "./openid/open-id-options.ts";
import type { OutboundOptions } from "./outbound/outbound.ts";
import type { SecretColumn } from "./secrets/rotate-secrets.ts";
import type { Migrations } from "./store/migrate.ts";
import type { Dialect, Store } from "./store/store.ts";
import type { Tracing } from "./tracing/tracing.ts";
import type { WebhookDefinition } from "./webhooks/webhooks.ts";
import type { DeferredWriter } from "./write-behind/write-behind.ts";

/** The generated and the hand-written parts of one service. */
export interface ServiceDefinition<Context> {
  readonly surface: Surface;
  readonly tools: Readonly<Record<string, Handler<Context>>>;
  readonly resources: Readonly<Record<string, ResourceHandler<Context>>>;
  /** Handlers of the arguments with `completion`. */
  readonly completions?: Readonly<Record<string, CompletionHandler<Context>>>;
  /** Migrations of the service's tables. */
  readonly migrations: Migrations;
  /**
   * Checks that a tool can work for an account, which may depend on its network. Return a promise only if the check
   * must read the store: every call waits for it. @throws Failure if the tool cannot work.
   */
  readonly requireSupport?: (account: Account, tool: string, db: Store["reader"]) => ReturnType<RequireSupport>;
  /** The hint for a caller that passes an account it may not use. By default, the hint of `not_found`. */
  readonly unknownAccountHint?: string;
  /** The service's own kinds of jobs. */
  readonly jobs?: (services: JobServices<Context>) => Readonly<Record<string, JobKind>>;
  /** The consumers of events, by name. Workers run them. */
  readonly events?: (services: CallServices) => EventConsumers;
  /** The kinds of files that accounts can download: `GET /files/<kind>/<id>`. */
  readonly files?: Readonly<Record<string, FileKind<Context>>>;
  /** Sends the events of accounts to webhooks. */
  readonly webhooks?: (services: CallServices) => WebhookDefinition;
  /** The receivers of requests from other systems, such as webhooks, at `POST /hooks/<name>/<key>`. */
  readonly receivers?: (services: CallServices) => Readonly<Record<string, Receiver>>;
  /** The writers of deferred records (`CallContext.later`), by kind. */
  readonly deferredWriters?: (services: DeferredWriterServices) => Readonly<Record<string, DeferredWriter>>;
  /** The columns whose secrets `CallServices.secrets` has encrypted, so that they can be encrypted again with a new key. */
  readonly secretColumns?: readonly SecretColumn[];
  /** Extends the runtime's `CallContext` with what the handlers need. */
  readonly Context: ContextClass<Context>;
}

/** The services that the service's own jobs use. */
export interface JobServices<Context = unknown> extends CallServices {
  readonly callAs: CallAs;
  readonly readAs: ReadAs<Context>;
}

/** The services that writers of deferred records use. */
export interface DeferredWriterServices {
  readonly dialect: Dialect;
  readonly events: EventLog;
}

export interface ServiceOptions {
  readonly store: Store;
  readonly clock?: Clock;
  readonly newId?: IdSource;
  readonly log?: Logger;
  /** Fails a call whose output does not match its schema, instead of logging it. For tests. */
  readonly strict?: boolean;
  /** Time limits of remote acts. */
  readonly steps?: Partial<StepOptions>;
  /** Days for which audit records are kept; 0 keeps them forever. Default: 365. */
  readonly auditRetentionDays?: number;
  /**
   * The keys for the secrets in the store: the first one encrypts, all of them decrypt. The store's own key can always
   * decrypt, and encrypts if this list is empty.
   */
  readonly secretKeys?: readonly Buffer[];
  /** Earlier keys for the secrets in the store, which only decrypt. */
  readonly previousSecretKeys?: readonly Buffer[];
  /** The external OpenID provider. */
  readonly openId?: OpenIdOptions;
  /**
   * Whether connected MCP clients are notified, when the server stops, that the lists may have changed; for
   * development.
   */
  readonly announcesLists?: boolean;
  /** Which addresses given by users are reachable; by default, public ones. */
  readonly outbound?: OutboundOptions;
  /** Records calls and outgoing requests as spans. The service closes it. */
  readonly tracing?: Tracing | null;
}
