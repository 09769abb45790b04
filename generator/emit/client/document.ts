import type { Schema } from "../../model/model.ts";
import { pascalCase } from "../../language/naming.ts";

/** The parts of the OpenAPI document that the client uses. */
export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly parameters?: Readonly<Record<string, Parameter>>;
  };
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly [string];
  readonly "x-tool": string;
  readonly deprecated?: boolean;
  readonly parameters: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly required: boolean; readonly content: Content & TextContent };
  readonly responses: Readonly<Record<string, { readonly content: Content } | { readonly $ref: string }>>;
}

export interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

export type Content = { readonly "application/json": { readonly schema: { readonly $ref: string } } };

/** Bodies of other media types, which are strings. */
export type TextContent = Readonly<Record<string, { readonly schema: Schema }>>;

/** An operation with its method and path. */
export interface Route {
  readonly line: string;
  readonly operation: Operation;
}

/** Returns the type name of an operation: `SendMessageOperation`. */
export const operationName = ({ operationId }: Operation): string => `${pascalCase(operationId)}Operation`;
