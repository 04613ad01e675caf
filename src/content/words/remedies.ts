/** The usual messages of machines and of programs that we start, each with a remedy. */
const remedies: readonly (readonly [RegExp, string])[] = [
  [
    /inotify|file watchers/i,
    "This system watches too many files. Close other programs, or raise fs.inotify.max_user_watches.",
  ],
  [/\bENOSPC\b|no space left/i, "The disk is full. Free some space, then save again."],
  [
    /\bEDQUOT\b|quota exceeded/i,
    "Your share of the disk is used up. Free some space, then save again.",
  ],
  [
    /\b(EMFILE|ENFILE)\b|too many open files/i,
    "Too many files are open. Close other programs, or raise the limit (ulimit -n 4096) and start again.",
  ],
  [
    /\bENOMEM\b|cannot allocate memory|heap out of memory/i,
    "There is too little memory. Close other programs, or use a machine with more of it.",
  ],
  [
    /\bEAGAIN\b.*spawn|spawn.*\bEAGAIN\b/i,
    "Too many programs are running. Close some, and save again.",
  ],
  [/\bEROFS\b|read-only file system/i, "The disk is read-only. Make it writable, then save again."],
  [/\bEIO\b|input\/output error/i, "The disk reports an error. Copy the project to another disk."],
  [
    /could not load the "sharp" module|"@esbuild\/[^"]+" could not be found|host version .* does not match binary version|invalid ELF header|ERR_DLOPEN_FAILED|for another platform/i,
    "The packages belong to another machine or version. Run npm ci on this one, and start again.",
  ],
  [
    /cannot find (module|package) ['"](?![./])|\bERR_MODULE_NOT_FOUND\b/i,
    "A package is missing. Run npm ci, and start again.",
  ],
];

/** The remedy for a message of the machine or of a program; undefined for an unusual message. */
export const remedyOf = (said: string): string | undefined =>
  remedies.find(([pattern]) => pattern.test(said))?.[1];
