/**
 * Stands in for Chakra's reset of all browsers' styles (1.2 KB): the theme says `preflight: false`
 * and has global styles of its own.
 */
export const createPreflight = () => ({});
