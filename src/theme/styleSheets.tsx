// Head elements for the style sheets in static/, which are separate files to keep the pages small.

/** For print. It does not block the page. */
export const printStyle = <link key="print" rel="stylesheet" href="/print.css" media="print" />;

/** For visitors without scripts: the menus. */
export const noScriptStyle = (
  <noscript key="no-scripts">
    <link rel="stylesheet" href="/no-scripts.css" />
  </noscript>
);
