import { Button } from "@chakra-ui/react/button";
import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { ChoosePicture } from "../../pictures/ChoosePicture";
import { usePictureUrl } from "../../pictures/usePictureUrl";
import { Picture } from "../../ui/icons";
import type { ControlProps } from "../fieldProps";
import { fieldId, useChange } from "../FormContext";
import { stepsOf } from "../../ui/uiState";

/** A picture, and the way to another one. */
export function PictureControl({ path, value, describedBy }: ControlProps) {
  const change = useChange();
  const [isChoosing, setChoosing] = useState(false);
  const file = typeof value === "string" && value !== "" ? value : undefined;
  const url = usePictureUrl(file, "full");
  const group = stepsOf(path).slice(0, -1);
  return (
    <>
      {url !== undefined && (
        <chakra.img
          src={url}
          alt=""
          width="100%"
          maxHeight="14rem"
          objectFit="cover"
          borderRadius="l2"
        />
      )}
      <Button
        id={fieldId(path)}
        variant="outline"
        size="sm"
        onClick={() => setChoosing(true)}
        aria-describedby={describedBy}
      >
        <Picture />
        {file === undefined ? "Choose a picture" : "Choose another picture"}
      </Button>
      {isChoosing && (
        <ChoosePicture
          chosen={file}
          onClose={() => setChoosing(false)}
          onChoose={(picture) => {
            const set = (field: string, value: unknown) =>
              ({ kind: "set", path: [...group, field], value }) as const;
            change(set("file", picture.file), set("alt", picture.alt), set("focus", undefined));
            setChoosing(false);
          }}
        />
      )}
    </>
  );
}
