import { Button } from "@chakra-ui/react/button";
import { pluralize } from "../../../src/content/words/wording";
import { routeAround } from "../lists/routeAround";
import { useRoute } from "../routes";
import { countChanges } from "../session/changes";
import { contentIn } from "../session/openEntry";
import { useSession, useSessionState } from "../session/SessionContext";
import { Question } from "../ui/Question";

/** Asks before all unsaved changes are thrown away. */
export function ThrowAway({ onClose }: { onClose: () => void }) {
  const session = useSession();
  const [route, navigate] = useRoute();
  const count = useSessionState(countChanges);
  return (
    <Question
      title={`Throw away ${pluralize(count, "change")}?`}
      onClose={onClose}
      answers={
        <>
          <Button variant="outline" onClick={onClose}>
            Keep {count === 1 ? "it" : "them"}
          </Button>
          <Button
            onClick={() => {
              session.throwAway();
              // An entry that was never saved no longer exists, so its form closes.
              if (route.kind === "entry" && !contentIn(session.state.getState(), route.file))
                navigate(routeAround(route.file));
              onClose();
            }}
          >
            Throw {count === 1 ? "it" : "them"} away
          </Button>
        </>
      }
    >
      Every page goes back to what visitors see. Undo brings the changes back until you close this
      tab.
    </Question>
  );
}
