/** Whether only this machine itself reaches an address; sockets may write an IPv4 address as IPv6. */
export const isLoopback = (address: string): boolean =>
  address === "localhost" || address === "::1" || /^(::ffff:)?127(\.\d{1,3}){3}$/.test(address);
