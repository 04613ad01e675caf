/**
 * Removes the service workers that an earlier website at this domain has left in the browser. A worker could
 * show old pages. If a worker shows an old page in place of this one, this code does not run. In that case,
 * the scripts of gatsby-plugin-site-files remove the worker.
 */
export function removeEarlierWorkers(): void {
  // Browsers have no service workers without HTTPS.
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.getRegistrations().then(
    (all) => all.forEach((each) => void each.unregister()),
    () => undefined, // A browser that stores nothing refuses.
  );
}
