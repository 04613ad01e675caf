import { chakra, useSlotRecipe, type HTMLChakraProps } from "@chakra-ui/react/styled-system";
import type { ReactNode, Ref } from "react";
import { useSite } from "../site/useSite";
import { buttonRecipe } from "../theme/recipes/button";
import { quoteFormRecipe } from "../theme/recipes/quoteForm";
import { PhoneLink } from "../ui/PhoneLink";
import { honeypotField } from "./requestFields";

type Props = {
  id: string;
  kind: "short" | "full";
  title: string;
  formProps: HTMLChakraProps<"form"> & { ref: Ref<HTMLFormElement> };
  /** A landmark of the page, named by its title; not where the band around it is one. */
  landmark?: boolean;
  /** A request is on its way. */
  sending: boolean;
  /** The form's fields. */
  children: ReactNode;
};

const SubmitButton = chakra("button", buttonRecipe);

/** What a quote form lies on, like the docket of a job: its title, its fields, one button. */
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
  const styles = useSlotRecipe({ recipe: quoteFormRecipe })({ kind });
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
      <chakra.form {...formProps} css={styles.form}>
        <noscript>
          <chakra.p css={styles.noScript}>
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
          data-size="full"
          // Disabled it would lose the focus.
          aria-disabled={sending || undefined}
          css={sending ? styles.sending : undefined}
        >
          {sending ? words.sending : words.submit}
        </SubmitButton>
      </chakra.form>
      <chakra.p css={styles.talk}>
        {`${words.talk} `}
        <PhoneLink />
      </chakra.p>
    </chakra.section>
  );
}
