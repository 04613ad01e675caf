import { honeypotField } from "./fieldNames";

type Delivery = { readonly address: string; readonly formName?: string | null };

const timeoutMs = 20_000;

/** A value without spaces at its ends, and without the invisible marks of numbers copied from contacts. */
const tidied = (value: string) => value.replaceAll(/\p{Bidi_Control}/gu, "").trim();

/** The request in the format of a browser's own form, which every form service accepts. */
function requestOf(typed: FormData, page: string, formName?: string | null): URLSearchParams {
  const body = new URLSearchParams();
  if (formName) body.set("form-name", formName);
  for (const [name, value] of typed) if (typeof value === "string") body.set(name, tidied(value));
  body.set("page", page);
  return body;
}

/**
 * Posts a quote request. Returns true only for a success status: nothing else proves that the service has
 * accepted the request. A redirect is a failure: it may lead to an error page, or send the request elsewhere.
 * @param page the path of the form's page
 */
export async function deliver(
  { address, formName }: Delivery,
  typed: FormData,
  page: string,
): Promise<boolean> {
  if (typed.get(honeypotField)) return false;
  try {
    const { ok } = await fetch(address, {
      method: "POST",
      body: requestOf(typed, page, formName),
      // With this header, form services answer with a status instead of a redirect.
      headers: { Accept: "application/json" },
      credentials: "omit",
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    return ok;
  } catch {
    return false;
  }
}
