/** Removes a fragment that cannot be decoded, such as #100%, from the address. */
function dropMalformedFragment(): void {
  try {
    decodeURI(location.hash);
  } catch {
    history.replaceState(history.state, "", location.pathname + location.search);
  }
}

// Gatsby decodes the fragment to scroll to its target, and would blank the page after an error. Gatsby's
// router reads the address on load and at each popstate, so this module must be imported before the router.
dropMalformedFragment();
addEventListener("popstate", dropMalformedFragment, true);
