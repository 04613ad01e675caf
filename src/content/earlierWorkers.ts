/**
 * The usual file names of service workers: of Workbox, Gatsby, Next and Nuxt; of Create React App, Vue and
 * SvelteKit; of hand-written workers; of Angular; of two WordPress plugins. An earlier website at the same
 * domain may have left a worker in visitors' browsers. The site publishes a script at each of these names,
 * and the script removes the worker.
 */
export const earlierWorkers = [
  "sw.js",
  "service-worker.js",
  "serviceworker.js",
  "ngsw-worker.js",
  "superpwa-sw.js",
  "pwa-sw.js",
] as const;
