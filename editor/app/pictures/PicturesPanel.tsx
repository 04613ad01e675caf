import { Badge } from "@chakra-ui/react/badge";
import { Button } from "@chakra-ui/react/button";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { useState } from "react";
import { pluralize } from "../../../src/content/words/wording";
import { outcomeOf } from "../session/changes";
import { useSession, useSessionState } from "../session/SessionContext";
import { FindInput } from "../ui/FindInput";
import { Trash } from "../ui/icons";
import { Panel } from "../ui/Panel";
import { useGoTo } from "../ui/useGoTo";
import { Thumbnail } from "./Thumbnail";
import { nameOfPicture, usePictures, type ListedPicture } from "./usePictures";
import { usesOf, type Use } from "./usesOf";

function PictureRow({ file, label, uses }: ListedPicture & { uses: readonly Use[] }) {
  const { addPicture, dropPicture } = useSession();
  const isSaved = useSessionState(({ savedPictures }) => savedPictures.includes(file));
  const goTo = useGoTo();
  return (
    <chakra.li display="grid" gridTemplateColumns="6rem minmax(0, 1fr)" gap="3" paddingBlock="2">
      <Thumbnail file={file} />
      <div>
        <Text fontWeight={650}>{label}</Text>
        <Text textStyle="xs" color="fg.muted">
          {nameOfPicture(file)}
        </Text>
        {uses.map((use) => (
          <chakra.button
            key={`${use.file} ${use.path.join(".")}`}
            type="button"
            display="block"
            textAlign="start"
            textStyle="xs"
            color="bay"
            textDecoration="underline"
            cursor="pointer"
            minHeight="6"
            onClick={() => goTo(use)}
          >
            {use.label}
          </chakra.button>
        ))}
        {uses.length === 0 && (
          <chakra.div display="flex" alignItems="center" gap="2">
            <Badge>No page shows it</Badge>
            <Button
              size="xs"
              variant="ghost"
              color="problem"
              aria-label={`Delete ${nameOfPicture(file)}`}
              onClick={() => (isSaved ? addPicture(file, undefined) : dropPicture(file))}
            >
              <Trash />
              Delete
            </Button>
          </chakra.div>
        )}
      </div>
    </chakra.li>
  );
}

/** All pictures, each with the places that show it. A picture that no place shows can be deleted. */
export function PicturesPanel() {
  const [words, setWords] = useState("");
  const { all, found, isDeleted } = usePictures(words);
  const files = useSessionState((state) => outcomeOf(state).files);
  const { dropPicture } = useSession();
  const deleted = all.filter(({ file }) => isDeleted(file));
  const rows = found.map((picture) => ({ ...picture, uses: usesOf(picture.file, files) }));
  const unused = rows.filter(({ uses }) => uses.length === 0);
  return (
    <Panel
      listName="pictures"
      title="Pictures"
      note={`${pluralize(found.length, "picture")}${unused.length > 0 ? `, ${unused.length} of them on no page` : ""}. To add one, open the place that should show it.`}
    >
      <FindInput label="Find a picture" value={words} onType={setWords} />
      {deleted.map(({ file }) => (
        <Text key={file} role="status" textStyle="xs" marginTop="2">
          {nameOfPicture(file)} is deleted when you save.{" "}
          <Button size="xs" variant="outline" onClick={() => dropPicture(file)}>
            Keep it
          </Button>
        </Text>
      ))}
      <chakra.ul listStyleType="none" marginTop="3" aria-label="Pictures">
        {[...unused, ...rows.filter(({ uses }) => uses.length > 0)].map((row) => (
          <PictureRow key={row.file} {...row} />
        ))}
      </chakra.ul>
    </Panel>
  );
}
