import { chakra, type SystemStyleObject } from "@chakra-ui/react/styled-system";
import { graphql, Link, type PageProps } from "gatsby";
import { useEffect } from "react";
import { addressOfTownPage, townSlug } from "../content/words/slug";
import { Seo } from "../seo/Seo";
import { Section } from "../ui/Section";
import { PageButton, QuoteButton } from "../ui/ButtonLink";
import { Drawing } from "../ui/Drawing";
import { PhoneLink } from "../ui/PhoneLink";
import { Lead } from "../ui/Text";
import { useHydrated } from "../ui/useHydrated";

const Popular = chakra("ul", {
  base: {
    marginTop: "1rem",
    "& li": { borderTop: "rule" },
    "& a": {
      display: "block",
      padding: "0.8rem 0",
      textStyle: "name",
      fontSize: "h3",
      textDecoration: "none",
      _hover: { textDecoration: "underline" },
    },
  },
});

const house: SystemStyleObject = {
  gridColumn: { lg: "c 7 / wrap-end" },
  gridRow: { lg: "1 / 3" },
  alignSelf: "center",
  width: "100%",
  maxWidth: "30rem",
  marginTop: { base: "2.5rem", lg: 0 },
};

/** The town whose page would be at a path; undefined if there is no such town. */
const townAt = (path: string, areas: Queries.NotFoundPageQuery["areas"]) =>
  [
    ...(areas?.counties.flatMap(({ towns }) => towns ?? []) ?? []),
    ...(areas?.independentCities ?? []),
  ].find(({ name }) => addressOfTownPage(townSlug(name)) === path)?.name;

export default function NotFoundPage({
  data: { page, areas },
  location,
}: PageProps<Queries.NotFoundPageQuery>) {
  // The specification requires the bad path in the console.
  useEffect(() => {
    console.error(`404: there is no page at ${location.pathname}`);
  }, [location.pathname]);
  // Only the browser knows the path: one file serves all missing addresses.
  const isHydrated = useHydrated();
  if (!page) return null;
  const town = page.town && isHydrated ? townAt(location.pathname, areas) : undefined;
  return (
    <>
      <Seo seo={page.seo} />
      <Section tone="sand" labelledBy="page-title">
        <chakra.div gridColumn={{ lg: "c 1 / c 7" }}>
          <h1 id="page-title">{page.title}</h1>
          <Lead marginTop="1rem">{town ? `${town} ${page.town}` : page.text}</Lead>
          <chakra.div
            display="flex"
            flexWrap="wrap"
            gap="1.5rem"
            alignItems="center"
            marginTop="2rem"
          >
            {town && <QuoteButton />}
            <PageButton to="/">{page.homeLabel}</PageButton>{" "}
            <PhoneLink css={{ paddingBlock: "0.6rem", fontWeight: 650 }} />
          </chakra.div>
        </chakra.div>
        {page.drawing && <Drawing drawing={page.drawing} css={house} />}
        <chakra.nav
          aria-labelledby="popular-title"
          gridColumn={{ lg: "c 1 / c 7" }}
          marginTop="3rem"
        >
          <chakra.h2 id="popular-title" fontSize="h3">
            {page.popularHeading}
          </chakra.h2>
          <Popular>
            {page.popular.map(({ label, link }) => (
              <li key={link}>
                <Link to={link}>{label}</Link>
              </li>
            ))}
          </Popular>
        </chakra.nav>
      </Section>
    </>
  );
}

export const query = graphql`
  query NotFoundPage {
    page: notFoundPageJson {
      seo {
        ...Seo
      }
      title
      text
      town
      drawing {
        ...Drawing
      }
      homeLabel
      popularHeading
      popular {
        label
        link
      }
    }
    areas: areasJson {
      counties {
        towns {
          name
        }
      }
      independentCities {
        name
      }
    }
  }
`;
