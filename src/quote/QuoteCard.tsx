import {
  chakra,
  type HTMLChakraProps,
  type SystemStyleObject,
} from "@chakra-ui/react/styled-system";
import type { ReactNode, Ref } from "react";
import { useSite } from "../site/useSite";
import { largeText } from "../theme/breakpoints";
import { buttonRecipe } from "../theme/button";
import { PhoneLink } from "../ui/PhoneLink";
import { honeypotField } from "./fieldNames";

type Props = {
  id: string;
  kind: "short" | "full";
  title: string;
  formProps: HTMLChakraProps<"form"> & { ref: Ref<HTMLFormElement> };
  /** True if the form is a landmark with its title as name. False if its section is a landmark already. */
  landmark?: boolean;
  /** True while a request is being sent. */
  sending: boolean;
  /** The form's fields. */
  children: ReactNode;
};

const inset = { base: "1.125rem", md: "1.5rem" };

/** The quote form: white paper with hairlines, on any section. */
const styles = {
  root: {
    background: "paper",
    border: "rule",
    borderRadius: "soft",
    boxShadow: "float",
  },
  head: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "baseline",
    columnGap: "1rem",
    paddingInline: inset,
    paddingBlock: "1.1rem 0.95rem",
    borderBottom: "rule",
  },
  title: { fontSize: { base: "1.5rem", lg: "clamp(1.25rem, 1.9vw, 1.5rem)" } },
  aside: { fontSize: "note", color: "textSoft" },
  talk: {
    padding: "0.45rem 0 0.75rem",
    marginInline: inset,
    fontSize: "small",
    color: "textSoft",
    "& a": { display: "inline-block", paddingBlock: "0.6rem", fontWeight: 650 },
  },
  noScript: {
    padding: "0.7rem 0.8rem",
    borderRadius: "soft",
    background: "sand",
    fontSize: "small",
    fontWeight: 600,
  },
  // The field for bots is out of view, but not hidden, because bots skip hidden fields.
  trap: { position: "absolute", left: "-9999px" },
  submit: {
    minHeight: "3.375rem",
    marginTop: "0.15rem",
    // A narrow padding leaves room for whole words.
    [largeText]: { paddingInline: "0.5rem" },
  },
  sending: { opacity: 0.75, cursor: "progress" },
} satisfies Record<string, SystemStyleObject>;

const Form = chakra("form", {
  base: {
    display: "grid",
    gap: "0.95rem 0.875rem",
    paddingInline: inset,
    paddingTop: "1.15rem",
    "& > :not([data-half])": { gridColumn: "1 / -1" },
  },
  variants: {
    kind: {
      // Phone and ZIP code share a row.
      short: {
        gridTemplateColumns: "minmax(0, 1.45fr) minmax(0, 1fr)",
        [largeText]: { gridTemplateColumns: "minmax(0, 1fr)" },
      },
      // Phone and email share a row if both fit.
      full: {
        gridTemplateColumns: { base: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1.45fr)" },
      },
    },
  },
});

const SubmitButton = chakra("button", buttonRecipe);

/** The frame of a quote form: its title, its fields and one button. */
export function QuoteCard({
  id,
  kind,
  title,
  formProps,
  landmark = true,
  sending,
  children,
}: Props) {
  const { quoteForm: words, delivery } = useSite().site;
  return (
    <chakra.section
      id={id}
      aria-labelledby={landmark ? `${id}-title` : undefined}
      css={styles.root}
    >
      <chakra.div css={styles.head}>
        <chakra.h2 id={`${id}-title`} css={styles.title}>
          {title}
        </chakra.h2>
        <chakra.span css={styles.aside}>{words.aside}</chakra.span>
      </chakra.div>
      <Form {...formProps} kind={kind}>
        <noscript>
          <chakra.p role="alert" css={styles.noScript}>
            {`${words.noScript} `}
            <PhoneLink />
          </chakra.p>
        </noscript>
        {children}
        {delivery && (
          <chakra.input
            name={honeypotField}
            css={styles.trap}
            tabIndex={-1}
            autoComplete="off"
            aria-hidden
          />
        )}
        <SubmitButton
          type="submit"
          data-kind="quote"
          // A disabled button would lose the focus.
          aria-disabled={sending || undefined}
          css={sending ? [styles.submit, styles.sending] : styles.submit}
        >
          {sending ? words.sending : words.submit}
        </SubmitButton>
      </Form>
      <chakra.p css={styles.talk}>
        {`${words.talk} `}
        <PhoneLink />
      </chakra.p>
    </chakra.section>
  );
}
