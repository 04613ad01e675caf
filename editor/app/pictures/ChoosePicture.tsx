import { Button } from "@chakra-ui/react/button";
import { CloseButton } from "@chakra-ui/react/button";
import { Dialog } from "@chakra-ui/react/dialog";
import { Field } from "@chakra-ui/react/field";
import { Input } from "@chakra-ui/react/input";
import { Portal } from "@chakra-ui/react/portal";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { Textarea } from "@chakra-ui/react/textarea";
import { useRef, useState } from "react";
import { acceptedTypes, pictureName } from "../../../src/content/editor/upload";
import { asTyped, pluralize } from "../../../src/content/wording";
import { outcomeOf } from "../session/changes";
import { useSession, useSessionState } from "../session/SessionContext";
import { Problem, Upload } from "../ui/icons";
import { descriptionsIn } from "./descriptions";
import { Thumbnail } from "./Thumbnail";
import { usePictureUrl } from "./usePictureUrl";

const nameOf = (file: string) => file.replace(/^images\//, "");

type Props = {
  chosen: string | undefined;
  onChoose: (picture: { file: string; alt: string }) => void;
  onClose: () => void;
};

/** A dialog with all pictures. A new picture needs its description before it is used. */
export function ChoosePicture({ chosen: current, onChoose, onClose }: Props) {
  const session = useSession();
  const saved = useSessionState(({ savedPictures }) => savedPictures);
  const added = useSessionState(({ pictures }) => pictures);
  const files = useSessionState((state) => outcomeOf(state).files);
  const [words, setWords] = useState("");
  const [chosen, setChosen] = useState(current);
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const description = useRef<HTMLTextAreaElement>(null);
  const url = usePictureUrl(chosen, "full");

  const known = descriptionsIn(files);
  const isDeleted = (file: string) => added.has(file) && added.get(file) === undefined;
  const own = [...added.keys()].filter((file) => !saved.includes(file)).reverse();
  const all = [...own, ...saved].filter((file) => !isDeleted(file));
  const found = all.filter((file) =>
    [nameOf(file), known.get(file) ?? ""].some((each) => asTyped(each).includes(asTyped(words))),
  );
  const alt = typed ?? (chosen === undefined ? "" : (known.get(chosen) ?? ""));

  function choose(file: string): void {
    setChosen(file);
    setTyped(undefined);
  }

  async function upload(file: File): Promise<void> {
    try {
      const prepared = await session.store.preparePicture(file);
      const taken = new Set(all.map(nameOf));
      const name = `images/${pictureName(prepared.name, taken)}`;
      session.addPicture(name, prepared);
      setProblem(undefined);
      setWords("");
      choose(name);
      description.current?.focus();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }

  function use(): void {
    if (chosen === undefined) return;
    if (alt.trim() === "") {
      description.current?.focus();
      return setProblem("Write what the picture shows, for visitors who cannot see it.");
    }
    onChoose({ file: chosen, alt: alt.trim() });
  }

  return (
    <Dialog.Root
      open
      size="xl"
      scrollBehavior="inside"
      onOpenChange={({ open }) => !open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title>Choose a picture</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body
              display="grid"
              gridTemplateColumns={{ base: "1fr", md: "1fr 16rem" }}
              gap="5"
            >
              <chakra.div minWidth="0">
                <chakra.div display="flex" gap="2" marginBottom="3">
                  <Input
                    type="search"
                    aria-label="Find a picture"
                    placeholder="Find a picture"
                    value={words}
                    onChange={({ target }) => setWords(target.value)}
                  />
                  <Button variant="outline" onClick={() => input.current?.click()}>
                    <Upload />
                    Upload
                  </Button>
                  <input
                    ref={input}
                    type="file"
                    hidden
                    accept={acceptedTypes}
                    aria-label="Upload a picture"
                    onChange={({ target }) => {
                      const [file] = target.files ?? [];
                      if (file) void upload(file);
                      target.value = "";
                    }}
                  />
                </chakra.div>
                <chakra.ul
                  display="grid"
                  gridTemplateColumns="repeat(auto-fill, minmax(8rem, 1fr))"
                  gap="3"
                  listStyleType="none"
                  aria-label="Pictures"
                >
                  {found.map((file) => (
                    <li key={file}>
                      <Thumbnail
                        file={file}
                        label={known.get(file) ?? nameOf(file)}
                        isChosen={file === chosen}
                        onChoose={() => choose(file)}
                      />
                    </li>
                  ))}
                </chakra.ul>
                <Text textStyle="xs" color="fg.muted" marginTop="3" role="status">
                  {pluralize(found.length, "picture")}
                </Text>
              </chakra.div>
              {chosen !== undefined && (
                <chakra.div background="sand" borderRadius="l2" padding="3" alignSelf="start">
                  {url !== undefined && (
                    <chakra.img src={url} alt="" width="100%" borderRadius="l2" />
                  )}
                  <Text fontWeight={650} marginBlock="2">
                    {nameOf(chosen)}
                  </Text>
                  <Field.Root>
                    <Field.Label>Description</Field.Label>
                    <Textarea
                      ref={description}
                      rows={3}
                      background="paper"
                      value={alt}
                      onChange={({ target }) => setTyped(target.value)}
                    />
                    <Field.HelperText>
                      What the picture shows, for visitors who cannot see it.
                    </Field.HelperText>
                  </Field.Root>
                </chakra.div>
              )}
            </Dialog.Body>
            <Dialog.Footer flexWrap="wrap">
              {problem !== undefined && (
                <Text role="alert" color="problem" display="flex" gap="2" flex="1">
                  <Problem />
                  {problem}
                </Text>
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
