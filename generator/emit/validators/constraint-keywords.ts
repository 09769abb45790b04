import { _, stringify, type Code, type CodeKeywordDefinition, type KeywordCxt } from "ajv/dist/2020.js";

const isGiven = ({ data }: KeywordCxt, name: string): Code => _`${data}[${name}] !== undefined`;

/** Requires exactly one property of each group. The error contains the `group` and its `given` properties. */
const exactlyOneOf: CodeKeywordDefinition = {
  keyword: "exactlyOneOf",
  type: "object",
  schemaType: "array",
  code: (context) => {
    for (const group of context.schema as readonly (readonly string[])[]) {
      const names = stringify(group);
      const count = group.map((name) => _`(${isGiven(context, name)})`).reduce((sum, given) => _`${sum} + ${given}`);
      context.setParams({ group: names, given: _`${names}.filter((name) => ${context.data}[name] !== undefined)` });
      context.fail(_`${count} !== 1`);
    }
  },
  error: {
    message: "must have exactly one property of a group",
    params: ({ params }) => _`{group: ${params["group"]}, given: ${params["given"]}}`,
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

/** The definitions of the keywords for ajv. */
export const constraintKeywords: readonly CodeKeywordDefinition[] = [exactlyOneOf, excludes];
