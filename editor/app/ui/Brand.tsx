import { chakra } from "@chakra-ui/react/styled-system";
import type { ComponentProps } from "react";
import { valueAt } from "../../../src/content/schema/schemaParts";
import { useContent } from "../session/SessionContext";

/** The mark of the business. */
export const Mark = (props: Omit<ComponentProps<typeof chakra.svg>, "children">) => (
  <chakra.svg
    viewBox="0 0 44 36"
    aria-hidden
    width="2rem"
    flexShrink={0}
    fill="none"
    stroke="currentColor"
    strokeWidth="3.2"
    color="bayDeep"
    {...props}
  >
    <path d="M1.5 21.5 16 6.5 42.5 21.5" />
    <path d="M28.6 3.6h5v11.2l-5-2.8z" fill="currentColor" stroke="none" />
    <path d="M2 30.5c3.4-4 6.6-4 10 0s6.6 4 10 0 6.6-4 10 0 6.6 4 10 0" strokeWidth="2.6" />
  </chakra.svg>
);

/** The mark and the name of the business. */
export function Brand() {
  const name = valueAt(useContent("site.json"), ["wordmark", "name"]);
  return (
    <chakra.span display="flex" alignItems="center" gap="2.5" fontFamily="heading" fontWeight={700}>
      <Mark />
      {typeof name === "string" ? name : "The website"}
    </chakra.span>
  );
}
