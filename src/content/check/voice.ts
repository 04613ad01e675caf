import { textsOf, type Entry, type TextPlace } from "./entry";
import { issueAt, type Issue } from "./issue";

// Checks those rules of docs/editing.md that a program can check.

/** Words that the site avoids, and their replacements. */
const plainWords: Readonly<Record<string, string>> = {
  commence: "start",
  colour: "color",
  hence: "so",
  "in order to": "to",
  leverage: "use",
  mend: "fix or repair",
  neighbour: "neighbor",
  obtain: "get",
  "one-stop": "what it is",
  "prior to": "before",
  seldom: "rarely",
  "state-of-the-art": "what is new about it",
  utilize: "use",
  whilst: "while",
  "world-class": "what is good about it",
};

const unplain = new RegExp(`\\b(${Object.keys(plainWords).join("|")})\\b`, "i");

/** Forms that people contract in speech: "we will come", "it does not", "There is one." */
const stiff = new RegExp(
  [
    "\\b(?:do|does|did|is|are|was|were|has|have|had|could|should|would|will) not\\b",
    "\\bcannot\\b",
    "\\b(?:I|[Ww]e|[Yy]ou|[Tt]hey|[Ii]t|[Tt]here) will\\b",
    // Only at the start of a sentence: within one, "where they are now" has no contraction.
    "(?<=^|[.;:?!] )(?:It|There) is\\b",
    "(?<=^|[.;:?!] )(?:We|You|They) (?:are|have)\\b",
  ].join("|"),
);

/** Fields without sentences for visitors: names, addresses, descriptions of pictures. */
const unspoken = new Set(["alt", "meaning", "address", "link", "file", "focus", "name", "url"]);

/** The places with text for visitors, except customers' own words. */
const spokenTexts = (entry: Entry): TextPlace[] =>
  entry.type.typeName === "TestimonialJson"
    ? []
    : textsOf(entry).filter(({ path }) => !unspoken.has(String(path.at(-1))));

function warningsOnWords(entry: Entry, { path, value }: TextPlace): Issue[] {
  const [word] = unplain.exec(value) ?? [];
  if (word) {
    const better = plainWords[word.toLowerCase()] ?? "a plainer word";
    return [issueAt(entry, path, `says “${word}”; write instead: ${better}`)];
  }
  const [form] = stiff.exec(value) ?? [];
  return form ? [issueAt(entry, path, `says “${form}”; contract it, as in speech`)] : [];
}

/** The length of a phrase in words. Readers notice a repetition of this length. */
const phraseLength = 6;
/** The maximum number of files with the same phrase. */
const maxRepeats = 3;

/** The phrases of each sentence in a text. It skips phrases with a {fact}, which may repeat. */
function phrasesOf(text: string): string[] {
  return text.split(/[.;:?!]\s/).flatMap((sentence) => {
    const words = sentence.toLowerCase().match(/[\p{L}\p{N}’'{}-]+/gu) ?? [];
    return words
      .map((_, index) => words.slice(index, index + phraseLength))
      .filter((phrase) => phrase.length === phraseLength)
      .map((phrase) => phrase.join(" "))
      .filter((phrase) => !phrase.includes("{"));
  });
}

type Use = { entry: Entry; place: TextPlace };

function warningsOnPhrases(entries: readonly Entry[]): Issue[] {
  const uses = new Map<string, Map<string, Use>>();
  for (const entry of entries)
    for (const place of spokenTexts(entry))
      for (const phrase of phrasesOf(place.value)) {
        const byFile = uses.get(phrase) ?? new Map<string, Use>();
        if (!byFile.has(entry.file)) byFile.set(entry.file, { entry, place });
        uses.set(phrase, byFile);
      }
  return [...uses]
    .filter(([, byFile]) => byFile.size > maxRepeats)
    .flatMap(([phrase, byFile]) =>
      [...byFile.values()]
        .slice(maxRepeats)
        .map(({ entry, place }) =>
          issueAt(
            entry,
            place.path,
            `repeats “${phrase}”, which ${byFile.size} entries say; say it another way`,
          ),
        ),
    );
}

/** Warnings on wording, by the rules of docs/editing.md. */
export function warningsOnVoice(entries: readonly Entry[]): Issue[] {
  return [
    ...entries.flatMap((entry) =>
      spokenTexts(entry).flatMap((place) => warningsOnWords(entry, place)),
    ),
    ...warningsOnPhrases(entries),
  ];
}
