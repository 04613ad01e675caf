import type { CreatePagesArgs } from "gatsby";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { addressOfCitySlug } from "../../src/content/cityAddress";
import { redirectsFile, type Redirect } from "../../src/seo/redirects";
import { manifest, robots, sitemap } from "./siteFiles";
import { palette } from "../../src/theme/palette";
import { makeSocialImages, type SocialImagePage } from "./socialImages/socialImages";

type Photograph = { file: { absolutePath: string } };
type Pictured = { picture: Photograph | null };
type Opening = { title: string; picture: Photograph };
type Facts = {
  site: {
    name: string;
    url: string;
    wordmark: { name: string };
    phone: { number: string };
    license: { number: string };
    redirects: Redirect[];
  } | null;
  home: { hero: { claim: string[]; picture: Photograph } };
  about: { opener: Opening };
  services: { title: string; blocks: { picture: Photograph }[] };
  projects: { title: string; order: Pictured[]; closing: Pictured };
  testimonials: {
    title: string;
    order: (Pictured & { project: Pictured | null })[];
    closing: Pictured;
  };
  contact: Opening;
  pages: { nodes: { address: string; hero: Opening }[] };
  locations: { nodes: (Opening & { slug: string })[] };
};

/** Each page with its heading and the photograph a visitor sees first. */
function sharedPages(facts: Facts) {
  const { home, about, services, projects, testimonials, contact, pages, locations } = facts;
  const page = (path: string, title: string, { file }: Photograph): SocialImagePage => ({
    path,
    title,
    file: file.absolutePath,
  });
  const [project] = projects.order;
  const [testimonial] = testimonials.order;
  // The home page's, where a page has none of its own.
  const fallback = home.hero.picture;
  return [
    page("/", home.hero.claim.join(" "), home.hero.picture),
    page("/about", about.opener.title, about.opener.picture),
    ...services.blocks.slice(0, 1).map(({ picture }) => page("/services", services.title, picture)),
    page("/projects", projects.title, project?.picture ?? projects.closing.picture ?? fallback),
    page(
      "/testimonials",
      testimonials.title,
      testimonial?.picture ??
        testimonial?.project?.picture ??
        testimonials.closing.picture ??
        fallback,
    ),
    page("/contact", contact.title, contact.picture),
    ...pages.nodes.map(({ address, hero }) => page(address, hero.title, hero.picture)),
    ...locations.nodes.map(({ slug, title, picture }) =>
      page(addressOfCitySlug(slug), title, picture),
    ),
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
