/** Takes a fragment that cannot be read, such as #100%, out of the address. It names no place. */
function dropMalformedFragment(): void {
  try {
    decodeURI(location.hash);
  } catch {
    history.replaceState(history.state, "", location.pathname + location.search);
  }
}

// Gatsby decodes the fragment to scroll there, and would blank the page. Its router reads the
// address as it is loaded, and at each popstate: this comes first, if it is imported first.
dropMalformedFragment();
addEventListener("popstate", dropMalformedFragment, true);
