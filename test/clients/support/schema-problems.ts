/** The parts of a schema, as a client sends it to a model API, that the rules examine. */
export interface SentSchema {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
  readonly properties?: Readonly<Record<string, SentSchema>>;
  readonly items?: SentSchema;
  readonly anyOf?: readonly SentSchema[];
}

/** Reasons for which an API rejects a schema, such as "has no type", each with a function that detects it. */
export type Rules = Readonly<Record<string, (schema: SentSchema) => boolean>>;

/** Applies the rules to a schema and all of its subschemas. @returns each problem, preceded by its place. */
export function schemaProblems(schema: SentSchema, rules: Rules, path: string): string[] {
  const problems = Object.entries(rules).flatMap(([rule, applies]) => (applies(schema) ? [`${path} ${rule}`] : []));
  const parts = [
    ...Object.entries(schema.properties ?? {}).map(([name, part]) => [part, `${path}.${name}`] as const),
    ...(schema.anyOf ?? []).map((part, index) => [part, `${path}.anyOf[${index}]`] as const),
    ...(schema.items ? [[schema.items, `${path}[]`] as const] : []),
  ];
  return [...problems, ...parts.flatMap(([part, at]) => schemaProblems(part, rules, at))];
}

/** Returns whether a schema describes values of a type. */
export const hasType = ({ type }: SentSchema, name: string): boolean => [type].flat().includes(name);
export const isUntyped = ({ type, anyOf }: SentSchema): boolean => type === undefined && anyOf === undefined;
