import { Link } from "@chakra-ui/react/link";
import { folders } from "../../../../src/content/folders";
import { metaOf } from "../../../../src/content/schemaParts";
import { uncapitalized, withArticle } from "../../../../src/content/wording";
import { hrefOf } from "../../routes";
import { entriesOf } from "../../lists/entriesOf";
import { useSessionState } from "../../session/SessionContext";
import type { ControlProps } from "../fieldProps";
import { NativeChoice } from "./NativeChoice";

/** Another entry, by its name. */
export function ReferenceControl(props: ControlProps) {
  const { schema, value } = props;
  const { to = "testimonials" } = metaOf(schema);
  const entries = useSessionState((state) => entriesOf(state, to));
  const options = entries.map(({ slug, display }) => ({ value: slug, label: display }));
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
