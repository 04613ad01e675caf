import { readFileSync } from "node:fs";

/** A fault of Decap CMS, and what stands in its built script in place of the code that has it. */
export type Mend = { what: string; faulty: string; mended: string };

/** What is mended in the script, which has no seam for it. The version is pinned in package.json. */
export const mends: readonly Mend[] = [
  {
    // It looks for what it knows of the entries that an item names by the item itself, and a text is
    // no place in a map: an error, and the item stays. Of an item that is gone nothing need be known.
    what: "the × of a list whose items are references",
    faulty: "h=i&&!i.isEmpty()?{[d]:i.removeIn(p)}:i,",
    mended: "h=void 0,",
  },
  {
    // It waits until the list of pictures is loaded, and then looks into what it knew before.
    what: "the pictures to choose from in a new form that a reload has opened",
    faulty: "h=await d.processEntry(c,e,h),n(",
    mended: "h=await d.processEntry(r(),e,h),n(",
  },
  {
    // In milliseconds from the last key on: less than passes between the keys of who types fast, for
    // as long as nobody pauses, nothing is kept.
    what: "how long typed words wait until they are kept as a draft",
    faulty: "this.props.persistLocalBackup(e,t)},2e3)",
    mended: "this.props.persistLocalBackup(e,t)},30)",
  },
  {
    // It reads every picture that there is anew for each draft, though it has them at hand. Until that
    // is done, what was typed is not kept.
    what: "the pictures of a draft, which are at hand",
    faulty: 'if(e.url?.startsWith("blob:")){const t=await fetch',
    mended: 'if(!e.file&&e.url?.startsWith("blob:")){const t=await fetch',
  },
  {
    // It looks for every picture right in the folder of pictures, whatever folder its path names, and
    // shows none for those below. The path begins with "images/", the public_folder of its settings.
    what: "where a picture of a lower folder is read",
    faulty: "return(0,aa.join)(o,Vo(r))",
    mended: 'return(0,aa.join)(o,r.startsWith("images/")?r.slice(7):Vo(r))',
  },
  {
    // It takes the answer of a log-in out of the address before it looks whether there is one, and
    // with it the place of the entry that a bookmark or a reload opens.
    what: "the place of an entry that is opened by its address on a host",
    faulty:
      'if(window.history.replaceState(null,"",document.location.pathname),!t.has("code")&&!t.has("error"))return;',
    mended:
      'if(!t.has("code")&&!t.has("error"))return;window.history.replaceState(null,"",document.location.pathname);',
  },
  {
    // Ours is beside the form; its own would have to be made by the git host.
    what: "the button that looks for a preview of Decap CMS's own",
    faulty: "{url:i,status:o,isFetching:a}=t;if(o)return",
    mended: "{url:i,status:o,isFetching:a}=t;if(!1)return",
  },
];

/**
 * Puts each mend in its place.
 * @throws Error where a place is not there exactly once, as after an update of Decap CMS
 */
export function withMends(script: string, all: readonly Mend[]): string {
  return all.reduce((text, { what, faulty, mended }) => {
    const [start, end, ...others] = text.split(faulty);
    if (start === undefined || end === undefined || others.length > 0)
      throw new Error(
        `Decap CMS has changed: ${what} cannot be mended. See editor/page/decapScript.ts.`,
      );
    return start + mended + end;
  }, script);
}

/** The script of Decap CMS as it is sent. */
export function decapScript(): Buffer {
  const file = require.resolve("decap-cms/dist/decap-cms.js");
  return Buffer.from(withMends(readFileSync(file, "utf8"), mends));
}
