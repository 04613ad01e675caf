/** A promise to wait for, and the function that resolves the promise. */
export function gate<Value = void>() {
  let open: (value: Value) => void = () => undefined;
  const passed = new Promise<Value>((resolve) => (open = resolve));
  return { open, passed };
}
