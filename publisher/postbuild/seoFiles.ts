import type { CreatePagesArgs } from "gatsby";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { redirectsFile, type Redirect } from "../../src/seo/redirects";
import { manifest, robots, sitemap } from "./siteFiles";
import { palette } from "../../src/theme/palette";
import { sharedPages, type PageFacts } from "./socialImages/sharedPages";
import { makeSocialImages } from "./socialImages/socialImages";

type Facts = PageFacts & {
  site: {
    name: string;
    url: string;
    wordmark: { name: string };
    phone: { number: string };
    license: { number: string };
    redirects: Redirect[];
  } | null;
};

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
        phone {
          number
        }
        license {
          number
        }
        redirects {
          from
          to
        }
      }
      home: homePageJson {
        hero {
          claim
          picture {
            file {
              absolutePath
            }
          }
        }
      }
      about: aboutPageJson {
        opener {
          title
          picture {
            file {
              absolutePath
            }
          }
        }
      }
      services: servicesPageJson {
        title
        blocks {
          picture {
            file {
              absolutePath
            }
          }
        }
      }
      projects: projectsPageJson {
        title
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
        title
        order {
          picture {
            file {
              absolutePath
            }
          }
          project {
            picture {
              file {
                absolutePath
              }
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
      contact: contactPageJson {
        title
        picture {
          file {
            absolutePath
          }
        }
      }
      locations: allLocationJson {
        nodes {
          slug
          title
          picture {
            file {
              absolutePath
            }
          }
        }
      }
      pages: allServiceJson {
        nodes {
          address
          hero {
            title
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
  const { name, url, wordmark, phone, license, redirects } = data.site;
  const colors = { theme: palette.bayDeep, background: palette.white };
  const files = {
    "sitemap.xml": sitemap(url, paths),
    _redirects: redirectsFile(redirects),
    "robots.txt": robots(url),
    "manifest.webmanifest": manifest({ name, shortName: wordmark.name, url }, colors),
  };
  for (const [file, text] of Object.entries(files)) writeIfChanged(join(publicDir, file), text);
  await makeSocialImages(
    sharedPages(data),
    { name, phone: phone.number, license: license.number },
    { publicDir, cacheDir: resolve(".cache/sharing") },
  );
}
