// jsdom lacks these classes, which React's server renderer and the content check need.
const { TextDecoder, TextEncoder } = jest.requireActual<typeof import("node:util")>("node:util");
Object.assign(globalThis, { TextDecoder, TextEncoder });

/** React's own function, which works in jsdom with these classes. */
export const { renderToString } =
  jest.requireActual<typeof import("react-dom/server")>("react-dom/server");
