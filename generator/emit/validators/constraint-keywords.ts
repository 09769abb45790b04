import { _, stringify, type Code, type CodeKeywordDefinition, type KeywordCxt } from "ajv/dist/2020.js";
import type { ConditionModel } from "../../model/model.ts";

type Groups = ConditionModel["exactlyOneOf"];

const isGiven = ({ data }: KeywordCxt, name: string): Code => _`${data}[${name}] !== undefined`;

const countGiven = (context: KeywordCxt, group: readonly string[]): Code =>
  group.map((name) => _`(${isGiven(context, name)})`).reduce((sum, given) => _`${sum} + ${given}`);

const namesGiven = ({ data }: KeywordCxt, group: readonly string[]): Code =>
  _`${stringify(group)}.filter((name) => ${data}[name] !== undefined)`;

/** Requires exactly one property of each group. The error contains the `group` and its `given` properties. */
const exactlyOneOf: CodeKeywordDefinition = {
  keyword: "exactlyOneOf",
  type: "object",
  schemaType: "array",
  code: (context) => {
    for (const group of context.schema as Groups) {
      context.setParams({ group: stringify(group), given: namesGiven(context, group) });
      context.fail(_`${countGiven(context, group)} !== 1`);
    }
  },
  error: {
    message: "must have exactly one property of a group",
    params: ({ params }) => _`{group: ${params["group"]}, given: ${params["given"]}}`,
  },
};

/** Requires at least one property of each group. The error contains the `group`. */
const atLeastOneOf: CodeKeywordDefinition = {
  keyword: "atLeastOneOf",
  type: "object",
  schemaType: "array",
  code: (context) => {
    for (const group of context.schema as Groups) {
      context.setParams({ group: stringify(group) });
      context.fail(_`${countGiven(context, group)} === 0`);
    }
  },
  error: {
    message: "must have at least one property of a group",
    params: ({ params }) => _`{group: ${params["group"]}}`,
  },
};

/** Lists, for each property, the properties that cannot be combined with it. The error contains `property` and `other`. */
const excludes: CodeKeywordDefinition = {
  keyword: "excludes",
  type: "object",
  schemaType: "object",
  code: (context) => {
    const pairs = Object.entries(context.schema as Readonly<Record<string, readonly string[]>>);
    for (const [property, others] of pairs) {
      for (const other of others) {
        context.setParams({ property: stringify(property), other: stringify(other) });
        context.fail(_`${isGiven(context, property)} && ${isGiven(context, other)}`);
      }
    }
  },
  error: {
    message: "must not have two properties that exclude each other",
    params: ({ params }) => _`{property: ${params["property"]}, other: ${params["other"]}}`,
  },
};

/**
 * Lists the rules for objects in which a property has one of the given values. The error contains the property as
 * `argument`, its `value`, and the violated `rule`. The `rule` is the name of a keyword (with the error parameters of
 * that keyword) or `excluded` (with the excluded `property`).
 */
const when: CodeKeywordDefinition = {
  keyword: "when",
  type: "object",
  schemaType: "array",
  code: (context) => {
    const { gen, data } = context;
    for (const condition of context.schema as readonly ConditionModel[]) {
      const value = _`${data}[${condition.argument}]`;
      const fail = (violated: Code, rule: string, params: Code): void => {
        context.setParams({ argument: stringify(condition.argument), value, rule: stringify(rule), rest: params });
        context.fail(violated);
      };
      const tests = condition.values.map((each) => _`${value} === ${stringify(each)}`);
      gen.if(
        tests.reduce((one, other) => _`${one} || ${other}`),
        () => {
          for (const name of condition.requires)
            fail(_`${data}[${name}] === undefined`, "required", _`missingProperty: ${name}`);
          for (const name of condition.excludes) fail(isGiven(context, name), "excluded", _`property: ${name}`);
          for (const group of condition.exactlyOneOf) {
            const params = _`group: ${stringify(group)}, given: ${namesGiven(context, group)}`;
            fail(_`${countGiven(context, group)} !== 1`, "exactlyOneOf", params);
          }
          for (const group of condition.atLeastOneOf)
            fail(_`${countGiven(context, group)} === 0`, "atLeastOneOf", _`group: ${stringify(group)}`);
        },
      );
    }
  },
  error: {
    message: "must satisfy the rules for the value of a property",
    params: ({ params }) =>
      _`{argument: ${params["argument"]}, value: ${params["value"]}, rule: ${params["rule"]}, ${params["rest"]}}`,
  },
};

/** The definitions of the keywords for ajv. */
export const constraintKeywords: readonly CodeKeywordDefinition[] = [exactlyOneOf, atLeastOneOf, excludes, when];
