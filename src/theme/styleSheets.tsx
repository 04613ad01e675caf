// Head elements for the style sheets in static/, which are separate files to keep the pages small.

/** The styles for print. They do not block the page. */
export const printStyle = <link key="print" rel="stylesheet" href="/print.css" media="print" />;

/** The menus for visitors without scripts. */
export const noScriptStyle = (
  <noscript key="no-scripts">
    <link rel="stylesheet" href="/no-scripts.css" />
  </noscript>
);
