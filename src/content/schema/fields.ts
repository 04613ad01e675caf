import * as z from "zod";
import { pointForm } from "../pictures/point";
import { hideLabel } from "../pages/hidden";
import { withoutQuotes } from "../words/withoutQuotes";
import { pluralize } from "../words/wording";

/** The kind of a field, where the type of its value does not tell the kind. */
type FieldKind =
  | "longText"
  /** A group with the file of a picture, its description, and perhaps a point to keep in view. */
  | "picture"
  | "imageFile"
  | "reference"
  | "address"
  | "category"
  | "hidden"
  | "time"
  | "stars"
  | "point";

/** The collections that other content can reference by file name. */
export type Referable = "testimonials" | "services" | "projects" | "faqs";

/** The folders of data/ with any number of files of one kind. */
export type Folder = Referable | "locations";

/**
 * A field of all files in a folder, or of one file. `from` is the folder or the file, below data/. `path` is
 * the path of the field. A star in `path` means all items of a list: "counties.*.towns.*.name".
 */
export type Source = { from: string; path: string };

declare module "zod" {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface can be extended
  interface GlobalMeta {
    /** The end of the sentence "it must be …". */
    expected?: string;
    kind?: FieldKind;
    /** For a reference: the collection (a folder of data/) of its target. */
    to?: Referable;
    /** For a reference: whether its target fits the file that names it. By default, every target fits. */
    fits?: (target: unknown, own: unknown) => boolean;
    /** The GraphQL type of a group, if several fields share it. */
    typeName?: string;
    /** True if pages show this text of fixed form, like a phone number. Free text needs no such flag. */
    isVisibleText?: true;
    /** The word for one item of a list ("question", "step"), for the editor's buttons. */
    singular?: string;
    /** For a list, how many items it may have: "1 to 4 lines". */
    count?: string;
    /** For a list, the least and the greatest number of its items. */
    size?: { readonly min: number; readonly max?: number };
    /** True if the items of a list must differ in this field. */
    isUnique?: boolean;
    /** Other words by which people may search for the field: "redirect, forward". */
    alsoCalled?: string;
    /** The editor's label for the switch of an optional group. */
    switch?: string;
    /** True if the editor switches an optional group on in a new entry. */
    isInNewEntry?: true;
    /** The editor's labels for the values of a choice. */
    labels?: Readonly<Record<string, string>>;
    /** For an optional choice: the label of the value that pages use by default. */
    defaultLabel?: string;
    /** For a list of paragraphs: the least number of words in all paragraphs together. */
    leastWords?: number;
    /**
     * The sources of the texts that the form suggests: paths of fields in a folder or a file of
     * data/.
     */
    suggestions?: readonly Source[];
    /** True if the text must be one of the suggestions. */
    onlySuggestions?: boolean;
    /** For a new entry: makes the proposed text of this field from the entry's other fields. */
    proposed?: (content: Readonly<Record<string, unknown>>) => string;
    /** For a point: the path of its picture in the file. By default, the picture is in the same group. */
    pictureAt?: string;
    /** True for free text that programs like search engines read. The check reports invisible characters. */
    isReadByPrograms?: true;
    /** Formats a typed text for the field. */
    autoFormat?: (typed: string) => string;
    /**
     * Texts that pages read in addition to a group's fields, by name. Each function makes its text from the
     * fields.
     */
    derivedTexts?: Readonly<Record<string, (group: never) => string>>;
  }
}

/** A label and an optional hint beside the field in the editor. */
type Words = [label: string, hint?: string];

const words = ([title, description]: Partial<Words>) => ({
  ...(title && { title }),
  ...(description && { description }),
});

const someText = z.string().trim().min(1);

/** One line of text, required. */
export const text = (...w: Words) =>
  someText.meta({ ...words(w), expected: "filled in with text" });

const atMost = (max: number) => `text of at most ${max} characters`;

/** A text of limited length, required. */
export const shortText = (max: number, ...w: Words) =>
  someText.max(max).meta({ ...words(w), expected: atMost(max) });

/** The required words of a button, a menu or the wordmark, short enough for one line. */
export const label = (max: number, ...w: Words) =>
  someText.max(max).meta({ ...words(w), expected: `${atMost(max)}, to fit on its line` });

/** A heading, required, short enough for a few lines on a phone. */
export const heading = (title = "Heading") => shortText(90, title);

/** A paragraph of text, required. */
export const longText = (...w: Words) => text(...w).meta({ kind: "longText" });

/** The words of a person, required. Pages put quotation marks around them. */
export const quotation = (...w: Words) => longText(...w).meta({ autoFormat: withoutQuotes });

