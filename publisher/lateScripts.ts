/** How long the first view, once it is there, has the network and the processor for itself, in ms. */
const pause = 500;

/**
 * Asks for the page's scripts once everything of the first view is there, or at the visitor's first
 * move: the photograph and the fonts need not share a slow network with them. At the first move the
 * end of the page, where the scripts are named, may not be there yet. Written as browsers read it.
 */
export const scriptLoader = [
  "(()=>{",
  'const d=document,signs=["pointerdown","keydown","focusin","touchstart","scroll"],',
  "load=()=>{",
  'if(d.readyState==="loading"){d.addEventListener("DOMContentLoaded",load);return}',
  "for(const sign of signs)removeEventListener(sign,load);",
  'for(const named of d.querySelectorAll("script[data-src]")){',
  'const script=d.createElement("script");script.src=named.dataset.src;named.replaceWith(script)}};',
  "for(const sign of signs)addEventListener(sign,load,{passive:true});",
  `addEventListener("load",()=>setTimeout(load,${pause}))`,
  "})()",
].join("");

const loaderTag = `<script id="script-loader">${scriptLoader}</script>`;

/** The scripts that Gatsby names at the end of a page. */
const gatsbysScript = /<script src="(\/[^"]+)" async><\/script>/g;

/** A page whose scripts come late. One that was done before comes back as it is. */
export function withLateScripts(html: string): string {
  const page = html.replace(gatsbysScript, '<script data-src="$1"></script>');
  if (page === html || page.includes(loaderTag)) return page;
  return page.replace("</head>", () => `${loaderTag}</head>`);
}
