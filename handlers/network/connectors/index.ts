import type { Connectors } from "../port/connector.ts";
import { archiveConnector } from "./archive/archive-connector.ts";
import { embeddedConnector } from "./embedded/embedded-connector.ts";

/** The connectors of this service. */
export const connectors: Connectors = { archive: archiveConnector, embedded: embeddedConnector };
