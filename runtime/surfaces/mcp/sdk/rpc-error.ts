/** A failure that JSON-RPC carries as it is; thrown inside the SDK's handlers, which take code and data from any error. */
export class RpcError extends Error {
  override readonly name = "RpcError";
  readonly code: number;
  readonly data: object | undefined;

  constructor(code: number, message: string, data?: object) {
    super(message);
    this.code = code;
    this.data = data;
  }
}
