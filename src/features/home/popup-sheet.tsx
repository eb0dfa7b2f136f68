import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { useAtomValue, useStore } from 'jotai';
import { type TouchEvent, useEffect, useRef, useState } from 'react';
import type { Announcement } from '#src/contract/lobby/announcements.schema.ts';
import { popupAutoplay } from '#src/contract/core/limits.ts';
import { readAnnouncement } from '#src/state/lobby/mark-announcement-read.ts';
import { whiteLabelAtom } from '#src/state/site/site.ts';
import { SafeHtml } from '#src/ui/html.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { PauseButton } from '#src/ui/pause-button.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { useHold } from '#src/ui/use-hold.ts';
import { useInterval } from '#src/ui/use-interval.ts';
import { usePageVisible } from '#src/ui/use-page-visible.ts';
import { useReducedMotion } from '#src/ui/use-reduced-motion.ts';
import { PopupActions } from './popup-actions.tsx';
import s from './popup-sheet.module.css';

type PopupSheetProps = { open: boolean; items: readonly Announcement[]; onClose: () => void };

/** Horizontal distance of a swipe that turns the page; px. */
const swipeOver = 48;

/**
 * Announcements one after the other: title, content, arrows when there are several [S1-181, S1-182], a close button [S1-183] and
 * an action. Mandatory ones can be closed on the last page only [S1-292].
 */
export function PopupSheet({ open, items, onClose }: PopupSheetProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const store = useStore();
  const told = useRef(new Set<string>());
  const autoplay = useAtomValue(whiteLabelAtom)?.flags['popupAutoplay'] === true;
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  const hold = useHold();
  const visible = usePageVisible();
  const still = useReducedMotion();
  const from = useRef<{ x: number; y: number } | null>(null);
  const count = items.length;
  const here = Math.min(index, count - 1);
  const position = here + 1;
  const item = items[here];
  const forced = items.some(({ force }) => force);
  const moves = autoplay && count > 1 && !still;

  useInterval(open && moves && !paused && !hold.held && visible, popupAutoplay, () => setIndex((here + 1) % count));
  // Showing an announcement to a member marks it as read.
  const unread = open && item?.read === false ? item.id : undefined;
  useEffect(() => {
    if (unread === undefined || told.current.has(unread)) return;
    told.current.add(unread);
    readAnnouncement(store, unread);
  }, [unread, store]);
  // The merchant's styles and scripts depend on this class [S1-293].
  useEffect(() => {
    document.body.classList.toggle('popup-on', open);
    return () => document.body.classList.remove('popup-on');
  }, [open]);

  const close = () => (forced && here < count - 1 ? setIndex(here + 1) : onClose());
  const leave = (path: string) => {
    onClose();
    void navigate({ href: path });
  };
  const grip = ({ touches }: TouchEvent) => {
    const touch = touches[0];
    hold.props.onTouchStart();
    from.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
  };
  const swipe = ({ changedTouches }: TouchEvent) => {
    const touch = changedTouches[0];
    hold.props.onTouchEnd();
    if (!touch || !from.current) return;
    const [across, down] = [touch.clientX - from.current.x, touch.clientY - from.current.y];
    if (Math.abs(across) < swipeOver || Math.abs(across) < Math.abs(down)) return;
    setIndex(Math.max(0, Math.min(count - 1, here - Math.sign(across))));
  };
  if (!item) return null;
  return (
    <Sheet
      open={open}
      onClose={close}
      title={item.title}
      closeLabel={t`Close`}
      footer={
        <>
          <PopupActions about={item.promotionType} onLeave={leave} />
          {count > 1 && (
            <div className={s.pages}>
              <Pager
                count={count}
                index={here}
                onChange={setIndex}
                labels={{
                  previous: t`Previous announcement`,
                  next: t`Next announcement`,
                  position: t`${position} of ${count}`,
                }}
              />
              {moves && (
                <PauseButton
                  labels={{ pause: t`Pause the announcements`, play: t`Resume the announcements` }}
                  paused={paused}
                  onChange={setPaused}
                />
              )}
            </div>
          )}
        </>
      }
    >
      <div className={s.page} {...hold.props} onTouchStart={grip} onTouchEnd={swipe}>
        <SafeHtml key={item.id} html={item.content} onNavigate={leave} scale />
      </div>
    </Sheet>
  );
}
