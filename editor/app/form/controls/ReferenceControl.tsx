import { Link } from "@chakra-ui/react/link";
import { folders } from "../../../../src/content/schema/folders";
import { metaOf, valueAt } from "../../../../src/content/schema/schemaParts";
import { uncapitalized, withArticle } from "../../../../src/content/words/wording";
import { hrefOf } from "../../routes";
import { entriesOf } from "../../lists/entriesOf";
import { contentIn } from "../../session/edits";
import { useSessionState } from "../../session/SessionContext";
import type { ControlProps } from "../fieldProps";
import { useFile } from "../FormContext";
import { NativeChoice } from "./NativeChoice";
import { stepsOf } from "../../ui/uiState";

const none: readonly unknown[] = [];

/** All items of the list that a value is in; none outside a list. */
function useSiblings(path: string): readonly unknown[] {
  const file = useFile();
  return useSessionState((state) => {
    const around: unknown = valueAt(contentIn(state, file), stepsOf(path).slice(0, -1));
    return Array.isArray(around) ? around : none;
  });
}

/** A choice of another entry by its name, without the entries that the same list already has. */
export function ReferenceControl(props: ControlProps) {
  const { schema, value } = props;
  const { to = "testimonials" } = metaOf(schema);
  const entries = useSessionState((state) => entriesOf(state, to));
  const others = useSiblings(props.path);
  const options = entries
    .filter(({ slug }) => slug === value || !others.includes(slug))
    .map(({ slug, display }) => ({ value: slug, label: display }));
  const chosen = entries.find(({ slug }) => slug === value);
  return (
    <>
      <NativeChoice
        {...props}
        options={options}
        prompt={`Choose ${withArticle(uncapitalized(folders[to].singular))}`}
      />
      {chosen && (
        <Link href={hrefOf({ kind: "entry", file: chosen.file })} textStyle="xs" color="bay">
          Open {chosen.name}
        </Link>
      )}
    </>
  );
}
