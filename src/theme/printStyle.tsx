/** The head element for paper: styles in a file of their own, which no visitor waits for. */
export const printStyle = <link key="print" rel="stylesheet" href="/print.css" media="print" />;
