import type { CreatePagesArgs } from "gatsby";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { manifest, robots, sitemap } from "../src/seo/siteFiles";
import { palette } from "../src/theme/palette";
import { makeSharingPictures, type PagePhotograph } from "./sharingPictures";

type Photograph = { file: { absolutePath: string } };
type Facts = {
  site: { name: string; url: string; wordmark: { name: string } } | null;
  home: { hero: { picture: Photograph } };
  about: { opener: { picture: Photograph } };
  services: { blocks: { picture: Photograph }[] };
  projects: { order: { picture: Photograph }[]; closing: { picture: Photograph } };
  testimonials: { picture: Photograph };
  contact: { picture: Photograph };
  pages: { nodes: { address: string; hero: { picture: Photograph } }[] };
};

/** The photograph a visitor of each page sees first. */
function photographsOf(facts: Facts): PagePhotograph[] {
  const first = (path: string, { file }: Photograph) => ({ path, file: file.absolutePath });
  const { services, projects } = facts;
  return [
    first("/", facts.home.hero.picture),
    first("/about", facts.about.opener.picture),
    ...services.blocks.slice(0, 1).map(({ picture }) => first("/services", picture)),
    first("/projects", (projects.order[0] ?? projects.closing).picture),
    first("/testimonials", facts.testimonials.picture),
    first("/contact", facts.contact.picture),
    ...facts.pages.nodes.map(({ address, hero }) => first(address, hero.picture)),
  ];
}

function writeIfChanged(path: string, text: string): void {
  if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
}

/** Writes what search engines and home screens ask for beside the pages. */
export async function writeSeoFiles(
  graphql: CreatePagesArgs["graphql"],
  publicDir: string,
  paths: readonly string[],
): Promise<void> {
  const { data, errors } = await graphql<Facts>(`
    query SeoFiles {
      site: siteJson {
        name
        url
        wordmark {
          name
        }
      }
      home: homePageJson {
        hero {
          picture {
            file {
              absolutePath
            }
          }
        }
      }
      about: aboutPageJson {
        opener {
          picture {
            file {
              absolutePath
            }
          }
        }
      }
      services: servicesPageJson {
        blocks {
          picture {
            file {
              absolutePath
            }
          }
        }
      }
      projects: projectsPageJson {
        order {
          picture {
            file {
              absolutePath
            }
          }
        }
        closing {
          picture {
            file {
              absolutePath
            }
          }
        }
      }
      testimonials: testimonialsPageJson {
        picture {
          file {
            absolutePath
          }
        }
      }
      contact: contactPageJson {
        picture {
          file {
            absolutePath
          }
        }
      }
      pages: allServiceJson {
        nodes {
          address
          hero {
            picture {
              file {
                absolutePath
              }
            }
          }
        }
      }
    }
  `);
  if (!data?.site) throw new Error(`The files for search engines: ${String(errors)}`);
  const { name, url, wordmark } = data.site;
  const colors = { theme: palette.bayDeep, background: palette.white };
  const files = {
    "sitemap.xml": sitemap(url, paths),
    "robots.txt": robots(url),
    "manifest.webmanifest": manifest({ name, shortName: wordmark.name, url }, colors),
  };
  for (const [file, text] of Object.entries(files)) writeIfChanged(join(publicDir, file), text);
  await makeSharingPictures(photographsOf(data), publicDir);
}
