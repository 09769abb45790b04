/** Returns the URL of a server that listens on a host name or an IP address. */
export const baseUrl = (host: string, port: number): string =>
  `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
