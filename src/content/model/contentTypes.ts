import type * as z from "zod";
import type { Folder } from "../schema/fields";
import { areas } from "./areas";
import { faqs, project, testimonial } from "./collections";
import { location } from "./location";
import { pageTypes } from "./pages";
import { service } from "./service";
import { site } from "./site";

/** One kind of content: its files, its fields and its GraphQL type. */
export type ContentType = {
  /** The GraphQL type of a file. */
  typeName: string;
  /** The editor's name for one entry. */
  label: string;
  schema: z.ZodObject;
} & (
  | {
      /** The path of the only file, below data/. */ file: string;
      /** The address of the file's page, if it has a page. */ route?: string;
      folder?: undefined;
      template?: undefined;
    }
  | {
      /** The folder, below data/. Each .json file in the folder is an entry. */ folder: Folder;
      /** The file of the page's component, from the top folder; undefined if entries have no pages. */
      template?: string;
      file?: undefined;
      route?: undefined;
    }
);

const types = [
  {
    typeName: "TestimonialJson",
    label: "Testimonial",
    schema: testimonial,
    folder: "testimonials",
  },
  { typeName: "FaqsJson", label: "Questions", schema: faqs, folder: "faqs" },
  { typeName: "ProjectJson", label: "Project", schema: project, folder: "projects" },
  {
    typeName: "ServiceJson",
    label: "Service page",
    schema: service,
    folder: "services",
    template: "src/templates/service.tsx",
  },
  {
    typeName: "LocationJson",
    label: "Town page",
    schema: location,
    folder: "locations",
    template: "src/templates/location.tsx",
  },
  ...pageTypes,
  { typeName: "SiteJson", label: "The business", schema: site, file: "site.json" },
  { typeName: "AreasJson", label: "Service areas", schema: areas, file: "areas.json" },
] as const satisfies readonly ContentType[];

/** All content types, in the order of the editor. */
export const contentTypes: readonly ContentType[] = types;

/** The names of the content types whose files have pages. */
export type PageTypeName = Extract<
  (typeof types)[number],
  { route: string } | { template: string }
>["typeName"];

/**
 * The content type of a file.
 * @param path below data/, with forward slashes: "testimonials/jane-d.json"
 * @returns undefined if the site reads no such file
 */
export function contentTypeOf(path: string): ContentType | undefined {
  const [, folder] = /^(.+)\/[^/]*\.json$/.exec(path) ?? [];
  return contentTypes.find((type) => type.file === path || (type.folder && type.folder === folder));
}
