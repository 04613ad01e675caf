import { entryOf } from "../../../src/content/check/entry";
import { numberedPicture } from "../../../src/content/check/hotspots";
import { contentTypeOf } from "../../../src/content/model/contentTypes";
import type { Cms, CmsEntry, GetAsset } from "../cms";
import { contentOf, fileOf } from "../content";
import { addressFinder } from "./shownPicture";

type Props = {
  value?: string;
  getAsset: GetAsset;
  getEntry: () => CmsEntry;
};

/** The picture of an entry that has numbers on it. */
function numberedPictureIn(entry: CmsEntry): string | undefined {
  const file = fileOf(entry);
  const type = contentTypeOf(file);
  return type && numberedPicture(entryOf(file, type, contentOf(entry)));
}

/** Shows the picture in a picture field. Once it was replaced, asks to check what belongs to it. */
export function registerPictureField(cms: Cms): void {
  const { control: PictureField } = cms.getWidget<Props, { renderImages: () => unknown }>("image");

  class ShownPicture extends PictureField {
    private readonly addressOf = addressFinder(() => this.forceUpdate());
    private readonly first = this.props.value;

    override renderImages = () => {
      const { value = "", getAsset, getEntry } = this.props;
      const src = this.addressOf(getAsset, value);
      const isOther = this.first && this.first !== value;
      const asks = isOther ? ["Check that the description still says what the picture shows."] : [];
      if (isOther && numberedPictureIn(getEntry()) === value)
        asks.push(
          "There are numbers on this picture. Check on the page that each is still in the right place.",
        );
      return h(
        "div",
        {},
        h("img", { className: "picture", alt: "", src }),
        h("p", { className: "field-note", role: "status" }, asks.join(" ")),
      );
    };
  }
  cms.registerWidget("image", ShownPicture);
}
