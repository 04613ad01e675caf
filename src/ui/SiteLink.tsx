import { Link } from "gatsby";
import type { AnchorHTMLAttributes, MouseEvent } from "react";

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string };

/** A link to another page, or to a part of this page: "#quote". */
export const SiteLink = ({ to, children, ...props }: Props) =>
  to.startsWith("#") ? (
    <a href={to} {...props}>
      {children}
    </a>
  ) : (
    <Link to={to} {...props}>
      {children}
    </Link>
  );

/** True if the visitor has left the link's page, or types, while the target of the link was loading. */
export const hasGoneOn = (link: Element) =>
  !link.isConnected || document.activeElement?.matches("input, select, textarea") === true;

/** True if a click opens the link in a new tab or window. */
export const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;
