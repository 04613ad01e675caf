import {
  useContext,
  useEffect,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type MouseEvent,
} from "react";
import { useConfirm } from "./ConfirmationProvider";
import type { Confirmation } from "./ConfirmationRegion";
import type { FieldName } from "./fieldNames";
import { LeftFormsContext } from "./leftForms";
import { isBlank, linkedForms } from "./linkedForms";
import { PagePath } from "../site/quoteLinks";
import { useSite } from "../site/useSite";
import { loadMotion } from "../ui/motion";

/** The state of one form, or of several forms that share the state. */
export type QuoteState = ReturnType<typeof useQuoteState>;

/** Links the forms that share their values. Only one of them can send a request at a time. */
export function useQuoteState() {
  const left = useContext(LeftFormsContext);
  const path = useContext(PagePath);
  const [forms] = useState(() => linkedForms(left, path));
  /** True while a request is being sent. */
  const [sending, setSending] = useState(false);
  const busy = useRef(false);
  /** Starts a delivery, unless another delivery is running. */
  const begin = () => {
    if (busy.current) return false;
    busy.current = true;
    setSending(true);
    return true;
  };
  const end = () => {
    busy.current = false;
    setSending(false);
  };
  return { forms, sending, begin, end };
}

/**
 * Binds a form and its fields to their state. If the site has no `delivery`, a submission sends nothing: the
 * form clears its fields and shows the confirmation. With `delivery`, the form does both only after the
 * service has accepted the request. Without scripts, the form's method, "dialog", sends nothing, and the
 * browser still checks the fields.
 */
export function useQuoteForm(id: string, state: QuoteState, confirmation: Confirmation) {
  const { forms, sending } = state;
  const { delivery, quoteForm: words } = useSite().site;
  const ref = useRef<HTMLFormElement>(null);
  const confirm = useConfirm();

  useEffect(() => (ref.current ? forms.add(ref.current) : undefined), [forms]);

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
      forms.clear();
      confirm(confirmation);
    } else {
      // After the visitor has left the page, "still in the form" would name a form that is not in sight.
      const kept = sent.isConnected ? `${words.failedKept} ` : "";
      confirm({ title: words.failedTitle, text: kept + words.failedCall, failed: true });
    }
  };

  const onFocus = ({ currentTarget }: FocusEvent<HTMLFormElement>) => {
    forms.share(currentTarget);
    void loadMotion();
    if (delivery) import("./deliver").catch(() => undefined);
  };

  // The first tap of a double tap may clear the fields. After the second tap, the browser would report the
  // empty required fields.
  const onClick = (event: MouseEvent<HTMLFormElement>) => {
    if (event.detail > 1 && isBlank(event.currentTarget)) event.preventDefault();
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    forms.emptySpaces();
    if (!event.currentTarget.reportValidity()) return;
    // After Enter on a phone, the focus moves from the field to the button. So the keyboard disappears, which
    // would cover the confirmation.
    const { submitter } = event.nativeEvent as SubmitEvent;
    submitter?.focus({ preventScroll: true });
    if (delivery) {
      void send(delivery, event.currentTarget);
      return;
    }
    forms.clear();
    confirm(confirmation);
  };

  const onChange = ({ currentTarget, target }: FormEvent<HTMLFormElement>) =>
    forms.share(
      currentTarget,
      target instanceof Element ? (target.getAttribute("name") ?? "") : "",
    );

  return {
    sending,
    formProps: { ref, method: "dialog", onSubmit, onFocus, onClick, onChange },
    field: (name: FieldName) => ({ id: `${id}-${name}`, name, readOnly: sending }),
  };
}
