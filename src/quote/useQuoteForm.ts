import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type FormEvent,
  type MouseEvent,
} from "react";
import { useConfirm } from "./ConfirmationProvider";
import type { Confirmation } from "./ConfirmationRegion";
import type { FieldName } from "./fieldNames";
import { useSite } from "../site/useSite";
import { loadMotion } from "../ui/motion";

/** The values of the fields, by name. A field without a value is empty. */
type Values = Readonly<Partial<Record<FieldName, string>>>;

const empty: Values = {};

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The values of one form, or of several that share them. */
export type QuoteState = ReturnType<typeof useQuoteState>;

/** Holds the values of the fields. */
export function useQuoteState() {
  const [values, setValues] = useState(empty);
  /** How often the fields were cleared. */
  const [cleared, setCleared] = useState(0);
  /** True while a request is being sent. */
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  const set = useCallback((changes: Values) => {
    if (!busy.current) setValues((now) => ({ ...now, ...changes }));
  }, []);
  const clear = useCallback(() => {
    setValues(empty);
    setCleared((times) => times + 1);
  }, []);
  /** Starts a delivery, unless one is running. The fields keep their values until its end. */
  const begin = () => {
    if (busy.current) return false;
    setSending((busy.current = true));
    return true;
  };
  const end = () => setSending((busy.current = false));
  return { values, isEmpty: values === empty, set, clear, cleared, sending, begin, end };
}

/** The values in a form's fields. */
const typedValues = (form: HTMLFormElement): Values =>
  Object.fromEntries(
    ([...form.elements] as Control[])
      .filter(({ name, value }) => name !== "" && value !== "")
      .map(({ name, value }) => [name, value]),
  );

/**
 * Binds a form and its fields to their state. Without a delivery, a submission sends nothing: it
 * shows the confirmation and clears the fields. With a delivery, only an accepted request does so.
 * Without scripts, the form's method sends nothing either, and the browser's checks still run.
 */
export function useQuoteForm(id: string, state: QuoteState, confirmation: Confirmation) {
  const { values, set, clear, cleared, sending } = state;
  const { delivery, quoteForm: words } = useSite().site;
  const form = useRef<HTMLFormElement | null>(null);
  const confirm = useConfirm();

  // Runs during hydration, before React writes to the fields. It runs for the forms of a page in
  // document order, so the last one with a value wins.
  const keepEarlyTyping = useCallback(
    (element: HTMLFormElement | null) => {
      form.current = element;
      const typed = element ? typedValues(element) : empty;
      if (Object.keys(typed).length > 0) set(typed);
    },
    [set],
  );

  // With every render, React also writes each value into its attribute. Browsers would then not restore
  // it after a reload or a return.
  useEffect(() => {
    for (const field of form.current?.elements ?? []) field.removeAttribute("value");
  });

  // A reset makes the browser forget that the empty fields were used. Otherwise, Firefox marks the
  // required ones as missing.
  useEffect(() => {
    if (cleared) form.current?.reset();
  }, [cleared]);

  const send = async (to: NonNullable<typeof delivery>, sent: HTMLFormElement) => {
    if (!state.begin()) return;
    confirm({ text: words.sending, quiet: true });
    const typed = new FormData(sent);
    const accepted = await import("./deliver").then(
      ({ deliver }) => deliver(to, typed, location.pathname),
      () => false,
    );
    state.end();
    if (accepted) {
      clear();
      confirm(confirmation);
    } else {
      // The typed values are gone if the visitor has left the page.
      const kept = sent.isConnected ? `${words.failedKept} ` : "";
      confirm({ title: words.failedTitle, text: kept + words.failedCall, failed: true });
    }
  };

  const onFocus = () => {
    void loadMotion();
    if (delivery) import("./deliver").catch(() => undefined);
  };

  // The second tap of a double tap would find the cleared fields missing.
  const onClick = (event: MouseEvent<HTMLFormElement>) => {
    if (event.detail > 1 && state.isEmpty) event.preventDefault();
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // After Enter on a phone, moves the focus from the field to the button. This hides the keyboard,
    // which would cover the confirmation.
    const { submitter } = event.nativeEvent as SubmitEvent;
    submitter?.focus({ preventScroll: true });
    if (delivery) {
      void send(delivery, event.currentTarget);
      return;
    }
    clear();
    confirm(confirmation);
  };

  return {
    sending,
    formProps: { ref: keepEarlyTyping, method: "dialog", onSubmit, onFocus, onClick },
    field: (name: FieldName) => ({
      id: `${id}-${name}`,
      name,
      value: values[name] ?? "",
      readOnly: sending,
      onChange: ({ target }: ChangeEvent<Control>) => set({ [name]: target.value }),
    }),
  };
}
