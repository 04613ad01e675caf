import { useCallback } from "react";
import { useHashLocation } from "wouter/use-hash-location";
import type { FieldPlace } from "../../../src/content/schema/schemaParts";
import { addressOfRoute } from "../routes";
import { useSession } from "../session/SessionContext";
import { goTo } from "./goTo";
import { useUi } from "./uiState";

/** A function that opens the form of an entry at a field, with the cursor after some words of its text. */
export function useGoTo(): (place: FieldPlace, textBefore?: string) => void {
  const session = useSession();
  const ui = useUi();
  const [, navigate] = useHashLocation();
  return useCallback(
    (place: FieldPlace, textBefore?: string) =>
      goTo(session, ui, (route) => navigate(addressOfRoute(route)), { ...place, textBefore }),
    [session, ui, navigate],
  );
}