/** A whole number within a range, both ends included. */
export const wholeNumber = (min: number, max: number, ...w: Words) =>
  z
    .int()
    .min(min)
    .max(max)
    .meta({ ...words(w), expected: `a whole number from ${min} to ${max}` });

/** A position on a picture, in percent of its width or height. */
export const percent = (...w: Words) =>
  z
    .number()
    .min(0)
    .max(100)
    .meta({ ...words(w), expected: "a number from 0 to 100" });

/** Yes or no. */
const flag = (...w: Words) =>
  z.boolean().meta({ ...words(w), expected: "true or false, without quotation marks" });

/** Text of a fixed form, for example a phone number. `expected` describes the form in plain words. */
export const pattern = (form: RegExp, expected: string, ...w: Words) =>
  z
    .string()
    .regex(form, { abort: true })
    .meta({ ...words(w), expected });

/** A point on a picture. */
export const pointOnPicture = (...w: Words) =>
  pattern(pointForm, "two percentages, like 60% 40%", ...w).meta({ kind: "point" });

/** One of a few fixed words. */
export const choice = <T extends readonly [string, ...string[]]>(options: T, ...w: Words) =>
  z.enum(options).meta({ ...words(w), expected: `one of: ${options.join(", ")}` });

/** One of a few fixed words, each with its label. */
export const labeledChoice = <T extends string>(labels: Readonly<Record<T, string>>, ...w: Words) =>
  choice(Object.keys(labels) as [T, ...T[]], ...w).meta({ labels });

const onThisSite = /\/|(\/[a-z0-9]+(-[a-z0-9]+)*)+(#[a-z0-9-]+)?/;
const elsewhere =
  /https:\/\/[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+(:\d+)?([/?#]([A-Za-z0-9._~:/?#@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})*)?/;

/** The address of a page of this site. It begins with a slash and does not end in one. */
export const address = (...w: Words) =>
  pattern(
    new RegExp(`^(${onThisSite.source})$`),
    "the address of a page, like /contact",
    ...w,
  ).meta({ kind: "address" });

/** The address of a page of this site, or of another site. */
export const destination = (...w: Words) =>
  pattern(
    new RegExp(`^(${onThisSite.source}|${elsewhere.source})$`),
    "the address of a page, like /contact, or of another site, beginning with https://",
    ...w,
  )
    .refine((link) => link.startsWith("/") || URL.canParse(link))
    .meta({ kind: "address" });

/** The file name, without .json, of an entry in another folder of data/. */
export const reference = (to: Referable, ...w: Words) =>
  z
    .string()
    .min(1)
    .meta({
      ...words(w),
      expected: `one of the ${to}`,
      kind: "reference",
      to,
    });

/** The towns in the service areas. */
export const towns: readonly Source[] = [
  { from: "areas.json", path: "counties.*.towns.*.name" },
  { from: "areas.json", path: "independentCities.*.name" },
];

/** An ordered list. */
export const list = <T extends z.ZodType>(
  item: T,
  singular: string,
  size: { min?: number; max?: number },
  ...w: Words
) => {
  const { min = 1, max } = size;
  let schema = z.array(item).min(min);
  if (max !== undefined) schema = schema.max(max);
  const least = pluralize(min, singular);
  const count =
    max === min
      ? `exactly ${least}`
      : max
        ? `${min} to ${pluralize(max, singular)}`
        : `at least ${least}`;
  return schema.meta({
    ...words(w),
    expected: `a list with ${count}`,
    singular,
    count,
    size: { min, max },
  });
};

/** A group of named fields. An unknown field is an error, since it is probably a typo. */
export const group = <T extends z.ZodRawShape>(shape: T, ...w: Partial<Words>) =>
  z.strictObject(shape).meta({ ...words(w), expected: "a group of fields in { }" });

/**
 * A group that many places share, with its own GraphQL type. An item of a list needs no label, since the
 * list has one.
 */
export const sharedGroup = <T extends z.ZodRawShape>(
  typeName: string,
  shape: T,
  ...w: Partial<Words>
) => group(shape, ...w).meta({ typeName });

/** Marks content that the owner must replace. */
export const sample = flag("Only a sample", "On until it is real.").optional();

/** Hides an entry from visitors for a while. Pages that name the entry leave it out. */
export const hidden = flag(
  hideLabel,
  "Takes this off the site for a while. Everything stays here, and comes back when you switch this off again. Texts elsewhere that mention it do not change.",
)
  .meta({ kind: "hidden" })
  .optional();
