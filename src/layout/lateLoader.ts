import { breakpoints } from "../theme/breakpoints";
import { firstSigns } from "./hydrateLate";

/** How long the first view, once it is there, has the network and the processor for itself, in ms. */
const pause = 500;

/**
 * Asks for the later styles (fonts, paper, wide screens) and a phone's further pictures (see
 * globalStyles.ts) once the photograph of the first view is there and painted, and for the page's
 * scripts a little later, or for all at the visitor's first move: a slow network carries one thing
 * after the other. At the first move the end of the page, where the scripts are named, may not be
 * there yet. A wide screen needs its styles before it paints. Written as browsers read it.
 */
export const lateLoader = [
  "(()=>{",
  "const d=document,page=d.documentElement,",
  'styles=d.getElementById("late").textContent,',
  'dress=()=>{if(page.className){page.className="";',
  'd.head.insertAdjacentHTML("beforeend",styles)}},',
  "load=()=>{",
  "dress();",
  'if(d.readyState==="loading")d.addEventListener("DOMContentLoaded",load);',
  'else for(const named of d.querySelectorAll("script[data-src]"))',
  'named.replaceWith(Object.assign(d.createElement("script"),',
  "{src:named.dataset.src,async:false}))};",
  "window.pagePath=d.currentScript.dataset.page;",
  `if(matchMedia("(min-width:${breakpoints.md})").matches)d.write(styles);else page.className="bare";`,
  `for(const sign of${JSON.stringify(firstSigns)})`,
  "addEventListener(sign,load,{once:true,passive:true});",
  `addEventListener("load",()=>{requestAnimationFrame(()=>setTimeout(dress));setTimeout(load,${pause})})`,
  "})()",
].join("");
