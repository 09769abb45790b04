import type { Exposure } from "../../../mirror/exposure.ts";

/** The kind of the deferred records (`CallContext.later`) that become views, impressions and appearances. */
export const exposureKind = "network_exposure";

/** The content that a member has been shown, with the time. */
export interface ExposureRecord {
  readonly networkId: number;
  readonly viewerId: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly exposure: Exposure;
}

/** An exposure of one kind, with its viewer and time. */
export type ExposureOf<Kind extends Exposure["kind"]> = Extract<Exposure, { kind: Kind }> &
  Pick<ExposureRecord, "viewerId" | "at">;
