import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { ConfirmDialog } from '#src/ui/dialog.tsx';

/** What an agent sees in the place of the referral programme [S1-334]: he opens accounts himself. */
export function AgentReferral({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      open
      title={t`You are an agent`}
      text={t`The referral programme is for players. As an agent you open accounts for your team yourself.`}
      cancelLabel={t`Cancel`}
      submitLabel={t`Open an account (soon)`}
      onCancel={onClose}
      onSubmit={() => {
        onClose();
        void navigate({ to: '/$', params: { _splat: 'm/agentRegister' } });
      }}
    />
  );
}
