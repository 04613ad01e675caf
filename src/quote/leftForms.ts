import { createContext } from "react";

/**
 * The values of forms on pages that a visitor has left, by the path of the page. They last as long as the
 * document.
 */
export type LeftForms = Map<string, ReadonlyMap<string, string>>;

export const LeftFormsContext = createContext<LeftForms>(new Map());
