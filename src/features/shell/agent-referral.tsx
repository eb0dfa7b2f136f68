import { useLingui } from '@lingui/react/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { pageAt } from '#src/components/kit/page-at.ts';
import { ConfirmDialog } from '#src/ui/dialog.tsx';

const page: string = '/m/agentRegister';

/** Shown to an agent instead of the referral programme [S1-334]: agents open accounts themselves. */
export function AgentReferral({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const router = useRouter();
  return (
    <ConfirmDialog
      open
      title={t`You are an agent`}
      text={t`The referral programme is for players. As an agent you open accounts for your team yourself.`}
      cancelLabel={t`Cancel`}
      submitLabel={pageAt(router, page).built ? t`Open an account` : `${t`Open an account`} (${t`soon`})`}
      onCancel={onClose}
      onSubmit={() => {
        onClose();
        void navigate({ to: page });
      }}
    />
  );
}
