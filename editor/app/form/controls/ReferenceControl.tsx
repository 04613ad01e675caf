import { Link } from "@chakra-ui/react/link";
import type { Folder } from "../../../../src/content/schema/fields";
import { folders } from "../../../../src/content/schema/folders";
import { metaOf, valueAt } from "../../../../src/content/schema/schemaParts";
import { pluralize, uncapitalized, withArticle } from "../../../../src/content/words/wording";
import { hrefOf } from "../../routes";
import { entriesOf, nameIn, type ListedEntry } from "../../lists/entriesOf";
import { contentIn } from "../../session/openEntry";
import { useDeferredSessionState, useSession, useSessionState } from "../../session/SessionContext";
import type { ControlProps } from "../fieldProps";
import { useFile } from "../FormContext";
import { NativeChoice } from "./NativeChoice";
import { stepsOf, useUi } from "../../ui/uiState";

const none: readonly unknown[] = [];

/** All items of the list that a value is in; none outside a list. */
function useSiblings(path: string): readonly unknown[] {
  const file = useFile();
  return useSessionState((state) => {
    const around: unknown = valueAt(contentIn(state, file), stepsOf(path).slice(0, -1));
    return Array.isArray(around) ? around : none;
  });
}

/** The words of the link to a chosen entry: "Change these 9 questions", "Open Karen M." */
function linkWords(to: Folder, { name, content }: ListedEntry): string {
  const items = valueAt(content, ["items"]);
  if (to !== "faqs" || !Array.isArray(items)) return `Open ${name}`;
  return items.length === 1
    ? "Change this question"
    : `Change these ${pluralize(items.length, "question")}`;
}

/**
 * A choice of an entry by its name. Entries that do not fit, or that the list already names, are left out.
 */
export function ReferenceControl(props: ControlProps) {
  const { schema, value } = props;
  const { to = "testimonials", fits } = metaOf(schema);
  const entries = useDeferredSessionState((state) => entriesOf(state, to));
  const others = useSiblings(props.path);
  const session = useSession();
  const ui = useUi();
  const file = useFile();
  const own = useSessionState((state) => (fits ? contentIn(state, file) : undefined));
  const options = entries
    .filter(
      ({ slug, content }) =>
        slug === value || (!others.includes(slug) && (!fits || fits(content, own))),
    )
    .map(({ slug, display }) => ({ value: slug, label: display }));
  const singular = uncapitalized(folders[to].singular);
  const chosen = entries.find(({ slug }) => slug === value);
  return (
    <>
      <NativeChoice
        {...props}
        options={options}
        prompt={options.length > 0 ? `Choose ${withArticle(singular)}` : `No ${singular} fits yet`}
      />
      {chosen && (
        <Link
          href={hrefOf({ kind: "entry", file: chosen.file })}
          onClick={() =>
            ui.setState({
              openedFrom: {
                file: chosen.file,
                href: hrefOf({ kind: "entry", file }),
                label: nameIn(session.state.getState(), file),
              },
            })
          }
          textStyle="xs"
          color="bay"
        >
          {linkWords(to, chosen)}
        </Link>
      )}
    </>
  );
}
