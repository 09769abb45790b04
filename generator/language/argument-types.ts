import type { Static, TSchema, TString, TUnsafe } from "@sinclair/typebox";
import { anyValue, line, listOf, mapOf } from "./key-types.ts";

/** A mapping whose keys are names of arguments. */
export const argumentMap = <T extends TSchema>(
  items: T,
  description: string,
  keyedByArgumentOf: "this" | "newer" | "called",
  options: Parameters<typeof mapOf>[2] = {},
): TUnsafe<Record<string, Static<T>>> => ({ ...mapOf(items, description, options), keyedByArgumentOf });

/** Values of arguments, by name. */
export const values = (description: string, of: "this" | "called" = "this") =>
  argumentMap(anyValue("Value of the argument.", "Hello"), description, of);

/** The name of an argument. */
export const argument = (description = "Name of an argument.", example = "profile_id"): TString => {
  return { ...line(description, example), argumentOf: "this" };
};

/** For each argument, a list of others. */
export const argumentLists = (description: string, item: string) => {
  const list = listOf(argument(), item, { filled: true, distinct: true });
  return argumentMap(list, description, "this", { filled: true });
};

/** Lists of arguments. */
export const argumentGroups = (description: string) =>
  listOf(listOf(argument(), "A group.", { filled: true, distinct: true }), description, { filled: true });

/** A list of arguments. */
export const argumentList = (description: string) => listOf(argument(), description, { filled: true, distinct: true });
