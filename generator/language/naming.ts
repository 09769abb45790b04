/* All generated identifiers are derived from names here. `checkSpec` ensures the form of each kind of name. */

/** Converts `send_message` to `SendMessage`, and `my-service` to `MyService`. */
export function pascalCase(name: string): string {
  return name
    .split(/[_-]/)
    .filter((part) => part !== "")
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join("");
}

/** `Message` -> `MessagePage`: the schema of `page_of: Message`. */
export const pageName = (schema: string): string => `${schema}Page`;

/** `Message` -> `MessageList`: the schema of `list_of: Message`. */
export const listName = (schema: string): string => `${schema}List`;

/** `SendMessage` -> `SendMessageInput`: the type of a tool's arguments. */
export const inputName = (typeName: string): string => `${typeName}Input`;

/** `SendMessage` -> `SendMessageOutput`: the schema of an inline output. */
export const outputName = (typeName: string): string => `${typeName}Output`;

/** `SendMessage` -> `SendMessageBody`: the schema of a request body, named after the operation. */
export const bodyName = (operationName: string): string => `${operationName}Body`;

/** `SendMessage` -> `SendMessageHandler`. */
export const handlerName = (typeName: string): string => `${typeName}Handler`;

/** `SendMessage` -> `SendMessageErrorCode`. */
export const errorCodeName = (typeName: string): string => `${typeName}ErrorCode`;

/** `AccountInfo` -> `AccountInfoResource`: the schema of a resource's inline output. */
export const resourceName = (typeName: string): string => `${typeName}Resource`;

/** `AccountInfo` -> `AccountInfoResourceHandler`. */
export const resourceHandlerName = (typeName: string): string => `${typeName}ResourceHandler`;

/** `AccountInfo` -> `AccountInfoResourceParameters`: the type of the parameters of a resource's URI. */
export const resourceParametersName = (typeName: string): string => `${typeName}ResourceParameters`;

/** `message.received` -> `MessageReceivedEvent`: the type of an event's payload. */
export const eventName = (name: string): string => `${pascalCase(name.replaceAll(".", "_"))}Event`;

/** `Message` -> `validate_Message`: the name under which other modules import the validator of a shared schema. */
export const importedValidator = (schema: string): string => `validate_${schema}`;

/** `Message` -> `print_Message`: the name under which other modules import the serializer of a shared schema. */
export const importedPrinter = (schema: string): string => `print_${schema}`;
