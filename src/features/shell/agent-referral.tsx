import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { ConfirmDialog } from '#src/ui/dialog.tsx';

/** Shown to an agent instead of the referral programme [S1-334]: agents open accounts themselves. */
export function AgentReferral({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      open
      title={t`You are an agent`}
      text={t`The referral programme is for players. As an agent you open accounts for your team yourself.`}
      cancelLabel={t`Cancel`}
      submitLabel={t`Open an account`}
      onCancel={onClose}
      onSubmit={() => {
        onClose();
        void navigate({ to: '/m/agentRegister' });
      }}
    />
  );
}
