/** Returns the kind of a consumer's jobs. There is one job for each account with events that the consumer has not handled. */
export const consumerKind = (consumer: string): string => `consume_${consumer}`;
