/** The one place that makes identifiers of names. Names are snake_case, as `check` has established. */

/** `send_message` -> `SendMessage`. */
export function pascalCase(name: string): string {
  return name
    .split("_")
    .filter((part) => part !== "")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("");
}

/** `Message` -> `MessagePage`: the schema that `page_of: Message` implies. */
export const pageName = (schema: string): string => `${schema}Page`;

/** `Message` -> `MessageList`: the schema that `list_of: Message` implies. */
export const listName = (schema: string): string => `${schema}List`;

/** `SendMessage` -> `SendMessageInput`: the type of a tool's arguments. */
export const inputName = (typeName: string): string => `${typeName}Input`;

/** `SendMessage` -> `SendMessageOutput`: the schema that an output written in place becomes. */
export const outputName = (typeName: string): string => `${typeName}Output`;

/** `SendMessage` -> `SendMessageBody`: the schema of what a route takes in its body, named after its operation. */
export const bodyName = (operationName: string): string => `${operationName}Body`;

/** `SendMessage` -> `SendMessageHandler`. */
export const handlerName = (typeName: string): string => `${typeName}Handler`;

/** `SendMessage` -> `SendMessageErrorCode`. */
export const errorCodeName = (typeName: string): string => `${typeName}ErrorCode`;

/** `AccountInfo` -> `AccountInfoResource`: the schema that a resource's output written in place becomes. */
export const resourceName = (typeName: string): string => `${typeName}Resource`;

/** `AccountInfo` -> `AccountInfoResourceHandler`. */
export const resourceHandlerName = (typeName: string): string => `${typeName}ResourceHandler`;

/** `AccountInfo` -> `AccountInfoResourceParameters`: the type of what a resource's address holds. */
export const resourceParametersName = (typeName: string): string => `${typeName}ResourceParameters`;

/** `Message` -> `validate_Message`: the validator of a shared schema where another module imports it. */
export const importedValidator = (schema: string): string => `validate_${schema}`;

/** `Message` -> `print_Message`: the serializer of a shared schema where another module imports it. */
export const importedPrinter = (schema: string): string => `print_${schema}`;
