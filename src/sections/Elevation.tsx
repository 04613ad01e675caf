import { chakra, type SystemStyleObject } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { drawings } from "../content/model/blocks";

type Name = (typeof drawings)[number];
type Props = { drawing: string; css?: SystemStyleObject };

/** `count` lines of path data, each made from its position in the row. */
const rows = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join("");

/** The clapboards of a house wall seen from the side. */
const houseWall = (
  <>
    <path className="thin" opacity=".55" d={rows(20, (index) => `M8 ${23 + index * 9}H78`)} />
    <path d="M8 8V206M78 6V206" />
  </>
);

const ground = <path d="M0 206H340" />;

/** A dimension line below the ground, with what it measures. */
const measure = (from: number, to: number, words: string) => (
  <>
    <path
      className="measure"
      d={`M${from} 211V221M${to} 211V221M${from} 216H${to}M${from - 3} 219l6-6M${to - 3} 219l6-6`}
    />
    <text x={(from + to) / 2} y="233" textAnchor="middle">
      {words}
    </text>
  </>
);

const elevations: Record<Name, { meaning: string; parts: ReactNode }> = {
  "three-season-room": {
    meaning: "Drawing: a lean-to room with screens against a house wall",
    parts: (
      <>
        {houseWall}
        <path className="wall" d="M70 44L300 82V92L78 56Z" />
        <path
          className="glass"
          d="M86 62L148 72V150H86ZM156 73L218 83V150H156ZM226 84L284 93V150H226Z"
        />
        <path d="M86 158H148V188H86ZM156 158H218V188H156ZM226 158H284V188H226Z" />
        <path
          className="thin"
          opacity=".6"
          d={[86, 156, 226]
            .map((left) => rows(5, (index) => `M${left + 4 + index * 9} 188l18-30`))
            .join("")}
        />
        <path d="M78 196H292V92" />
        <path className="wall" d="M78 196H304V206H78Z" />
        {ground}
        {measure(78, 292, "depth to suit the yard")}
      </>
    ),
  },
  "four-season-sunroom": {
    meaning: "Drawing: a gable room with glass walls on a masonry base",
    parts: (
      <>
        <path className="wall" d="M24 84L170 14L316 84L310 92L170 25L30 92Z" />
        <path
          className="glass"
          d="M60 84L116 57V84ZM124 53L166 33V84H124ZM174 33L216 53V84H174ZM224 57L280 84H224Z"
        />
        <path d="M44 92H296V100H44Z" />
        <path
          className="glass"
          d="M52 106H100V164H52ZM106 106H136V164H106ZM204 106H234V164H204ZM240 106H288V164H240Z"
        />
        <path className="wall" d="M142 106H198V200H142Z" />
        <path className="glass" d="M147 111H168V194H147ZM172 111H193V194H172Z" />
        <path d="M44 100V206M296 100V206M44 170H142M198 170H296" />
        <path
          className="thin"
          opacity=".7"
          d={
            "M44 182H142M44 194H142M198 182H296M198 194H296" +
            [62, 92, 122, 218, 248, 278].map((x) => `M${x} 170V182M${x} 194V206`).join("") +
            [76, 108, 232, 264].map((x) => `M${x} 182V194`).join("")
          }
        />
        {ground}
        {measure(44, 296, "insulated floor, walls and roof")}
      </>
    ),
  },
  "retractable-awning": {
    meaning: "Drawing: a retractable awning on a house wall, its arms out over a bench",
    parts: (
      <>
        {houseWall}
        <path className="thin" strokeDasharray="1 4" d="M258 34l-9 22M286 40l-9 22M230 28l-9 22" />
        <path className="glass" d="M92 50L280 94V101L92 62Z" />
        <path d="M86 72L186 108L276 102" />
        <circle className="wall" cx="186" cy="108" r="3.5" />
        <path className="wall" d="M78 46h15v20H78Z" />
        <circle className="wall" cx="281" cy="99" r="6" />
        <path className="wall" d="M277.5 106V124h7V106Z" />
        <path className="thin" strokeDasharray="5 5" d="M281 126L256 206" />
        <path
          className="thin"
          opacity=".6"
          d={rows(12, (index) => `M${92 + index * 14} 206l10-7`)}
        />
        <path className="wall" d="M132 162h5v16h62v-16h5v44h-5v-18h-62v18h-5Z" />
        {ground}
        {measure(78, 281, "reach; the hatched part is shade")}
      </>
    ),
  },
};

const isDrawing = (name: string): name is Name => name in elevations;

/** A measured drawing of what an offering builds. */
export function Elevation({ drawing, css }: Props) {
  if (!isDrawing(drawing)) return null;
  const { meaning, parts } = elevations[drawing];
  return (
    <chakra.svg viewBox="0 0 340 236" role="img" aria-label={meaning} css={css}>
      {parts}
    </chakra.svg>
  );
}
