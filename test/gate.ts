/** Something to wait for: a promise, and the function that resolves it. */
export function gate<Value = void>() {
  let open: (value: Value) => void = () => undefined;
  const passed = new Promise<Value>((resolve) => (open = resolve));
  return { open, passed };
}
