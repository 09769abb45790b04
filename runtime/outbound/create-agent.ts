import { Agent, buildConnector } from "undici";
import { createGuardedConnect, type ResolveHost } from "./guarded-connect.ts";
import type { AddressRules } from "./networks.ts";

/** Creates the HTTP client. This module is loaded at the first request, to save start-up time and memory. */
export const createAgent = (rules: AddressRules, resolveHost: ResolveHost): Agent =>
  new Agent({ connect: createGuardedConnect(buildConnector, rules, resolveHost), maxHeaderSize: 16_384 });
