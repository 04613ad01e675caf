// Imported before any component, it lets tests render without the styles of Chakra.

jest.mock("@chakra-ui/react/styled-system", () => ({
  ...jest.requireActual<object>("@chakra-ui/react/styled-system"),
  ...jest.requireActual<object>("./bareChakra"),
}));

// React complains about style props that Chakra would have removed from the elements.
jest.spyOn(console, "error").mockImplementation();
