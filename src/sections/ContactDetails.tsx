import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { mailLink } from "../site/contactLinks";
import { baseLine, useSite } from "../site/useSite";
import { InlineList } from "../ui/InlineList";
import { LicenseNumber } from "../ui/LicenseNumber";
import { PhoneLink } from "../ui/PhoneLink";
import { keepTogether } from "../ui/keepTogether";
import { useOpenNow } from "./useOpenNow";

const styles = {
  phone: {
    display: "inline-block",
    marginTop: "1.25rem",
    whiteSpace: "normal",
    textStyle: "figure",
    fontSize: "clamp(min(2.375rem, 12vw), 1.6rem + 3vw, 3.5rem)",
    lineHeight: 1.1,
    textDecoration: "none",
    _hover: { textDecoration: "underline" },
  },
  // The words of useOpenNow appear late. They fill the space above the details, so nothing moves.
  openNow: {
    lineHeight: "1.5rem",
    fontWeight: 650,
    "& + dl": { marginTop: "0.5rem" },
    _print: { display: "none" },
  },
  details: {
    marginTop: "2rem",
    "& > div": {
      display: "flex",
      flexWrap: "wrap",
      columnGap: "1rem",
      padding: "0.9rem 0",
      borderTop: "rule",
    },
    "& > div:last-of-type": { borderBottom: "rule" },
    // Where an email address does not fit beside its label, each detail is below its label.
    "& dd": { flex: "1 1 13rem", minWidth: 0 },
    // The links are tall enough for a finger.
    "& a": { display: "inline-block", paddingBlock: "0.6rem", marginBlock: "-0.6rem" },
    "& dt": {
      width: { base: "5rem", md: "6rem" },
      fontSize: "small",
      lineHeight: "1.8rem",
      color: "textSoft",
    },
  },
  hours: {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: "1rem",
    maxWidth: "20rem",
  },
} satisfies Record<string, SystemStyleObject>;

/** A large phone number, with email, base, hours and license below it. */
export function ContactDetails() {
  const { site } = useSite();
  const { root, openNow } = useOpenNow<HTMLDListElement>();
  return (
    <>
      <PhoneLink large css={styles.phone} />
      {openNow && <chakra.p css={styles.openNow}>{openNow}</chakra.p>}
      <chakra.dl ref={root} css={styles.details}>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={mailLink(site.email.address)}>{site.email.address}</a>
          </dd>
        </div>
        <div>
          <dt>Based in</dt>
          <dd>{baseLine(site.base)}</dd>
        </div>
        <div>
          <dt>Hours</dt>
          <dd>
            {site.hours.map(({ label, hours }) => (
              <chakra.span key={label} css={styles.hours}>
                <span>{keepTogether(label)} </span>
                <span>{keepTogether(hours)} </span>
              </chakra.span>
            ))}
          </dd>
        </div>
        <div>
          <dt>License</dt>
          <dd>
            <InlineList>{[site.footer.licensed, <LicenseNumber key="number" />]}</InlineList>
          </dd>
        </div>
      </chakra.dl>
    </>
  );
}
