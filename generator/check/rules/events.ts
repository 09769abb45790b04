import { asArray, asFields, asString, isFields, own } from "../fields.ts";
import { hintAt } from "../nearest.ts";
import { problem, type Rule } from "../problem.ts";
import { resolve } from "../spec-view.ts";

/** Checks that `object` of an event is the name of a required string property of its payload. */
export const eventObjects: Rule = function* (spec) {
  for (const file of spec.files) {
    const { payload, object } = asFields(file.kind === "event" ? file.value : {});
    const name = asString(object);
    if (name === undefined || !isFields(payload)) continue;
    const { properties, required } = asFields(resolve(spec, payload));
    const ids = Object.entries(asFields(properties))
      .filter(
        ([key, property]) => asArray(required).includes(key) && own(resolve(spec, property) ?? {}, "type") === "string",
      )
      .map(([key]) => key);
    if (ids.includes(name)) continue;
    const text = `"${name}" is not a required string of the payload`;
    yield problem(file, ["object"], "unknown-event-object", text, { hint: hintAt(name, ids), at: "value" });
  }
};
