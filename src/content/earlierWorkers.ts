/**
 * The usual names of the service workers that answer requests: of Workbox, Gatsby, Next and Nuxt; of
 * Create React App, Vue and SvelteKit; of hand-written ones; of Angular; of WordPress's two plugins. An
 * earlier website at the same domain may have left one in visitors' browsers. The site publishes a
 * script at each name that removes it.
 */
export const earlierWorkers = [
  "sw.js",
  "service-worker.js",
  "serviceworker.js",
  "ngsw-worker.js",
  "superpwa-sw.js",
  "pwa-sw.js",
] as const;
