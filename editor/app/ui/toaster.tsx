import { createToaster, Toast, Toaster as ChakraToaster } from "@chakra-ui/react/toast";
import { Portal } from "@chakra-ui/react/portal";

/** Shows messages for some seconds at the bottom of the screen. */
export const toaster = createToaster({
  placement: "bottom",
  duration: 8000,
  pauseOnPageIdle: true,
  // Messages are above the bottom bar of small windows.
  offsets: { bottom: "4.75rem", top: "1rem", left: "1rem", right: "1rem" },
});

export function Toaster() {
  return (
    <Portal>
      <ChakraToaster toaster={toaster} insetInline={{ mdDown: "4" }}>
        {({ title, description, action, closable = true }) => (
          <Toast.Root
            width={{ md: "sm" }}
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
