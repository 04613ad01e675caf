/** Removes a fragment that cannot be decoded, such as #100%, from the address. */
function dropMalformedFragment(): void {
  try {
    decodeURI(location.hash);
  } catch {
    history.replaceState(history.state, "", location.pathname + location.search);
  }
}

// Gatsby decodes the fragment to scroll there, and would blank the page on an error. Its router reads
// the address when it is loaded and at each popstate, so this module is imported first.
dropMalformedFragment();
addEventListener("popstate", dropMalformedFragment, true);
