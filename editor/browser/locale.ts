import type { Cms, Phrases } from "./cms";

/** Decap CMS's question whether to restore a draft. */
export const draftQuestion = "Bring back what you typed here earlier?";

/** Plainer words than Decap CMS's own; they match the messages of the content check. */
const words: Phrases = {
  collection: {
    collectionTop: {
      newButton: "New %{collectionLabel}",
      newButtonAriaLabel: "New %{collectionLabel}",
    },
    sidebar: { collections: "Contents" },
    entries: { noEntries: "There are none yet." },
  },
  editor: {
    editorControlPane: {
      widget: {
        required: "%{fieldLabel} is empty; it must be filled in.",
        regexPattern: "%{fieldLabel} must be %{pattern}.",
        range: "%{fieldLabel} must be a number from %{minValue} to %{maxValue}.",
        rangeCount: "%{fieldLabel}: there must be %{minCount} to %{maxCount} of them.",
        rangeCountExact: "%{fieldLabel}: there must be exactly %{count} of them.",
        rangeMin: "%{fieldLabel}: there must be at least %{minCount} of them.",
        rangeMax: "%{fieldLabel}: there may be at most %{maxCount} of them.",
      },
    },
    editor: {
      onLeavePage: "You have unsaved changes. Leave and throw them away?",
      // confirmBoxes.ts puts the name of the entry into these, and answers the last one.
      onDeletePublishedEntry: "Delete this entry from the website?",
      onDeleteWithUnsavedChanges:
        "Delete this entry from the website, and your unsaved changes with it?",
      confirmLoadBackup: draftQuestion,
      // Our own: a patch in decapScript.ts asks this.
      onReplaceDraft:
        "You typed a new entry and did not save it. A copy replaces it. Make the copy and lose what you typed?",
    },
    editorToolbar: {
      backCollection: "Back to %{collectionLabel}",
      publish: "Save",
      publishing: "Saving…",
      published: "Saved",
      publishNow: "Save now",
      publishAndCreateNew: "Save and start a new one",
      publishAndDuplicate: "Save and make a copy",
      duplicate: "Make a copy",
      deleteEntry: "Delete",
      unsavedChanges: "Not saved yet",
    },
    editorWidgets: {
      list: { add: "Add %{item} at the end" },
      image: {
        choose: "Choose a picture",
        chooseDifferent: "Choose another picture",
        remove: "Remove the picture",
      },
    },
  },
  mediaLibrary: {
    mediaLibrary: { onDelete: "Delete this picture?" },
    mediaLibraryModal: {
      images: "Pictures",
      mediaAssets: "Pictures",
      noAssetsFound: "There are no pictures yet.",
      noImagesFound: "There are no pictures yet.",
    },
  },
  ui: {
    toast: {
      onFailToLoadEntries: "This cannot be opened: %{details}",
      onFailToPersist: "Not saved. The reason is at the bottom of the page.",
      onFailToDelete: "Not deleted. The reason is at the bottom of the page.",
      missingRequiredField: "Not saved yet. The reason is at the bottom of the page.",
      entrySaved: "Saved",
    },
  },
};

/** Overrides words of the configured language. Decap CMS keeps its English for the rest. */
export const registerWords = (cms: Cms): void => cms.registerLocale("en-US", words);
