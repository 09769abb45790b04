// Generated from spec/tools and spec/resources by `npx switchboard generate`. Do not edit: change the source and run it again.

import type { Surface } from "switchboard/contract";

/** Loaders of the compiled schemas of tools and resources, by name. */
export declare const compiled: Surface["compiled"];
