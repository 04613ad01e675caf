import { isLoading, type Cms, type GetAsset } from "../cms";

type Props = {
  value?: string;
  field: unknown;
  getAsset: GetAsset;
};

/** The part of Decap CMS's picture field that is built upon here: a React component. */
type PictureField = {
  readonly props: Props;
  renderImages: () => unknown;
  forceUpdate: () => void;
  componentWillUnmount(): void;
};

const pauseMs = 200;

/**
 * Shows the picture of a picture field. Decap CMS asks for it once, gets an empty one because the
 * picture has still to be loaded, and does not ask again until something is typed.
 */
export function registerPictureField(cms: Cms): void {
  const widget = cms.getWidget("image");
  const Field = widget.control as new (props: Props) => PictureField;

  class ShownPicture extends Field {
    private timer = 0;

    override renderImages = () => {
      const { value, field, getAsset } = this.props;
      const asset = getAsset(value ?? "", field);
      window.clearTimeout(this.timer);
      if (isLoading(asset)) this.timer = window.setTimeout(() => this.forceUpdate(), pauseMs);
      return h("img", { className: "picture", alt: "", src: asset.toString() });
    };

    override componentWillUnmount(): void {
      window.clearTimeout(this.timer);
      super.componentWillUnmount();
    }
  }
  cms.registerWidget("image", ShownPicture, widget.preview, widget.schema);
}
