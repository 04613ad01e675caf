import { createContext, useContext, useEffect, useMemo, type ReactNode } from "react";
import { useStore } from "zustand";
import { createStore, type StoreApi } from "zustand/vanilla";
import { onceAfterPaint } from "../ui/onceAfterPaint";
import { contentIn } from "./openEntry";
import type { Session } from "./session";
import type { SessionState } from "./state";

type Shared = {
  session: Session;
  /** A copy of the session's state, which is updated only after the typed key is on the screen. */
  deferred: StoreApi<SessionState>;
};

const SessionContext = createContext<Shared | undefined>(undefined);

/** Gives a session to the components of the app. */
export function SessionProvider({ value, children }: { value: Session; children: ReactNode }) {
  const shared = useMemo(
    (): Shared => ({ session: value, deferred: createStore(value.state.getState) }),
    [value],
  );
  useEffect(() => {
    const { session, deferred } = shared;
    const follow = () => deferred.setState(session.state.getState(), true);
    follow();
    return session.state.subscribe(onceAfterPaint(follow));
  }, [shared]);
  return <SessionContext.Provider value={shared}>{children}</SessionContext.Provider>;
}

function useShared(): Shared {
  const shared = useContext(SessionContext);
  if (!shared) throw new Error("A component of the editor is outside the session.");
  return shared;
}

/** The session that the app works on. */
export const useSession = (): Session => useShared().session;

/** A part of the session's state. The component is drawn again only if this part changes. */
export const useSessionState = <T,>(select: (state: SessionState) => T): T =>
  useStore(useSession().state, select);

/**
 * A part of the session's state for what depends on more than the typed field, like the bar. This part is
 * computed and drawn after the typed key is on the screen.
 */
export const useDeferredSessionState = <T,>(select: (state: SessionState) => T): T =>
  useStore(useShared().deferred, select);

/** The content of an entry, with its unsaved changes. */
export const useContent = (file: string): unknown =>
  useSessionState((state) => contentIn(state, file));
