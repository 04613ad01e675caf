import * as z from "zod";

// The page's policy forbids code from texts. By default, zod tries such code, and the browser's console
// reports the violation. main.tsx imports this file before the content model, whose schemas read the setting.
z.config({ jitless: true });
