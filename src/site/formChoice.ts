/** A choice of the contact form, and the service pages that it stands for. */
type FormChoice = {
  readonly value: string;
  readonly pages?: readonly { readonly address: string }[] | null;
};

/**
 * The choice of the contact form that stands for a service page. Links to the form carry the choice's value.
 * @param address of the service page: "/services/kitchens"
 * @returns the value of the choice; undefined if no choice stands for the page
 */
export const formChoiceOf = (choices: readonly FormChoice[], address: string): string | undefined =>
  choices.find(({ pages }) => pages?.some((page) => page.address === address))?.value;
