/** True if only this machine can reach an address. Sockets may write IPv4 addresses as IPv6. */
export const isLoopback = (address: string): boolean =>
  address === "localhost" || address === "::1" || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address);
