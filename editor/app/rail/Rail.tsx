import { chakra } from "@chakra-ui/react/styled-system";
import { Badge } from "@chakra-ui/react/badge";
import { useState, type ReactNode } from "react";
import { folders, singles } from "../../../src/content/editor/collectionViews";
import type { Folder } from "../../../src/content/fields";
import { contentTypes } from "../../../src/content/model/contentTypes";
import { changedFiles, provisionalFile } from "../session/changes";
import { useSession, useSessionState } from "../session/SessionContext";
import { entriesOf } from "../lists/entriesOf";
import { pagesOf } from "../lists/pagesOf";
import { hrefOf, useRoute, type Route } from "../routes";
import { ChevronDown, ChevronRight, Plus } from "../ui/icons";
import { useUi } from "../ui/uiState";

type RowProps = {
  route: Route;
  isCurrent: boolean;
  isChanged?: boolean;
  children: ReactNode;
  indent?: boolean;
};

function Row({ route, isCurrent, isChanged = false, children, indent = false }: RowProps) {
  return (
    <chakra.a
      href={hrefOf(route)}
      aria-current={isCurrent ? "page" : undefined}
      display="flex"
      alignItems="center"
      gap="2"
      flex="1"
      minWidth="0"
      minHeight="row"
      paddingInline="2"
      paddingInlineStart={indent ? "5" : "2"}
      borderRadius="l1"
      background={isCurrent ? "glass" : undefined}
      fontWeight={isCurrent ? 650 : undefined}
      _hover={{ background: isCurrent ? "glass" : "canvas" }}
      focusVisibleRing="outside"
    >
      <chakra.span flex="1">{children}</chakra.span>
      {isChanged && (
        <chakra.span
          role="img"
          aria-label="not saved yet"
          width="0.5rem"
          height="0.5rem"
          borderRadius="full"
          background="stars"
        />
      )}
    </chakra.a>
  );
}

/** Starts a new entry of a folder, and opens its form. */
function useNewEntry(): (folder: Folder) => void {
  const session = useSession();
  const [, navigate] = useRoute();
  const ui = useUi();
  return (folder) => {
    const file = provisionalFile(folder, session.state.getState());
    session.edit({ kind: "whole", file, content: {} });
    ui.setState({ tab: "form", isRailOpen: false, page: undefined });
    navigate({ kind: "entry", file });
  };
}

function NewButton({ folder }: { folder: Folder }) {
  const start = useNewEntry();
  const { singular } = folders[folder];
  return (
    <chakra.button
      type="button"
      onClick={() => start(folder)}
      aria-label={`New ${singular.toLowerCase()}`}
      display="inline-flex"
      alignItems="center"
      gap="1"
      minHeight="row"
      paddingInline="1.5"
      textStyle="xs"
      color="bay"
      fontWeight={600}
      cursor="pointer"
      borderRadius="l1"
      _hover={{ background: "canvas" }}
      focusVisibleRing="outside"
    >
      <Plus />
      New
    </chakra.button>
  );
}

/** A folder whose entries are pages: they open below its name. */
function FolderOfPages({ folder }: { folder: Folder }) {
  const [route] = useRoute();
  const entries = useSessionState((state) => entriesOf(state, folder));
  const isInside = route.kind === "entry" && route.file.startsWith(`${folder}/`);
  const [isOpen, setOpen] = useState(isInside);
  const { label } = folders[folder];
  return (
    <li>
      <chakra.div display="flex" alignItems="center">
        <chakra.button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          display="flex"
          alignItems="center"
          gap="1"
          flex="1"
          minHeight="row"
          paddingInline="2"
          textAlign="start"
          borderRadius="l1"
          cursor="pointer"
          _hover={{ background: "canvas" }}
          focusVisibleRing="outside"
        >
          {label}
          {isOpen ? <ChevronDown /> : <ChevronRight />}
        </chakra.button>
        <NewButton folder={folder} />
      </chakra.div>
      {isOpen && (
        <ul>
          {entries.map(({ file, name, isChanged }) => (
            <li key={file}>
              <Row
                route={{ kind: "entry", file }}
                isCurrent={route.kind === "entry" && route.file === file}
                isChanged={isChanged}
                indent
              >
                {name}
              </Row>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** A folder whose entries appear on pages: its list opens beside the page. */
function FolderOfEntries({ folder }: { folder: Folder }) {
  const [route] = useRoute();
  const isChanged = useSessionState((state) =>
    entriesOf(state, folder).some((entry) => entry.isChanged),
  );
  const isCurrent =
    (route.kind === "list" && route.collection === folder) ||
    (route.kind === "entry" && route.file.startsWith(`${folder}/`));
  return (
    <chakra.li display="flex" alignItems="center">
      <Row route={{ kind: "list", collection: folder }} isCurrent={isCurrent} isChanged={isChanged}>
        {folders[folder].label}
      </Row>
      {folder !== "faqs" && <NewButton folder={folder} />}
    </chakra.li>
  );
}

const business = contentTypes.filter(({ file }) => file !== undefined && singles[1].holds(file));
const templated = contentTypes.flatMap(({ folder, template }) =>
  folder && template ? [folder] : [],
);
const listed = contentTypes.flatMap(({ folder, template }) =>
  folder && !template ? [folder] : [],
);

const group = (label: string, children: ReactNode) => (
  <chakra.ul
    aria-label={label}
    listStyleType="none"
    paddingBlock="2"
    borderTopWidth="1px"
    borderColor="rule"
  >
    {children}
  </chakra.ul>
);

/** Everything that can be edited: pages, lists, pictures, the business. */
export function Rail() {
  const [route] = useRoute();
  const pages = useSessionState(pagesOf);
  const changed = useSessionState((state) => changedFiles(state).join("\n")).split("\n");
  const openPoints = useSessionState(({ status }) =>
    status && "openPoints" in status ? (status.openPoints?.length ?? 0) : 0,
  );
  const fixed = pages.filter(({ file }) => !templated.some((each) => file.startsWith(`${each}/`)));
  return (
    <chakra.nav aria-label="Site" overflowY="auto" padding="3" flex="1">
      <chakra.ul aria-label="Pages" listStyleType="none" paddingBottom="2">
        {fixed.map(({ path, file, label }) => (
          <li key={path}>
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
          </li>
        ))}
      </chakra.ul>
      {group(
        "Lists",
        <>
          {templated.map((folder) => (
            <FolderOfPages key={folder} folder={folder} />
          ))}
          {listed.map((folder) => (
            <FolderOfEntries key={folder} folder={folder} />
          ))}
          <li>
            <Row route={{ kind: "pictures" }} isCurrent={route.kind === "pictures"}>
              Pictures
            </Row>
          </li>
        </>,
      )}
      {group(
        singles[1].label,
        business.map(({ file = "", label }) => (
          <li key={file}>
            <Row
              route={{ kind: "entry", file }}
              isCurrent={route.kind === "entry" && route.file === file}
              isChanged={changed.includes(file)}
            >
              {label}
            </Row>
          </li>
        )),
      )}
      {group(
        "More",
        <>
          {openPoints > 0 && (
            <li>
              <Row route={{ kind: "launch" }} isCurrent={route.kind === "launch"}>
                To do before launch <Badge>{openPoints}</Badge>
              </Row>
            </li>
          )}
          <chakra.li minHeight="row" paddingInline="2">
            <a href="help.html" target="_blank" rel="noreferrer">
              Help
            </a>
          </chakra.li>
        </>,
      )}
    </chakra.nav>
  );
}
