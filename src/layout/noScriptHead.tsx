import { breakpoints } from "../theme/breakpoints";

// The Services menu opens at focus, and the phone menu's button makes room for a link to the
// footer's pages.
const styles =
  "#services-menu:focus-within,button:focus+#services-menu{opacity:1;visibility:visible}" +
  `.menu-button{display:none!important}@media(min-width:${breakpoints.xl}){.menu-link{display:none}}`;

/** The menus' styles for visitors without scripts: in the head, the only place HTML gives them. */
export const noScriptHead = () => (
  <noscript key="no-script">
    <style dangerouslySetInnerHTML={{ __html: styles }} />
  </noscript>
);
