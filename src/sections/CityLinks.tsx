import { Section } from "../ui/Section";
import { SectionHead } from "../ui/SectionHead";
import { Note } from "../ui/Text";
import { Counties, County } from "./County";

type Props = {
  block: Queries.AreasBlockFragment;
  areas: Queries.AreasFragment;
  tone?: "paper" | "sand";
};

/**
 * A heading like a county's name for the independent cities, which are in no county: "Baltimore
 * City".
 */
const cityNames = (cities: Queries.AreasFragment["independentCities"]) =>
  cities.map(({ name }) => `${name} City`).join(", ");

/** The towns as links, whether or not they have a page. */
export function CityLinks({ block, areas, tone = "sand" }: Props) {
  const groups = [
    ...areas.counties.map(({ name, towns }) => ({ name, towns: towns ?? [] })),
    { name: cityNames(areas.independentCities), towns: areas.independentCities },
  ].filter(({ towns }) => towns.length > 0);
  return (
    <Section tone={tone} labelledBy="cities-title">
      <SectionHead id="cities-title" heading={block.heading} lead={block.lead} />
      <Counties alike={groups.length !== 3}>
        {groups.map(({ name, towns }) => (
          <County key={name} name={name} towns={towns} linked />
        ))}
      </Counties>
      {block.note && <Note marginTop="2rem">{block.note}</Note>}
    </Section>
  );
}
