import { Menu } from "@chakra-ui/react/menu";
import { pluralize } from "../../../src/content/words/wording";
import { hrefOf, useRoute } from "../routes";
import { countChanges } from "../session/changes";
import { useSession, useDeferredSessionState } from "../session/SessionContext";
import { DotsMenu } from "../ui/DotsMenu";
import { Clock, Desktop, External, Phone, Redo, Trash } from "../ui/icons";
import { chooseDevice, useUi, useUiState } from "../ui/uiState";
import { useUndo } from "./useUndo";

/** The actions for which the bar of a small window has no room. */
export function MoreMenu({ onThrowAway }: { onThrowAway: () => void }) {
  const ui = useUi();
  const { store } = useSession();
  const [route] = useRoute();
  const { redo } = useUndo();
  const canRedo = useDeferredSessionState(({ future }) => future.length > 0);
  const count = useDeferredSessionState(countChanges);
  const device = useUiState((state) => state.device);
  const shownPath = useUiState((state) => state.shownPath);
  const file = route.kind === "entry" ? route.file : undefined;
  const other = device === "phone" ? "desktop" : "phone";
  return (
    <DotsMenu label="More" size="md" hideFrom="lg">
      <Menu.Item value="redo" disabled={!canRedo} onClick={redo}>
        <Redo /> Redo
      </Menu.Item>
      <Menu.Item value="throw-away" disabled={count === 0} onClick={onThrowAway}>
        <Trash /> Throw away {count === 0 ? "changes" : pluralize(count, "change")}
      </Menu.Item>
      <Menu.Item value="history" asChild>
        <a href={hrefOf({ kind: "history", file })}>
          <Clock /> History
        </a>
      </Menu.Item>
      <Menu.Separator />
      <Menu.Item
        value="device"
        onClick={() => {
          chooseDevice(ui, other);
          ui.setState({ tab: "page" });
        }}
      >
        {other === "desktop" ? <Desktop /> : <Phone />} Show as on a {other}
      </Menu.Item>
      <Menu.Item value="live" asChild>
        <a href={store.siteOrigin + (shownPath ?? "/")} target="_blank" rel="noreferrer">
          <External /> See the live page
        </a>
      </Menu.Item>
    </DotsMenu>
  );
}
