import { Badge } from "@chakra-ui/react/badge";
import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import type { Folder } from "../../../src/content/schema/fields";
import { singles } from "../../../src/content/schema/folders";
import { contentTypeOf, contentTypes } from "../../../src/content/model/contentTypes";
import { adminPath, helpName } from "../../routes";
import { openPointsOf } from "../launch/openPoints";
import { pagesOf } from "../lists/pagesOf";
import { useStableSelector } from "../session/useStableSelector";
import { useRoute } from "../routes";
import { changedFiles } from "../session/changes";
import { useDeferredSessionState, useSession } from "../session/SessionContext";
import type { SessionState } from "../session/state";
import { FolderOfEntries, FolderOfPages } from "./Folders";
import { Row } from "./Row";
import { SiteSearch } from "./SiteSearch";

const business = contentTypes.filter(({ file }) => file !== undefined && singles[1].holds(file));

/** The pages that no one can add or delete. */
const fixedPages = (state: SessionState) =>
  pagesOf(state).filter(({ file }) => contentTypeOf(file)?.file !== undefined);

/** Folders whose entries are pages come first, then folders whose entries appear on pages. */
const ofPages: readonly Folder[] = ["services", "locations"];
const ofEntries: readonly Folder[] = ["testimonials", "projects", "faqs"];

function Group({ label, isFirst = false, children }: GroupProps) {
  return (
    <chakra.ul
      aria-label={label}
      listStyleType="none"
      paddingBlock={isFirst ? undefined : "2"}
      marginTop={isFirst ? undefined : "2"}
      borderTopWidth={isFirst ? undefined : "1px"}
      borderColor="rule"
    >
      {children}
    </chakra.ul>
  );
}

type GroupProps = { label: string; isFirst?: boolean; children: ReactNode };

/** The links below the content: the launch list, the help, and “Sign out”. */
function Foot() {
  const [route] = useRoute();
  const { store } = useSession();
  const openPoints = useDeferredSessionState((state) => openPointsOf(state).length);
  return (
    <chakra.div
      borderTopWidth="1px"
      borderColor="rule"
      padding="3"
      paddingBottom={{ base: "3", lg: "2" }}
    >
      <chakra.div display="flex">
        <Row route={{ kind: "launch" }} isCurrent={route.kind === "launch"}>
          <chakra.span display="flex" justifyContent="space-between" alignItems="center" gap="2">
            To do before launch
            {openPoints > 0 && (
              <Badge background="glass" color="bayDeep">
                {openPoints}
              </Badge>
            )}
          </chakra.span>
        </Row>
      </chakra.div>
      <chakra.div
        display="flex"
        justifyContent="space-between"
        alignItems="center"
        minHeight="row"
        paddingInline="2.5"
      >
        <chakra.a
          href={`${adminPath}/${helpName}`}
          target="_blank"
          rel="noreferrer"
          display="inline-flex"
          alignItems="center"
          minHeight="row"
        >
          Help
        </chakra.a>
        {store.signOut && (
          <chakra.button
            type="button"
            onClick={store.signOut}
            color="fg.muted"
            minHeight="row"
            cursor="pointer"
          >
            Sign out
          </chakra.button>
        )}
      </chakra.div>
    </chakra.div>
  );
}

/** Everything that can be edited: pages, lists, pictures, the business; and the search. */
export function Rail() {
  const [route] = useRoute();
  const fixed = useDeferredSessionState(useStableSelector(fixedPages));
  const changed = useDeferredSessionState((state) => changedFiles(state).join("\n")).split("\n");
  return (
    <>
      <chakra.div padding="3" paddingBottom="2">
        <SiteSearch />
      </chakra.div>
      <chakra.nav
        aria-label="Site"
        tabIndex={-1}
        overflowY="auto"
        paddingInline="3"
        paddingBottom="2"
        flex="1"
        minHeight="0"
        outline="none"
        // Shadows at the ends show that there are more lines.
        css={{
          background: `
            linear-gradient({colors.paper} 30%, transparent) top / 100% 2.5rem local no-repeat,
            linear-gradient(transparent, {colors.paper} 70%) bottom / 100% 2.5rem local no-repeat,
            linear-gradient({colors.glass}, transparent) top / 100% 0.75rem scroll no-repeat,
            linear-gradient(transparent, {colors.glass}) bottom / 100% 0.75rem scroll no-repeat`,
        }}
      >
        <chakra.p textStyle="xs" color="fg.muted" paddingInline="2.5" paddingBottom="1" aria-hidden>
          Pages
        </chakra.p>
        <Group label="Pages" isFirst>
          {fixed.map(({ path, file, label }) => (
            <chakra.li key={path} display="flex">
              <Row
                route={{ kind: "page", path }}
                isCurrent={
                  (route.kind === "page" && route.path === path) ||
                  (route.kind === "entry" && route.file === file)
                }
                isChanged={changed.includes(file)}
              >
                {label}
              </Row>
            </chakra.li>
          ))}
        </Group>
        <Group label="Lists">
          {ofPages.map((folder) => (
            <FolderOfPages key={folder} folder={folder} />
          ))}
          {ofEntries.map((folder) => (
            <FolderOfEntries key={folder} folder={folder} />
          ))}
          <chakra.li display="flex">
            <Row route={{ kind: "pictures" }} isCurrent={route.kind === "pictures"}>
              Pictures
            </Row>
          </chakra.li>
        </Group>
        <Group label={singles[1].label}>
          {business.map(({ file = "", label }) => (
            <chakra.li key={file} display="flex">
              <Row
                route={{ kind: "entry", file }}
                isCurrent={route.kind === "entry" && route.file === file}
                isChanged={changed.includes(file)}
              >
                {label}
              </Row>
            </chakra.li>
          ))}
        </Group>
      </chakra.nav>
      <Foot />
    </>
  );
}
