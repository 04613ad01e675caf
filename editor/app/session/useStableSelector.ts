import { useRef } from "react";
import { sameJson } from "../../../src/content/schema/sameJson";

/** A selector that returns its last result again while results are equal, so that nothing is drawn again. */
export function useStableSelector<State, T>(select: (state: State) => T): (state: State) => T {
  const last = useRef<T>(undefined);
  return (state) => {
    const next = select(state);
    return sameJson(last.current, next) ? (last.current as T) : (last.current = next);
  };
}
