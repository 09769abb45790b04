import type { Service } from "../service.ts";

/** Opens the configured service, runs `work` with it and closes it. */
export type WithService = <Result>(work: (service: Service) => Promise<Result>) => Promise<Result>;
