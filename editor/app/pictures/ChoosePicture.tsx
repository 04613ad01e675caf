import { Button, CloseButton } from "@chakra-ui/react/button";
import { Dialog } from "@chakra-ui/react/dialog";
import { Portal } from "@chakra-ui/react/portal";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { acceptedTypes } from "../../../src/content/pictures/upload";
import { pluralize } from "../../../src/content/words/wording";
import { outcomeOf } from "../session/changes";
import { useSessionState } from "../session/SessionContext";
import { FindInput } from "../ui/FindInput";
import { Problem, Upload } from "../ui/icons";
import { PictureChoices } from "./PictureChoices";
import { PictureDetails } from "./PictureDetails";
import { usePictures } from "./usePictures";
import { useUpload } from "./useUpload";
import { usesOf } from "./usesOf";

type Props = {
  /** The picture that the place shows now, with the description at that place. */
  current: { file: string; alt: string } | undefined;
  /** The place, in the words of the forms: "Service page “Decks” › Top of the page". */
  place: string;
  onChoose: (picture: { file: string; alt: string }) => void;
  onClose: () => void;
};

const describeIt = "Write what the picture shows, for visitors who cannot see it.";

/** A dialog with all pictures. A new picture needs its description before it is used. */
export function ChoosePicture({ current, place, onChoose, onClose }: Props) {
  const [words, setWords] = useState("");
  const [chosen, setChosen] = useState(current?.file);
  const [typed, setTyped] = useState<string>();
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const [lacksWords, setLacksWords] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const description = useRef<HTMLTextAreaElement>(null);
  const { all, found, isNew } = usePictures(words);
  const upload = useUpload();
  const content = useSessionState((state) => outcomeOf(state).files);
  const own = chosen !== undefined && chosen === current?.file ? current.alt : undefined;
  const known = all.find(({ file }) => file === chosen)?.description;
  const alt = typed ?? (own || known) ?? "";

  function choose(file: string): void {
    setChosen(file);
    setTyped(undefined);
    setLacksWords(false);
    setRefusals([]);
  }

  /** The number of times that somebody has chosen or described a picture. */
  const answers = useRef(0);

  /** Adds files one after the other, because the preparation of a picture needs much memory. */
  async function add(chosenFiles: readonly File[]): Promise<void> {
    const problems: string[] = [];
    const answersBefore = answers.current;
    let last: string | undefined;
    for (const file of chosenFiles) {
      const added = await upload(file);
      if ("problem" in added) problems.push(added.problem);
      else last = added.file;
    }
    // Many pictures take a while. What somebody has chosen or typed meanwhile stays.
    if (last !== undefined && answers.current === answersBefore) {
      const added = last;
      // The next lines focus the description's field, so React must draw the field at once.
      flushSync(() => {
        setWords("");
        choose(added);
      });
      description.current?.focus();
    }
    setRefusals(problems);
  }

  function use(): void {
    if (chosen === undefined) return;
    if (alt.trim() !== "") return onChoose({ file: chosen, alt: alt.trim() });
    description.current?.focus();
    setLacksWords(true);
  }

  return (
    <Dialog.Root
      open
      size={{ mdDown: "full", md: "xl" }}
      scrollBehavior="inside"
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content
            onDragOver={(event) => {
              if (event.dataTransfer.types.includes("Files")) event.preventDefault();
            }}
            onDrop={(event) => {
              const { files } = event.dataTransfer;
              // A dropped text goes into the field below the pointer.
              if (files.length === 0) return;
              event.preventDefault();
              void add([...files]);
            }}
            onPaste={(event) => {
              const { files, types } = event.clipboardData;
              // Office programs add a picture of a copied text to the text.
              if (files.length === 0 || types.includes("text/plain")) return;
              event.preventDefault();
              void add([...files]);
            }}
          >
            <Dialog.Header display="block">
              <Dialog.Title>Choose a picture</Dialog.Title>
              <Text textStyle="xs" color="fg.muted">
                For {place}. Use a photo 1600 pixels wide or more. You can also drop or paste a
                picture here.
              </Text>
            </Dialog.Header>
            <Dialog.Body
              display="grid"
              gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 1fr) 16rem" }}
              alignItems="start"
              gap="5"
            >
              <chakra.div minWidth="0" order={{ base: 2, md: 0 }}>
                <chakra.div display="flex" gap="2" marginBottom="3">
                  <FindInput label="Find a picture" value={words} onType={setWords} flex="1" />
                  <Button variant="outline" onClick={() => input.current?.click()}>
                    <Upload />
                    Upload
                  </Button>
                  <input
                    ref={input}
                    type="file"
                    hidden
                    multiple
                    accept={acceptedTypes}
                    aria-label="Upload a picture"
                    onChange={({ target }) => {
                      void add([...(target.files ?? [])]).then(() => {
                        target.value = "";
                      });
                    }}
                  />
                </chakra.div>
                <PictureChoices
                  pictures={found}
                  chosen={chosen}
                  onChoose={(file) => {
                    answers.current++;
                    choose(file);
                  }}
                />
                <Text textStyle="xs" color="fg.muted" marginTop="3" role="status">
                  {found.length === 0 ? "No pictures" : pluralize(found.length, "picture")}
                </Text>
              </chakra.div>
              {chosen !== undefined && (
                <PictureDetails
                  file={chosen}
                  isNew={isNew(chosen)}
                  description={alt}
                  problem={lacksWords && alt.trim() === "" ? describeIt : undefined}
                  uses={usesOf(chosen, content)}
                  onDescribe={(text) => {
                    answers.current++;
                    setTyped(text);
                  }}
                  inputRef={description}
                />
              )}
            </Dialog.Body>
            <Dialog.Footer flexWrap="wrap">
              {refusals.length > 0 && (
                <chakra.div role="alert" flex="1" minWidth="12rem">
                  {refusals.map((sentence) => (
                    <Text
                      key={sentence}
                      color="problem"
                      textStyle="xs"
                      fontWeight={600}
                      display="flex"
                      gap="2"
                    >
                      <Problem />
                      {sentence}
                    </Text>
                  ))}
                </chakra.div>
              )}
              <Button variant="outline" onClick={onClose}>
                Cancel
              </Button>
              <Button aria-disabled={chosen === undefined || undefined} onClick={use}>
                Use this picture
              </Button>
            </Dialog.Footer>
            <Dialog.CloseTrigger asChild>
              <CloseButton />
            </Dialog.CloseTrigger>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
