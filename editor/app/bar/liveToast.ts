import { pluralize } from "../../../src/content/words/wording";
import type { StoreStatus } from "../../store/store";
import type { SaveResult, Session } from "../session/session";
import { toaster } from "../ui/toaster";

type Saved = Extract<SaveResult, { kind: "saved" }>;

/** True if visitors see a newer state of the site than before. */
const isNewer = (status: StoreStatus | undefined, before: StoreStatus | undefined) =>
  status?.state === "live" && (before?.state !== "live" || status.since !== before.since);

/** Waits until visitors see a save, then says so, with a link to the page. */
export function sayWhenLive({ state, store }: Session, { count, see }: Saved): void {
  const their = count === 1 ? "your change" : `your ${pluralize(count, "change")}`;
  const before = state.getState().status;
  // A host builds the site later, and does not say when.
  if (before?.state === "saved")
    return void toaster.create({
      type: "success",
      title: `Saved. Visitors see ${their} in a few minutes.`,
    });
  let end: () => void = () => undefined;
  const say = (status: StoreStatus | undefined) => {
    if (!isNewer(status, before)) return;
    end();
    toaster.create({
      type: "success",
      title: `Visitors see ${their} now.`,
      action:
        see === undefined
          ? undefined
          : {
              label: count === 1 ? "See it" : "See them",
              onClick: () => window.open(store.siteOrigin + see, "_blank", "noopener"),
            },
    });
  };
  end = state.subscribe(({ status }) => say(status));
}
