import { useState } from 'react';
import Heart from 'lucide-react/icons/heart';
import Key from 'lucide-react/icons/key-round';
import Play from 'lucide-react/icons/play';
import X from 'lucide-react/icons/x';
import { AgeLimit } from '#src/ui/age-limit.tsx';
import { UpdatedMark } from '#src/ui/updated-mark.tsx';
import { Avatar } from '#src/ui/avatar.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Button, buttonClass, type ButtonVariant } from '#src/ui/button.tsx';
import { Chip, FilterChip } from '#src/ui/chip.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Pager, PagerDots } from '#src/ui/pager.tsx';
import { SegmentedNav, Segmented, segmentClass } from '#src/ui/segmented.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { GallerySection, Row, Scene } from './gallery-section.tsx';

const variants: readonly ButtonVariant[] = ['brand', 'play', 'danger', 'line', 'soft', 'text'];
const tabs = ['Popular', 'Slots', 'Fishing', 'Live', 'PVP', 'Favourites', 'Lottery'].map((label) => ({
  id: label,
  label,
}));
const classes = ['All', 'New', 'Popular', 'Recent'].map((label) => ({ id: label, label }));

export function GalleryControls() {
  const [language, setLanguage] = useState('pt');
  const [tab, setTab] = useState('Slots');
  const [kind, setKind] = useState('All');
  const [vendor, setVendor] = useState(1);
  const [page, setPage] = useState(0);
  return (
    <>
      <GallerySection title="Buttons">
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </Row>
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} pending>
              {variant}
            </Button>
          ))}
        </Row>
        <Row>
          <Button disabled>Disabled</Button>
          <Button variant="line" aria-disabled="true">
            Off, with a reason
          </Button>
          <Button compact>Compact</Button>
          <a className={buttonClass({ variant: 'play' })} href="#link">
            A link
          </a>
        </Row>
        <Row>
          <Button big wide>
            Log in
          </Button>
          <Button variant="line" big wide>
            <Key size={20} />
            Log in with a passkey
          </Button>
        </Row>
      </GallerySection>
      <GallerySection title="Icon buttons, badge, spinner, avatar, age">
        <Row>
          <IconButton label="Close">
            <X size={20} />
          </IconButton>
          <IconButton label="Play" variant="play">
            <Play size={20} fill="currentColor" />
          </IconButton>
          <IconButton label="Play, off" variant="play" disabled>
            <Play size={20} fill="currentColor" />
          </IconButton>
          <IconButton label="Play softly" variant="soft">
            <Play size={20} fill="currentColor" />
          </IconButton>
          <IconButton label="Keep" variant="art">
            <Heart size={20} />
          </IconButton>
          <Badge meaning="unread">3</Badge>
          <Badge meaning="unread">99+</Badge>
          <Spinner label="Loading" />
          <Spinner large />
          <Avatar name="marina.costa" />
          <Avatar name="Rafael" large />
          <UpdatedMark text="12 min ago" />
        </Row>
        <AgeLimit age="21+">Only for people of 21 and more. Play for fun and with a limit.</AgeLimit>
      </GallerySection>
      <GallerySection title="Segmented: radios and links">
        <Row>
          <Segmented
            label="Language"
            value={language}
            onChange={setLanguage}
            segments={[
              { value: 'pt', label: 'PT', name: 'Português', lang: 'pt' },
              { value: 'en', label: 'EN', name: 'English', lang: 'en' },
            ]}
          />
        </Row>
        <SegmentedNav label="Access" full>
          <a className={segmentClass()} href="#login" aria-current="page">
            Log in
          </a>
          <a className={segmentClass()} href="#register">
            Register
          </a>
        </SegmentedNav>
      </GallerySection>
      <GallerySection title="Tabs: links, and a quiet row of buttons" bleed>
        <Tabs
          label="Categories"
          tabs={tabs}
          active={tab}
          renderLink={({ id, label }, props) => (
            <a
              key={id}
              href={`#${id}`}
              {...props}
              onClick={(event) => {
                event.preventDefault();
                setTab(id);
              }}
            >
              {label}
            </a>
          )}
        />
        <Tabs label="Classes" variant="quiet" tabs={classes} active={kind} onSelect={setKind} />
      </GallerySection>
      <GallerySection title="Chips">
        <Row>
          {['All', 'Abissal', 'Lunar Sete'].map((name, i) => (
            <Chip key={name} pressed={vendor === i} picture={i > 0 && <Scene />} onClick={() => setVendor(i)}>
              {name}
            </Chip>
          ))}
          {vendor > 0 && (
            <FilterChip removeLabel="remove the filter" onRemove={() => setVendor(0)}>
              Vendor: {vendor === 1 ? 'Abissal' : 'Lunar Sete'}
            </FilterChip>
          )}
        </Row>
      </GallerySection>
      <GallerySection title="Pager">
        <PagerDots count={3} index={page} />
        <Pager
          count={3}
          index={page}
          onChange={setPage}
          labels={{ previous: 'Previous', next: 'Next', position: `${page + 1} of 3` }}
        />
      </GallerySection>
    </>
  );
}
