/**
 * Removes the service workers that an earlier website at this domain has left in the browser, and that
 * let this page through. They could keep its pages. Those that do not let it through:
 * gatsby-plugin-site-files.
 */
export function removeEarlierWorkers(): void {
  // Browsers have none without HTTPS.
  if (!("serviceWorker" in navigator)) return;
  navigator.serviceWorker.getRegistrations().then(
    (all) => all.forEach((each) => void each.unregister()),
    () => undefined, // A browser that keeps nothing refuses.
  );
}
