import { pagesShowing } from "../../../src/content/sitePages";
import type { Cms } from "../cms";
import { openFile } from "../currentEntry";
import type { SavedContent } from "../content";

type Props = { value?: boolean };

const names = new Intl.ListFormat("en-US");

/** The switch that takes an entry off the site. It names the pages of the entry. */
export function registerOffSiteField(cms: Cms, content: SavedContent): void {
  const { control: Switch } = cms.getWidget<Props, unknown, { pages: string }>("boolean");

  class OffSite extends Switch {
    override state = { pages: "" };

    override componentDidMount(): void {
      const file = openFile();
      if (file === undefined) return;
      content.whenRead((files) => {
        const pages = pagesShowing(file, files);
        this.setState({ pages: names.format(pages.map(({ label }) => label)) });
      });
    }

    override render(): unknown {
      const { pages } = this.state;
      const words = this.props.value ? `Hidden on ${pages}.` : `Shown on ${pages}.`;
      return h(
        "div",
        {},
        super.render(),
        pages !== "" && h("p", { className: "field-note" }, words),
      );
    }
  }
  cms.registerWidget("offSite", OffSite);
}
