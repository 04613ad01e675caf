import { socialImageSize } from "../../../src/seo/addresses";
import { palette } from "../../../src/theme/palette";

/** The words below the photograph. */
export type SocialImageWords = { title: string; name: string; phone: string; license: string };

/** The height of the photograph, in pixels; the words are below it. */
export const photographHeight = 372;

/**
 * The font size of a title in pixels, for at most three lines. A title has at most 90 characters; on the home
 * page, 160.
 */
const titleSize = ({ length }: string) => (length <= 60 ? 58 : length <= 90 ? 46 : 36);

// The mark is an element, not a component: the key of the cached image is the JSON of all elements, which
// would not contain what a component draws.
const mark = (
  <svg width={44} height={36} fill="none" strokeWidth={3.2}>
    <path d="M1.5 21.5 16 6.5 42.5 21.5" stroke={palette.white} />
    <path d="M28.6 3.6h5v11.2l-5-2.8z" fill={palette.white} />
    <path
      d="M2 30.5c3.4-4 6.6-4 10 0s6.6 4 10 0 6.6-4 10 0 6.6 4 10 0"
      stroke={palette.amber}
      strokeWidth={2.6}
    />
  </svg>
);

/** The image without the photograph. satori draws it, and https://github.com/vercel/satori lists its CSS. */
export const SocialImage = ({ title, name, phone, license }: SocialImageWords) => (
  <div
    style={{
      display: "flex",
      flexDirection: "column",
      boxSizing: "border-box",
      width: "100%",
      height: socialImageSize.height - photographHeight,
      marginTop: photographHeight,
      padding: "0 60px 24px",
      borderTop: `6px solid ${palette.brick}`,
      background: palette.bayDeep,
      color: palette.white,
      fontFamily: "Bitter",
    }}
  >
    <div style={{ display: "flex", flexGrow: 1, alignItems: "center" }}>
      <div
        style={{
          fontSize: titleSize(title),
          lineHeight: 1.14,
          textWrap: "balance",
          wordBreak: "break-word",
        }}
      >
        {title}
      </div>
    </div>
    <div style={{ display: "flex", alignItems: "center" }}>
      {mark}
      <div style={{ flexGrow: 1, marginLeft: 14, fontSize: 28 }}>{name}</div>
      <div style={{ color: palette.bayPale, fontFamily: "Public Sans", fontSize: 26 }}>
        {`${phone} · ${license}`}
      </div>
    </div>
  </div>
);
