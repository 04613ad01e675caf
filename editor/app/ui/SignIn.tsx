import { Button } from "@chakra-ui/react/button";
import { Field } from "@chakra-ui/react/field";
import { Input } from "@chakra-ui/react/input";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import { useRef, useState, type FormEvent } from "react";
import type { GithubPlace } from "../../store/github/place";
import { signInByWindow } from "../../store/github/signIn";
import { tokenPage } from "../../store/github/token";
import { Mark } from "./Brand";
import { Problem } from "./icons";

const GithubMark = () => (
  <chakra.svg viewBox="0 0 16 16" width="1.125em" height="1.125em" fill="currentColor" aria-hidden>
    <path d="M8 0a8 8 0 0 0-2.53 15.59c.4.07.55-.17.55-.38v-1.49C3.78 14.2 3.3 12.8 3.3 12.8c-.36-.93-.89-1.17-.89-1.17-.73-.5.05-.49.05-.49.8.06 1.23.83 1.23.83.72 1.22 1.87.87 2.33.66.07-.52.28-.87.5-1.07-1.77-.2-3.64-.89-3.64-3.95 0-.87.31-1.59.82-2.15-.08-.2-.36-1.02.08-2.12 0 0 .67-.22 2.2.82a7.6 7.6 0 0 1 4 0c1.53-1.04 2.2-.82 2.2-.82.44 1.1.16 1.92.08 2.12.51.56.82 1.27.82 2.15 0 3.07-1.87 3.75-3.65 3.95.29.25.54.73.54 1.48v2.19c0 .21.15.46.55.38A8 8 0 0 0 8 0Z" />
  </chakra.svg>
);

const line = { content: '""', flex: "1", height: "1px", background: "rule" } as const;

type Props = {
  place: GithubPlace;
  /** The name of the business. */
  siteName?: string;
  /** The reason why somebody has to sign in again. */
  reason?: string;
  /** Opens the content with a token. Rejects with a sentence if GitHub does not accept the token. */
  onToken: (token: string) => Promise<void>;
};

/** Asks for the GitHub account that may change the website. */
export function SignIn({ place, siteName = "The website", reason, onToken }: Props) {
  const [token, setToken] = useState("");
  const [problem, setProblem] = useState(reason);
  const [isTokenMissing, setTokenMissing] = useState(false);
  const [waitsFor, setWaitsFor] = useState<"window" | "content">();
  const window_ = useRef<AbortController>(undefined);
  const input = useRef<HTMLInputElement>(null);

  async function enter(tokenOf: () => Promise<string>, what: "window" | "content"): Promise<void> {
    setProblem(undefined);
    setTokenMissing(false);
    setWaitsFor(what);
    try {
      const found = await tokenOf();
      setWaitsFor("content");
      await onToken(found);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
      setWaitsFor(undefined);
    }
  }

  function byWindow(): void {
    if (waitsFor === "content") return;
    // A new attempt replaces the earlier window, which may be hidden behind the editor.
    window_.current?.abort();
    const own = new AbortController();
    window_.current = own;
    void enter(
      () =>
        signInByWindow(place, own.signal).catch((error: unknown) => {
          // A newer window has replaced this one, so this promise stays open.
          if (own.signal.aborted) return new Promise<string>(() => undefined);
          throw error;
        }),
      "window",
    );
  }

  function byToken(event: FormEvent): void {
    event.preventDefault();
    if (waitsFor === "content") return;
    const typed = token.trim();
    if (typed === "") {
      setTokenMissing(true);
      return input.current?.focus();
    }
    window_.current?.abort();
    void enter(() => Promise.resolve(typed), "content");
  }

  return (
    <chakra.div
      display="grid"
      gridTemplateRows="1fr auto"
      minHeight="100dvh"
      background="sand"
      textStyle="sm"
    >
      <chakra.main
        alignSelf="center"
        justifySelf="center"
        width="100%"
        maxWidth="27rem"
        paddingBlock="8"
        paddingInline="4"
      >
        <Text
          display="flex"
          alignItems="center"
          gap="3"
          marginBottom="6"
          textStyle="title"
          color="bayDeep"
        >
          <Mark width="3.25rem" />
          {siteName}
        </Text>
        <chakra.div
          display="grid"
          gap="4"
          padding={{ base: "5", sm: "8" }}
          borderWidth="1px"
          borderColor="rule"
          borderRadius="10px"
          background="paper"
          boxShadow="float"
        >
          <chakra.h1 textStyle="title">Sign in to change the website</chakra.h1>
          <Text>Use the GitHub account that was invited to this website.</Text>
          <chakra.div role="alert" display="contents">
            {problem !== undefined && (
              <Text
                display="flex"
                gap="2"
                padding="3"
                borderRadius="l2"
                background="problemPale"
                color="problem"
                overflowWrap="anywhere"
              >
                <Problem />
                <span>{problem}</span>
              </Text>
            )}
          </chakra.div>
          <Button
            size="lg"
            width="100%"
            aria-disabled={waitsFor === "content" || undefined}
            onClick={byWindow}
          >
            <GithubMark />
            Sign in with GitHub
          </Button>
          <Text
            display="flex"
            alignItems="center"
            gap="3"
            textStyle="xs"
            color="fg.muted"
            _before={line}
            _after={line}
          >
            or
          </Text>
          <chakra.form display="grid" gap="3" onSubmit={byToken} noValidate>
            <Field.Root invalid={isTokenMissing}>
              <Field.Label>Paste a token</Field.Label>
              <Input
                ref={input}
                type="password"
                autoComplete="off"
                value={token}
                onChange={({ target }) => {
                  setToken(target.value);
                  setTokenMissing(false);
                }}
              />
              <Field.ErrorText>Paste a token first.</Field.ErrorText>
              <Field.HelperText>
                A key from your GitHub settings. This browser keeps it until you sign out.{" "}
                <chakra.a
                  href={tokenPage(place)}
                  target="_blank"
                  rel="noopener"
                  color="bay"
                  textDecoration="underline"
                >
                  Make a token
                </chakra.a>{" "}
                for the repository {place.repo}, with the permission “Contents: Read and write”.
              </Field.HelperText>
            </Field.Root>
            <Button
              type="submit"
              variant="outline"
              size="lg"
              width="100%"
              aria-disabled={waitsFor === "content" || undefined}
            >
              Sign in with the token
            </Button>
          </chakra.form>
          <Text role="status" textStyle="xs" color="fg.muted" _empty={{ display: "none" }}>
            {waitsFor === "window" && "Waiting for the window of GitHub…"}
            {waitsFor === "content" && "Opening the website…"}
          </Text>
        </chakra.div>
      </chakra.main>
      <chakra.footer padding="4" textAlign="center" textStyle="xs" color="fg.muted">
        No invitation yet? Ask the person who set up the website.
      </chakra.footer>
    </chakra.div>
  );
}
