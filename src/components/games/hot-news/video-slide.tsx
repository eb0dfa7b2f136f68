import { useLingui } from '@lingui/react/macro';
import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import type { Banner } from '#src/contract/lobby/announcements.schema.ts';
import { usePicture } from '#src/platform/device/picture-origin.ts';
import { cx } from '#src/ui/class-names.ts';
import art from '#src/ui/art-scene.module.css';
import s from './hot-news.module.css';
import { commandVideo } from './video-address.ts';

/** A poster, replaced by the video on tap: no request to the video's site before that [S1-157]. */
export function VideoSlide({ banner: { url, eyebrow, title, text }, address }: { banner: Banner; address: string }) {
  const { t } = useLingui();
  const poster = usePicture(url);
  const [tapped, setTapped] = useState(false);
  if (tapped) {
    return (
      <iframe
        className={cx(art.scene, s.video)}
        src={address}
        title={title}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin"
        sandbox="allow-scripts allow-same-origin allow-presentation"
        onLoad={(event) => commandVideo(event.currentTarget, 'playVideo')}
      />
    );
  }
  return (
    <button type="button" className={cx(art.scene, s.poster)} onClick={() => setTapped(true)}>
      <img src={poster} alt="" loading="lazy" />
      <span className="sr-only">{t`Watch the video`} </span>
      <span className={s.text}>
        {eyebrow && <small>{eyebrow}</small>}
        <strong>{title}</strong>
        {text && <span>{text}</span>}
      </span>
      <span className={s.play}>
        <Play size={24} />
      </span>
    </button>
  );
}
