import { useLingui } from '@lingui/react/macro';
import ImageOff from 'lucide-react/icons/image-off';
import { useRead } from '#src/components/kit/resource-view.tsx';
import { pictureResource } from '#src/state/lobby/pictures.ts';
import { Spinner } from '#src/ui/spinner.tsx';

/** A picture of the member, loaded with their token. Fills its container; offline, or if it is deleted, it shows a notice. */
export function PrivatePicture({ id, alt }: { id: string; alt: string }) {
  const { t } = useLingui();
  const { value, status } = useRead(pictureResource, id, { onDemand: true });
  if (value !== undefined) return <img src={value} alt={alt} />;
  if (status === 'failed') return <ImageOff size={24} role="img" aria-label={t`The picture did not load`} />;
  return <Spinner label={t`Loading`} />;
}
