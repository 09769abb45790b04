import type { Service } from "../service.ts";

/** Opens the service that the settings name, runs work with it and closes it again. */
export type WithService = <Result>(work: (service: Service) => Promise<Result>) => Promise<Result>;
