import fc from "fast-check";

/** Generates the same inputs in each run; set `FC_SEED` for other inputs. */
fc.configureGlobal({ seed: Number(process.env["FC_SEED"] ?? 20_261_121) });
