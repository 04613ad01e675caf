import { Menu } from "@chakra-ui/react/menu";
import { memo, useState } from "react";
import { contentTypeOf, type ContentType } from "../../../src/content/model/contentTypes";
import { listed } from "../../../src/content/model/listed";
import { isHidden } from "../../../src/content/pages/hidden";
import { pagesShowing } from "../../../src/content/pages/sitePages";
import { fileOfIssue } from "../../../src/content/check/issue";
import { capitalized, pluralize } from "../../../src/content/words/wording";
import { SaveMessage } from "../bar/SaveMessage";
import { DeleteEntry } from "../lists/DeleteEntry";
import { nameIn } from "../lists/entriesOf";
import { useEntries } from "../lists/useEntries";
import { isChosenByPages } from "../lists/whereShown";
import { WhereVisitorsSeeIt } from "../lists/WhereVisitorsSeeIt";
import { outcomeOf } from "../session/changes";
import { contentIn } from "../session/openEntry";
import { useDeferredSessionState, useSessionState } from "../session/SessionContext";
import { hrefOf } from "../routes";
import { useUiState } from "../ui/uiState";
import { DotsMenu } from "../ui/DotsMenu";
import { Panel } from "../ui/Panel";
import { Form } from "./Form";
import { OldAddress } from "./OldAddress";
import { asSentence } from "./sentenceInForm";
import { StillToFill } from "./StillToFill";

/** The menu to copy or delete an entry. `memo` keeps React from drawing the menu again on every keystroke. */
const EntryMenu = memo(function EntryMenu({ file }: { file: string }) {
  const { startCopy } = useEntries();
  const [isAsking, setAsking] = useState(false);
  const { folder } = contentTypeOf(file) ?? {};
  if (!folder) return null;
  return (
    <>
      <DotsMenu label="More">
        <Menu.Item value="copy" onClick={() => startCopy(file)}>
          Make a copy
        </Menu.Item>
        <Menu.Item value="delete" color="problem" onClick={() => setAsking(true)}>
          Delete
        </Menu.Item>
      </DotsMenu>
      {isAsking && <DeleteEntry file={file} onClose={() => setAsking(false)} />}
    </>
  );
});

/** The line below the title: "Testimonial, shown on 2 pages". */
function noteOf({ folder, template }: ContentType, isHidden: boolean, pages: number) {
  if (!folder) return undefined;
  const label = capitalized(listed[folder].singular);
  if (isHidden) return `${label}, hidden from visitors`;
  // An entry with its own page needs no count. The list below the form names the pages that lead there.
  return template === undefined ? `${label}, shown on ${pluralize(pages, "page")}` : label;
}

/** The form of an entry, with its name and its actions. */
export function EntryPanel({ file }: { file: string }) {
  const isThere = useSessionState((state) => contentIn(state, file) !== undefined);
  const problem = useSessionState(
    ({ unreadable }) => unreadable.find((issue) => fileOfIssue(issue) === file)?.message,
  );
  const isHiddenNow = useSessionState((state) => isHidden(contentIn(state, file)));
  const type = contentTypeOf(file);
  const formId = useUiState(({ earlierFiles }) => earlierFiles[file] ?? file);
  const title = useSessionState((state) => nameIn(state, file));
  const openedFrom = useUiState((state) => state.openedFrom);
  const count = useDeferredSessionState((state) => {
    const { files, names } = outcomeOf(state);
    return pagesShowing(names.get(file) ?? file, files).length;
  });
  const folder = type?.folder;
  const isList = folder !== undefined && type?.template === undefined;
  const list = isList
    ? { href: hrefOf({ kind: "list", collection: folder }), label: listed[folder].label }
    : undefined;
  if (!type || !isThere)
    return (
      <Panel title={problem === undefined ? "Not there" : "Cannot be read"} back={list}>
        {problem === undefined
          ? "This is not there any more. It may have been deleted or renamed."
          : `Somebody has to mend the file data/${file}. ${asSentence(problem)}`}
      </Panel>
    );
  return (
    <Panel
      key={formId}
      title={title}
      note={noteOf(type, isHiddenNow, count)}
      back={openedFrom?.file === file ? openedFrom : list}
      notice={
        <>
          <SaveMessage file={file} />
          <StillToFill file={file} />
          <OldAddress file={file} />
        </>
      }
      tools={<EntryMenu file={file} />}
    >
      <Form file={file} />
      {folder && isChosenByPages(folder) && <WhereVisitorsSeeIt folder={folder} file={file} />}
    </Panel>
  );
}
