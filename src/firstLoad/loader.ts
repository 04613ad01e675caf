import { breakpoints } from "../theme/breakpoints";
import { firstSigns } from "./hydrateOnIdle";

/** What a browser needs, once all of the first view is there, to paint it, in ms. */
const pause = 100;

/**
 * Brings a phone what can wait, one thing after the other, so that neither a slow network nor a slow
 * processor keeps the first view: once that is painted, both fonts, which are swapped in together;
 * then, band by band, what stands further down and was not laid out (see globalStyles.ts); then the
 * pictures there, and the scripts. At the visitor's first move all of it comes at once; the end of
 * the page, where the scripts are named, may not be there yet. Who has a wide screen or asks for a
 * part of the page needs all of it before anything is painted. Written as browsers read it.
 */
export const lateLoader = [
  "(()=>{",
  "const d=document,page=d.documentElement,",
  "make=(tag,facts)=>Object.assign(d.createElement(tag),facts),",
  'reveal=()=>{const band=d.querySelector(".band:not([style])");',
  'if(band){band.style.contentVisibility="visible";requestAnimationFrame(reveal)}',
  'else{page.className="";load()}},',
  'dress=()=>{if(late){d.head.insertAdjacentHTML("beforeend",late);late="";reveal()}},',
  "fonts=()=>Promise.all(late.match(/[^(]+woff2/g).map(href=>new Promise(done=>",
  'd.head.append(make("link",{rel:"preload",as:"font",crossOrigin:"",href,onload:done,onerror:done})',
  ")))).then(dress),",
  "load=()=>{",
  "dress();",
  'if(d.readyState==="loading")d.addEventListener("DOMContentLoaded",load);',
  'else for(const named of d.querySelectorAll("script[data-src]"))',
  'named.replaceWith(make("script",{src:named.dataset.src,async:false}))};',
  'let late=d.getElementById("late").textContent;',
  "window.pagePath=d.currentScript.dataset.page;",
  `if(matchMedia("(min-width:${breakpoints.md})").matches||location.hash)`,
  '{d.write(late);late=""}else page.className="bare";',
  `for(const sign of${JSON.stringify(firstSigns)})`,
  "addEventListener(sign,load,{once:true,passive:true});",
  `addEventListener("load",()=>setTimeout(()=>late?fonts():load(),${pause}))`,
  "})()",
].join("");
