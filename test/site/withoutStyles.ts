// Tests import this module before any component, to render without Chakra's styles.

jest.mock("@chakra-ui/react/styled-system", () => ({
  ...jest.requireActual<object>("@chakra-ui/react/styled-system"),
  ...jest.requireActual<object>("./bareChakra"),
}));

// React complains about style props that Chakra would have removed from the elements.
jest.spyOn(console, "error").mockImplementation();
