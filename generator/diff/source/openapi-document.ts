import type { ConstraintsEntry } from "../../language/tool.ts";
import type { Schema } from "../../model/model.ts";

/** The compared parts of an OpenAPI 3.1 document. Documents of other services may lack members. */
export interface OpenapiDocument {
  readonly info?: { readonly title?: string; readonly version?: string };
  readonly servers?: readonly { readonly url?: string }[];
  readonly paths: Readonly<Record<string, OpenapiPathItem>>;
  readonly components?: {
    readonly schemas?: Readonly<Record<string, Schema>>;
    readonly parameters?: Readonly<Record<string, OpenapiParameter>>;
    readonly requestBodies?: Readonly<Record<string, OpenapiContent>>;
    readonly responses?: Readonly<Record<string, OpenapiContent>>;
    readonly examples?: Readonly<Record<string, { readonly value?: Schema }>>;
  };
}

/** The operations of a path by method, and the parameters that they share. */
export type OpenapiPathItem = Readonly<Record<string, OpenapiOperation | undefined>> & {
  readonly parameters?: readonly (OpenapiParameter | OpenapiReference)[];
};

export interface OpenapiOperation {
  readonly operationId?: string;
  readonly summary?: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly deprecated?: boolean;
  readonly parameters?: readonly (OpenapiParameter | OpenapiReference)[];
  readonly requestBody?: OpenapiContent | OpenapiReference;
  readonly responses?: Readonly<Record<string, OpenapiContent | OpenapiReference>>;
  readonly "x-tool"?: string;
  readonly "x-effect"?: string;
  readonly "x-idempotent"?: boolean;
  readonly "x-scopes"?: readonly string[];
  readonly "x-safety-category"?: string | null;
  readonly "x-constraints"?: ConstraintsEntry;
  readonly "x-sunset"?: string;
}

export interface OpenapiParameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema?: Schema;
}

export interface OpenapiContent {
  readonly required?: boolean;
  readonly content?: Readonly<
    Record<string, { readonly schema?: Schema; readonly examples?: Readonly<Record<string, unknown>> }>
  >;
}

export interface OpenapiReference {
  readonly $ref: string;
}
