import { createContext, useContext, useDeferredValue } from "react";
import { useStore } from "zustand";
import { contentIn } from "./edits";
import type { Session } from "./session";
import type { SessionState } from "./state";

const SessionContext = createContext<Session | undefined>(undefined);

export const SessionProvider = SessionContext.Provider;

/** The session that the app works on. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("A component of the editor is outside the session.");
  return session;
}

/** A part of the session's state. The component is drawn again only if this part changes. */
export const useSessionState = <T,>(select: (state: SessionState) => T): T =>
  useStore(useSession().state, select);

/**
 * A part of the session's state for places beside the form, like the bar. React draws them after the typed key
 * is on the screen.
 */
export const useDeferredSessionState = <T,>(select: (state: SessionState) => T): T =>
  useDeferredValue(useSessionState(select));

/** The content of an entry, with its unsaved changes. */
export const useContent = (file: string): unknown =>
  useSessionState((state) => contentIn(state, file));
