import type { EventPayloads } from "../../../generated/events.ts";
import type { CallContext, CallServices, JobKind, Performer, Receiver, RuntimeTables } from "../../../runtime/index.ts";
import type { Network } from "./network.ts";

/** `CallContext.step` without the overload that takes an act: a function must decide the act. */
export type PerformDecided = <Act extends object, Receipt, Decided extends Act | null>(
  name: string,
  decideAct: () => Promise<Decided>,
  performer: Performer<Act, Receipt>,
) => Promise<Receipt | Extract<Decided, null>>;

/** The part of the call context that connectors use. */
export interface ConnectorContext extends Pick<
  CallContext<RuntimeTables, EventPayloads>,
  "account" | "db" | "dialect" | "now" | "newId" | "lookup" | "announce" | "later" | "signal" | "guards"
> {
  readonly step: PerformDecided;
}

/** The services that a connector uses outside calls. */
export type ConnectorServices = Pick<
  CallServices,
  "store" | "jobs" | "events" | "clock" | "log" | "guards" | "accounts" | "newId" | "secrets"
>;

/** The credential that a person has given to connect an account. */
export type GivenCredential = Readonly<Partial<Record<"member_id" | "token", string>>>;

/** A member whose account can be connected. */
export interface ConnectableMember {
  readonly networkId: number;
  readonly memberId: string;
  readonly name: string;
  /**
   * The credential that the connector needs to act for the account, or null. The credential is stored encrypted.
   */
  readonly credential: string | null;
}

/** The reason why a tool cannot work on a network, and an alternative. */
export interface Unsupported {
  readonly detail: string;
  readonly hint?: string;
}

export type UnsupportedTools = Readonly<Record<string, Unsupported>>;

/** Connects accounts to the networks of one kind. */
export interface Connector {
  /** The tools that cannot work on these networks, by name. */
  readonly unsupportedTools: UnsupportedTools;
  /** Returns the other tools that cannot work on the network of an account, because this network lacks the data that they need. */
  readonly unsupportedOn?: (context: Pick<ConnectorContext, "account" | "db">) => Promise<UnsupportedTools>;
  /**
   * Verifies a credential and returns the member to whom it belongs, in the transaction of the call. Omitted if
   * accounts cannot be connected by a call. If it uses `lookup`, the argument `request` must not contain the credential,
   * because it may be stored.
   * @throws Failure `invalid_arguments` for a provider or credential with which no member can be connected.
   */
  readonly connect?: (context: ConnectorContext, credential: GivenCredential) => Promise<ConnectableMember>;
  /** Returns the network as the account of a call sees it. */
  open(context: ConnectorContext): Network;
  /** Returns kinds of jobs for work outside calls, such as synchronization. Their names begin with the kind of network. */
  readonly jobs?: (services: ConnectorServices) => Readonly<Record<string, JobKind>>;
  /** Returns the receiver of the webhooks of these networks, at `POST /hooks/<kind>/<key>`. */
  readonly receiver?: (services: ConnectorServices) => Receiver;
}

/** The connectors by kind of network. */
export type Connectors = Readonly<Record<string, Connector>>;
