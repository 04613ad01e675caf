import { Areas } from "./Areas";
import { AreasMap } from "./AreasMap";

type Props = {
  block: Queries.AreasBlockFragment;
  areas: Queries.AreasFragment & Queries.AreasMapFragment;
};

/**
 * The counties with a map above their towns. It is a separate component, so that pages without a
 * map do not load it.
 */
export const MappedAreas = ({ block, areas }: Props) => (
  <Areas block={block} areas={areas} map={areas.map && <AreasMap areas={areas} />} />
);
