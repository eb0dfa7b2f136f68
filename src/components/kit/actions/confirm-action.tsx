import type { ConfirmDialogProps } from '#src/ui/dialog.tsx';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import { Confirm } from './confirm.tsx';
import type { Action } from './use-action.ts';

type ConfirmActionProps<I> = Omit<ConfirmDialogProps, 'pending' | 'onCancel' | 'onSubmit'> & {
  action: Action<I>;
  /** What the action is done with. */
  input: I;
  /** Closes the dialog when it is cancelled; the action's `done` does when it is over. */
  onClose: () => void;
};

/** Asks before an action is done; the dialog shows that it is under way, and why it was not done. */
export function ConfirmAction<I>({ action, input, onClose, children, ...dialog }: ConfirmActionProps<I>) {
  const problem = action.problem ?? action.off;
  return (
    <Confirm
      {...dialog}
      pending={action.pending}
      onCancel={() => {
        action.clear();
        onClose();
      }}
      onSubmit={() => action.run(input)}
    >
      {problem === undefined ? (
        children
      ) : (
        <>
          {children}
          <InlineAlert>{problem}</InlineAlert>
        </>
      )}
    </Confirm>
  );
}
