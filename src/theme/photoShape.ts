/**
 * The shape of a photograph on a page, as CSS writes it. The positions of hotspots are in percent of the part
 * of the picture that this shape shows.
 */
export const photoShape = "3 / 2";
