import { createToaster, Toast, Toaster as ChakraToaster } from "@chakra-ui/react/toast";
import { Portal } from "@chakra-ui/react/portal";

/** Says what happened, for some seconds, at the bottom of the screen. */
export const toaster = createToaster({
  placement: "bottom",
  duration: 8000,
  pauseOnPageIdle: true,
});

export function Toaster() {
  return (
    <Portal>
      <ChakraToaster toaster={toaster} insetInline={{ mdDown: "4" }}>
        {({ title, description, action, closable = true }) => (
          <Toast.Root width={{ md: "sm" }} background="bayDeep" color="paper">
            <Toast.Indicator />
            <div>
              <Toast.Title>{title}</Toast.Title>
              {description ? (
                <Toast.Description whiteSpace="pre-line">{description}</Toast.Description>
              ) : null}
            </div>
            {action ? <Toast.ActionTrigger>{action.label}</Toast.ActionTrigger> : null}
            {closable ? <Toast.CloseTrigger /> : null}
          </Toast.Root>
        )}
      </ChakraToaster>
    </Portal>
  );
}
