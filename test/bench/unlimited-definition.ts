import { definition } from "../../handlers/app/definition.ts";

const unreachable = 1_000_000_000;
const { surface } = definition;

/** The limits of the service, with values that are never reached. The demo network has only daily limits. */
const limits = {
  ...surface.limits,
  safety: surface.limits.safety.map((category) => ({ ...category, daily: unreachable })),
  plans: surface.limits.plans.map((plan) => ({ ...plan, perMinute: unreachable, burst: unreachable })),
};

/** The real service without limits. */
export const unlimitedDefinition = { ...definition, surface: { ...surface, limits } };
