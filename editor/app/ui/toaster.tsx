import { createToaster, Toast, Toaster as ChakraToaster } from "@chakra-ui/react/toast";
import { Portal } from "@chakra-ui/react/portal";

/** The time after which a usual message passes, in ms. */
const usualMs = 12_000;

const shown = createToaster({
  placement: "bottom",
  duration: usualMs,
  pauseOnPageIdle: true,
  // Messages are above the bottom bar of small windows.
  offsets: { bottom: "4.75rem", top: "1rem", left: "1rem", right: "1rem" },
});

type Kind = "passing" | "lasting";

const last = new Map<Kind, string>();

/** Removes the message of a kind: by default, the message that passes by itself. */
function clear(kind: Kind = "passing"): void {
  const id = last.get(kind);
  if (id !== undefined) shown.remove(id);
  last.delete(kind);
}

/**
 * Shows messages at the bottom of the screen, so that they cover little: at most one that passes after some
 * seconds, and one that stays longer. A new message replaces the last one of its kind.
 */
export const toaster = {
  create(message: Parameters<typeof shown.create>[0]): void {
    const kind = (message.duration ?? usualMs) > usualMs ? "lasting" : "passing";
    clear(kind);
    last.set(kind, shown.create(message));
  },
  clear,
  /** Takes away all messages at once. */
  remove: () => shown.remove(),
};

export function Toaster() {
  return (
    <Portal>
      {/* Menus, the drawer and dialogs are above the messages. */}
      <ChakraToaster
        toaster={shown}
        insetInline={{ mdDown: "4" }}
        css={{ zIndex: "10 !important" }}
      >
        {({ title, description, action, closable = true }) => (
          <Toast.Root
            width={{ md: "sm" }}
            paddingBlock={{ base: "2", lg: "4" }}
            background="bayDeep"
            color="paper"
            outline="1px solid {colors.field}"
          >
            <Toast.Indicator />
            <div>
              <Toast.Title>{title}</Toast.Title>
              {description ? (
                <Toast.Description whiteSpace="pre-line">{description}</Toast.Description>
              ) : null}
            </div>
            {action ? (
              <Toast.ActionTrigger whiteSpace="nowrap" flexShrink="0">
                {action.label}
              </Toast.ActionTrigger>
            ) : null}
            {closable ? <Toast.CloseTrigger /> : null}
          </Toast.Root>
        )}
      </ChakraToaster>
    </Portal>
  );
}
