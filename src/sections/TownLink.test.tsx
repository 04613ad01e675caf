import { screen } from "@testing-library/react";
import { renderPage } from "../../test/site/render";
import { TownLink } from "./TownLink";

// The simulated files in data/locations.
let mockPages: string[] = [];

jest.mock("../site/useSite", () => {
  const { useSite } = jest.requireActual<typeof import("../site/useSite")>("../site/useSite");
  return { useSite: () => ({ ...useSite(), townPages: mockPages }) };
});

describe("a town", () => {
  it("with a page links to it without a reload", () => {
    mockPages = ["havre-de-grace-md"];
    renderPage(<TownLink town="Havre de Grace" />);
    const link = screen.getByRole("link", { name: "Havre de Grace" });
    expect(link).toHaveAttribute("href", "/locations/havre-de-grace-md");
    expect(link).toHaveAttribute("data-prefetching");
  });

  it("without a page is only its name", () => {
    mockPages = ["towson-md"];
    renderPage(<TownLink town="Bel Air" />);
    expect(screen.getByText("Bel Air")).toBeInTheDocument();
    expect(screen.queryByRole("link")).toBeNull();
  });

  it("with a forced link but no page has a plain link", () => {
    mockPages = ["towson-md"];
    renderPage(<TownLink town="Bel Air" always />);
    const link = screen.getByRole("link", { name: "Bel Air" });
    expect(link).toHaveAttribute("href", "/locations/bel-air-md");
    expect(link).not.toHaveAttribute("data-prefetching");
  });
});
