import { Link } from "gatsby";
import type { AnchorHTMLAttributes } from "react";

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
