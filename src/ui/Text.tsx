import { chakra } from "@chakra-ui/react/styled-system";

/** The sentence below a heading. */
export const Lead = chakra("p", {
  base: { fontSize: "lead", lineHeight: 1.5, color: "textSoft", textWrap: "balance" },
});

/** A sentence beside the main text. */
export const Note = chakra("p", {
  base: { fontSize: "small", lineHeight: 1.5, color: "textSoft", textWrap: "balance" },
});
