import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { IconButton } from './icon-button.tsx';

type PauseLabels = { pause: string; play: string };

type PauseButtonProps = { labels: PauseLabels; paused: boolean; onChange: (paused: boolean) => void };

/** Pauses and resumes a part that moves by itself (WCAG 2.2.2). */
export function PauseButton({ labels, paused, onChange }: PauseButtonProps) {
  const Icon = paused ? Play : Pause;
  return (
    <IconButton label={paused ? labels.play : labels.pause} onClick={() => onChange(!paused)}>
      <Icon size={16} fill="currentColor" />
    </IconButton>
  );
}
