import type { ChangeKind } from "./kind.ts";
import { inputKinds, outputKinds } from "./schema-kinds.ts";
import { itemKinds, serviceKinds } from "./service-kinds.ts";
import { routeKinds, toolKinds } from "./tool-kinds.ts";

/** All kinds of changes by subject, in the order in which the reference page lists them. */
export const KINDS_BY_SUBJECT = {
  Tools: toolKinds,
  Routes: routeKinds,
  Inputs: inputKinds,
  Outputs: outputKinds,
  "Service, scopes, limits and errors": serviceKinds,
  "Prompts, resources and events": itemKinds,
} as const;

const ALL = { ...toolKinds, ...routeKinds, ...inputKinds, ...outputKinds, ...serviceKinds, ...itemKinds } as const;

export type KindName = keyof typeof ALL;

/** All kinds of changes by name. */
export const KINDS: Readonly<Record<KindName, ChangeKind>> = ALL;

export const KIND_NAMES = Object.keys(KINDS) as readonly KindName[]; // `ALL` has no other keys
