/** The two parts of a phone number: "(410) 555-0142", and "ext. 12" if there is an extension. */
export function phoneParts(number: string): [number: string, extension?: string] {
  const [main = "", extension] = number.split(/ (?=ext\.)/);
  return extension === undefined ? [main] : [main, extension];
}

/** The phone number for search engines: "(410) 555-0142 ext. 12" becomes "+14105550142 ext. 12". */
export function internationalNumber(number: string): string {
  const [main, ...extension] = phoneParts(number);
  return [`+1${main.replace(/\D/g, "")}`, ...extension].join(" ");
}

/**
 * The tel: link of an American phone number (RFC 3966): "(410) 555-0142 ext. 12" becomes
 * "tel:+14105550142;ext=12".
 */
export const telLink = (number: string) =>
  `tel:${internationalNumber(number).replace(" ext. ", ";ext=")}`;

/** The mailto: link of an email address (RFC 6068): "a#b@example.com" becomes "mailto:a%23b@example.com". */
export const mailLink = (address: string) =>
  `mailto:${encodeURI(address).replace(/[#?&/=]/g, encodeURIComponent)}`;
