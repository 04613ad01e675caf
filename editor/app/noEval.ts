import * as z from "zod";

// The page's policy forbids code from texts. By default, zod tries whether this is so, and the
// browser's console reports each try. Imported before the content model, whose schemas decide it.
z.config({ jitless: true });
