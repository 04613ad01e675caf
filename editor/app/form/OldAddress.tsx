import { Button } from "@chakra-ui/react/button";
import { chakra } from "@chakra-ui/react/styled-system";
import { templatePageOf } from "../../../src/content/pages/templatePages";
import { fileOfRedirects, isRedirected, redirectChange } from "../lists/redirects";
import { contentIn } from "../session/openEntry";
import { useSession, useSessionState } from "../session/SessionContext";

/** Offers a redirect from the old address of a page, to which other websites still link. */
export function OldAddress({ file }: { file: string }) {
  const session = useSession();
  const old = useSessionState(({ saved }) => templatePageOf(file, saved.get(file))?.path);
  const now = useSessionState((state) => templatePageOf(file, contentIn(state, file))?.path);
  const isLed = useSessionState(
    (state) => old !== undefined && isRedirected(contentIn(state, fileOfRedirects), old),
  );
  if (old === undefined || now === undefined || old === now || isLed) return null;

  const lead = () =>
    session.edit(redirectChange(contentIn(session.state.getState(), fileOfRedirects), old, now));

  return (
    <chakra.div
      role="status"
      display="flex"
      alignItems="center"
      gap="3"
      background="accentPale"
      paddingInline="4"
      paddingBlock="2"
    >
      <chakra.span flex="1" minWidth="0">
        Search engines and other websites still lead to {old}.
      </chakra.span>
      <Button size="sm" variant="outline" flexShrink="0" onClick={lead}>
        Lead it here
      </Button>
    </chakra.div>
  );
}
