import { chakra } from "@chakra-ui/react/styled-system";
import type { ComponentProps } from "react";

type Props = Omit<ComponentProps<typeof chakra.svg>, "children">;

/** Makes an icon of lines on a grid of 24 by 24, which screen readers skip. */
const icon = (path: string) =>
  function Icon(props: Props) {
    return (
      <chakra.svg
        viewBox="0 0 24 24"
        width="1.125em"
        height="1.125em"
        flexShrink={0}
        marginBlock="0.15em"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden
        {...props}
      >
        <path d={path} />
      </chakra.svg>
    );
  };

export const ChevronDown = icon("m6 9 6 6 6-6");
export const ChevronRight = icon("m9 6 6 6-6 6");
export const ChevronLeft = icon("m15 6-6 6 6 6");
export const ChevronUp = icon("m6 15 6-6 6 6");
export const Plus = icon("M12 5v14M5 12h14");
export const Trash = icon("M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v6M14 11v6");
export const Grip = icon("M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01");
export const Search = icon("M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20 20l-4-4");
export const Undo = icon("M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3");
export const Redo = icon("m15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3");
export const Clock = icon("M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3 2");
export const Phone = icon("M8 3h8v18H8zM11 18h2");
export const Desktop = icon("M4 5h16v11H4zM9 20h6M12 16v4");
export const External = icon("M14 4h6v6M20 4l-9 9M18 14v6H4V6h6");
export const Dots = icon("M5 12h.01M12 12h.01M19 12h.01");
export const Menu = icon("M4 7h16M4 12h16M4 17h16");
export const Form = icon("M4 5h16v14H4zM14 5v14");
export const Picture = icon("M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M9 9h.01");
export const Upload = icon("M12 16V4M7 9l5-5 5 5M4 20h16");
export const Problem = icon("M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 8v5M12 16h.01");
export const Check = icon("M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM8 12l3 3 5-6");
export const Hidden = icon(
  "M4 4l16 16M10 6a9 9 0 0 1 10 6 12 12 0 0 1-2 3M6 8a12 12 0 0 0-2 4c2 5 8 8 13 5",
);
export const Star = icon(
  "m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9L3.5 9.7l5.9-.8z",
);
