import { chakra } from "@chakra-ui/react/styled-system";

/** The sentence below a heading. */
export const Lead = chakra("p", {
  base: { fontSize: "lead", lineHeight: 1.5, color: "textSoft", textWrap: "balance" },
});

/** Small print. */
export const Note = chakra("p", {
  base: { fontSize: "note", lineHeight: 1.5, color: "textSoft", textWrap: "balance" },
});
