// Head elements of the style sheets in static/, which weigh on no page.

/** For paper: no visitor waits for it. */
export const printStyle = <link key="print" rel="stylesheet" href="/print.css" media="print" />;

/** For visitors without scripts: the menus. */
export const noScriptStyle = (
  <noscript key="no-scripts">
    <link rel="stylesheet" href="/no-scripts.css" />
  </noscript>
);
