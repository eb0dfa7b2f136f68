import type { ConfirmDialogProps } from '#src/ui/dialog.tsx';
import { InlineAlert } from '#src/ui/inline-alert.tsx';
import { Confirm } from './confirm.tsx';
import type { Action } from './use-action.ts';

type ConfirmActionProps<I> = Omit<ConfirmDialogProps, 'pending' | 'onCancel' | 'onSubmit'> & {
  action: Action<I>;
  /** The action's input. */
  input: I;
  /** Called on cancel; after success the action's `done` closes the dialog. */
  onClose: () => void;
};

/** Asks for confirmation before an action; the dialog shows its progress and its failure. */
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
