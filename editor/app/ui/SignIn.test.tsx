import { ChakraProvider } from "@chakra-ui/react/styled-system";
import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import "@testing-library/jest-dom";
import { system } from "../theme";
import { SignIn } from "./SignIn";

const origin = "https://login.example";

const place = {
  repo: "owner/website",
  branch: "main",
  apiRoot: "https://api.github.com",
  login: { address: `${origin}/auth`, siteId: "www.example.com", scope: "repo" },
};

/** The window of the login service. The test uses a frame, because jsdom opens no windows. */
function serviceWindow() {
  const frame = document.body.appendChild(document.createElement("iframe"));
  const target = frame.contentWindow as Window;
  const close = jest.spyOn(target, "close").mockReturnValue();
  const postMessage = jest.spyOn(target, "postMessage").mockReturnValue();
  const open = jest.spyOn(window, "open").mockReturnValue(target);
  return { target, close, postMessage, open };
}

const message = (data: unknown, source: Window | null, from = origin) =>
  act(() => {
    window.dispatchEvent(new MessageEvent("message", { data, origin: from, source }));
  });

const success = (token: string) =>
  `authorization:github:success:${JSON.stringify({ token, provider: "github" })}`;

function show(onToken = jest.fn().mockResolvedValue(undefined), reason?: string) {
  render(
    <ChakraProvider value={system}>
      <SignIn place={place} siteName="Blue Cape" reason={reason} onToken={onToken} />
    </ChakraProvider>,
  );
  return onToken;
}

const user = userEvent.setup();
const byWindow = () => user.click(screen.getByRole("button", { name: "Sign in with GitHub" }));

afterEach(() => {
  jest.restoreAllMocks();
  for (const frame of document.querySelectorAll("iframe")) frame.remove();
});

it("says whose website it is, and what to do", () => {
  show();
  expect(screen.getByText("Blue Cape")).toBeVisible();
  expect(screen.getByRole("heading", { name: "Sign in to change the website" })).toBeVisible();
  const link = screen.getByRole("link", { name: "Make a token" });
  expect(link).toHaveAttribute("href", "https://github.com/settings/personal-access-tokens/new");
  expect(screen.getByLabelText("Paste a token")).toHaveAccessibleDescription(/owner\/website/);
});

it("signs in by the window of the login service", async () => {
  const { target, close, postMessage, open } = serviceWindow();
  const onToken = show();
  await byWindow();
  const address = `${origin}/auth?provider=github&site_id=www.example.com&scope=repo`;
  expect(open).toHaveBeenCalledWith(address, expect.anything(), expect.anything());
  message("authorizing:github", target);
  expect(postMessage).toHaveBeenCalledWith("authorizing:github", origin);
  message(success("t1"), target);
  await waitFor(() => expect(onToken).toHaveBeenCalledWith("t1"));
  expect(close).toHaveBeenCalled();
});

it("believes only the window that was opened, at the address of the service", async () => {
  const { target, postMessage } = serviceWindow();
  const onToken = show();
  await byWindow();
  message("authorizing:github", target, "https://evil.example");
  message(success("stolen"), target, "https://evil.example");
  message(success("stolen"), window);
  message(success("stolen"), null);
  message({ token: "stolen" }, target);
  message(success("right"), target);
  await waitFor(() => expect(onToken).toHaveBeenCalled());
  expect(onToken.mock.calls).toEqual([["right"]]);
  expect(postMessage).not.toHaveBeenCalled();
});

it.each([
  ['authorization:github:error:{"message":"Access denied"}', /did not let you in: Access denied\./],
  ["authorization:github:error:oops", /did not let you in\. Try again, or paste a token\./],
  ["authorization:github:success:{}", /did not let you in\./],
])("says why the service refuses: %s", async (data, sentence) => {
  const { target, close } = serviceWindow();
  const onToken = show();
  await byWindow();
  message(data, target);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole("alert")).toHaveTextContent(sentence);
  expect(onToken).not.toHaveBeenCalled();
  expect(close).toHaveBeenCalled();
});

it("says what to do if the browser opens no window, or somebody closes the window", async () => {
  const { target, open } = serviceWindow();
  open.mockReturnValueOnce(null);
  show();
  await byWindow();
  expect(await screen.findByText(/Allow pop-up windows for this page/)).toBeVisible();
  await byWindow();
  Object.defineProperty(target, "closed", { value: true });
  const sentence = await screen.findByText(
    /^The window was closed before/,
    {},
    { timeout: 60_000 },
  );
  expect(sentence).toBeVisible();
});

it("opens the window anew, and then ignores the first one", async () => {
  const first = serviceWindow();
  const onToken = show();
  await byWindow();
  const second = serviceWindow();
  await byWindow();
  expect(first.close).toHaveBeenCalled();
  message(success("first"), first.target);
  message(success("second"), second.target);
  await waitFor(() => expect(onToken).toHaveBeenCalled());
  expect(onToken.mock.calls).toEqual([["second"]]);
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
});

it("signs in with a pasted token, without the spaces around it", async () => {
  const onToken = show();
  await user.type(screen.getByLabelText("Paste a token"), "  github_pat_1 {Enter}");
  expect(onToken.mock.calls).toEqual([["github_pat_1"]]);
});

it("asks for a token if none is pasted", async () => {
  const onToken = show();
  await user.click(screen.getByRole("button", { name: "Sign in with the token" }));
  const input = screen.getByLabelText("Paste a token");
  expect(input).toHaveFocus();
  expect(input).toHaveAccessibleDescription(/Paste a token first\./);
  expect(onToken).not.toHaveBeenCalled();
});

it("shows why GitHub refuses a token, and lets people try again", async () => {
  const onToken = show(jest.fn().mockRejectedValueOnce(new Error("No such repository.")));
  onToken.mockResolvedValue(undefined);
  const input = screen.getByLabelText("Paste a token");
  await user.type(input, "wrong{Enter}");
  expect(await screen.findByText("No such repository.")).toBeVisible();
  await user.clear(input);
  await user.type(input, "right{Enter}");
  expect(onToken).toHaveBeenLastCalledWith("right");
});

it("says why somebody has to sign in again", () => {
  show(undefined, "The sign-in has expired.");
  expect(screen.getByRole("alert")).toHaveTextContent("The sign-in has expired.");
});
