import { honeypotField } from "./requestFields";

type Delivery = { readonly address: string; readonly formName?: string | null };

type Options = {
  /** The page the form is on. */
  page?: string;
  /** Aborts when it has taken too long. */
  limit?: AbortSignal;
};

const timeoutMs = 20_000;

function timeLimit(): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), timeoutMs);
  return controller.signal;
}

/** What is sent, as a browser by itself sends a form: every service reads that. */
function requestOf(typed: FormData, page: string, formName?: string | null): URLSearchParams {
  const body = new URLSearchParams();
  if (formName) body.set("form-name", formName);
  for (const [name, value] of typed) if (typeof value === "string") body.set(name, value);
  body.set("page", page);
  return body;
}

/**
 * Posts a quote request, and answers whether it was accepted for certain. Only a success status says
 * so: a redirect may lead to a page of thanks as well as to one of regrets, and what is found there
 * says nothing of what was posted. It is not followed either, so that nothing typed goes elsewhere.
 */
export async function deliver(
  { address, formName }: Delivery,
  typed: FormData,
  { page = location.pathname, limit = timeLimit() }: Options = {},
): Promise<boolean> {
  if (typed.get(honeypotField)) return false;
  try {
    const { ok } = await fetch(address, {
      method: "POST",
      body: requestOf(typed, page, formName),
      // Asked so, form services answer with a status in place of a redirect.
      headers: { Accept: "application/json" },
      credentials: "omit",
      redirect: "manual",
      signal: limit,
    });
    return ok;
  } catch {
    return false;
  }
}
