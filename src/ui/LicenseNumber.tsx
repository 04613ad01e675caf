import { useSite } from "../site/useSite";

/** The license number, as a link to the state's page where visitors can look it up. */
export function LicenseNumber() {
  const { number, lookup } = useSite().site.license;
  return lookup ? <a href={lookup}>{number}</a> : number;
}
