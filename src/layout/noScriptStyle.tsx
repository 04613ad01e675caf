/** The head element for visitors without scripts: styles of the menus, in a file of their own. */
export const noScriptStyle = (
  <noscript key="no-scripts">
    <link rel="stylesheet" href="/no-scripts.css" />
  </noscript>
);
