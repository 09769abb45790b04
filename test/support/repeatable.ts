import fc from "fast-check";

/** Generated inputs are the same in each run; `FC_SEED` gives others, for a longer search. */
fc.configureGlobal({ seed: Number(process.env["FC_SEED"] ?? 20_261_121) });
