import { Accordion } from "@chakra-ui/react/accordion";
import { Badge } from "@chakra-ui/react/badge";
import { chakra } from "@chakra-ui/react/styled-system";
import { slugify } from "../../../src/content/words/slug";
import { openFiles } from "../lists/openFiles";
import { hrefOf, type Route } from "../routes";
import { isChangedAt } from "../session/changes";
import { useSession, useSessionState } from "../session/SessionContext";
import { ChevronRight } from "../ui/icons";
import { Panel } from "../ui/Panel";
import { UnsavedDot } from "../ui/UnsavedDot";
import { useUi, useUiState } from "../ui/uiState";
import { useGoTo } from "../ui/useGoTo";
import { knowsOpenPoints, openPointsOf, warningsOf } from "./openPoints";
import { pointsByGroup, type Point, type PointGroup } from "./pointsByGroup";

const back = "To do before launch";
const better = "Could be better";

function PointLine({ point }: { point: Point }) {
  const ui = useUi();
  const goTo = useGoTo();
  const { title, sentence, place } = point;
  const isChanged = useSessionState((state) => place !== undefined && isChangedAt(state, place));
  const route: Route = place ? { kind: "entry", file: place.file } : { kind: "pictures" };
  const show = () => place && ui.setState({ focused: place });
  return (
    <chakra.a
      href={hrefOf(route)}
      onClick={(event) => {
        if (!place) return;
        event.preventDefault();
        ui.setState({
          openedFrom: { file: place.file, href: hrefOf({ kind: "launch" }), label: back },
        });
        goTo(place);
      }}
      onMouseEnter={show}
      onFocus={show}
      display="flex"
      alignItems="center"
      gap="2"
      paddingBlock="2"
      paddingInline="4"
      borderTopWidth="1px"
      borderColor="rule"
      _hover={{ background: "canvas" }}
      focusVisibleRing="inside"
    >
      <chakra.span flex="1" minWidth="0">
        <chakra.span display="block" fontWeight={600}>
          {title}
        </chakra.span>
        <chakra.span display="block" textStyle="xs" color="fg.muted">
          {isChanged ? "Changed. Save, and it leaves the list if it is done." : sentence}
        </chakra.span>
      </chakra.span>
      {isChanged && <UnsavedDot />}
      <ChevronRight />
    </chakra.a>
  );
}

/** The value of a group in the accordion. The value becomes an id, which has no spaces. */
const valueOf = ({ label }: PointGroup) => slugify(label);

function GroupOfPoints({ label, points }: PointGroup) {
  return (
    <Accordion.Item value={valueOf({ label, points })}>
      <chakra.h3 fontFamily="body">
        <Accordion.ItemTrigger minHeight="control" cursor="pointer" paddingInline="4" gap="2">
          <Accordion.ItemIndicator rotate={{ base: "0deg", _open: "90deg" }}>
            <ChevronRight />
          </Accordion.ItemIndicator>
          <chakra.span flex="1" fontWeight={650} color="bayDeep">
            {label}
          </chakra.span>
          <Badge background="glass" color="bayDeep">
            {points.length}
          </Badge>
        </Accordion.ItemTrigger>
      </chakra.h3>
      <Accordion.ItemContent>
        <chakra.ul listStyleType="none">
          {points.map((point, at) => (
            <li key={at}>
              <PointLine point={point} />
            </li>
          ))}
        </chakra.ul>
      </Accordion.ItemContent>
    </Accordion.Item>
  );
}

/** The open points before search engines may list the site, and the warnings. */
export function LaunchPanel() {
  const { state } = useSession();
  const open = useSessionState(openPointsOf);
  const isKnown = useSessionState(knowsOpenPoints);
  const warnings = useSessionState(warningsOf);
  const files = openFiles(state.getState());
  const groups = pointsByGroup(open, files);
  const hints = pointsByGroup(warnings, files).flatMap(({ points }) => points);
  const all = hints.length > 0 ? [...groups, { label: better, points: hints }] : groups;
  const ui = useUi();
  const shown =
    useUiState(({ openPointGroups }) => openPointGroups) ?? all.slice(0, 1).map(valueOf);
  return (
    <Panel
      listName="launch"
      title={isKnown ? `${open.length} to do before launch` : back}
      note={
        !isKnown
          ? "Here, the editor cannot see what is left. Whoever set up the website can."
          : open.length > 0
            ? "Until these are done, search engines are asked not to list the site. A point leaves this list as soon as it is done and saved."
            : "Search engines may list the site."
      }
    >
      <Accordion.Root
        multiple
        collapsible
        value={[...shown]}
        onValueChange={({ value }) => ui.setState({ openPointGroups: value })}
        marginInline="-4"
        width="auto"
      >
        {all.map((group) => (
          <GroupOfPoints key={group.label} {...group} />
        ))}
      </Accordion.Root>
    </Panel>
  );
}
