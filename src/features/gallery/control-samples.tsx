import Heart from 'lucide-react/icons/heart';
import Key from 'lucide-react/icons/key-round';
import Play from 'lucide-react/icons/play';
import { Avatar } from '#src/ui/avatar.tsx';
import { Button, buttonClass, type ButtonVariant } from '#src/ui/button.tsx';
import { Chip, FilterChip } from '#src/ui/chip.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Pager } from '#src/ui/pager.tsx';
import { Segmented, SegmentedNav, segmentClass } from '#src/ui/segmented.tsx';
import { Spinner } from '#src/ui/spinner.tsx';
import { Tabs } from '#src/ui/tabs.tsx';
import { UpdatedMark } from '#src/ui/updated-mark.tsx';
import { Row, type Sample, Try } from './sample.tsx';

const variants: readonly ButtonVariant[] = ['brand', 'play', 'danger', 'line', 'soft', 'text'];
const named = (...labels: string[]) => labels.map((label) => ({ id: label, label }));

/** Buttons and choices. */
export const controlSamples: readonly Sample[] = [
  {
    title: 'Buttons',
    Show: () => (
      <>
        {[false, true].map((pending) => (
          <Row key={String(pending)}>
            {variants.map((variant) => (
              <Button key={variant} variant={variant} pending={pending}>
                {variant}
              </Button>
            ))}
          </Row>
        ))}
        <Row>
          <Button disabled>Disabled</Button>
          <Button compact>Compact</Button>
          <a className={buttonClass({ variant: 'play' })} href="#link">
            A link
          </a>
          <Button variant="line" big wide>
            <Key size={20} />
            Big and wide
          </Button>
        </Row>
      </>
    ),
  },
  {
    title: 'Icon buttons, spinners, avatars, age',
    Show: () => (
      <Row>
        {([undefined, 'play', 'soft'] as const).map((variant) => (
          <IconButton key={variant ?? 'plain'} label={`Like ${variant ?? 'plainly'}`} variant={variant}>
            <Heart size={20} />
          </IconButton>
        ))}
        <IconButton label="Play, off" variant="play" disabled>
          <Play size={20} />
        </IconButton>
        <Spinner label="Loading" />
        <Spinner large />
        <Avatar name="marina.costa" />
        <Avatar name="Rafael" size="large" />
        <UpdatedMark text="12 min ago" />
      </Row>
    ),
  },
  {
    title: 'Segmented: radios and links',
    Show: () => (
      <>
        <Try start="pt">
          {(value, onChange) => (
            <Segmented
              label="Language"
              value={value}
              onChange={onChange}
              segments={[
                { value: 'pt', label: 'PT', name: 'Português', lang: 'pt' },
                { value: 'en', label: 'EN', name: 'English', lang: 'en' },
              ]}
            />
          )}
        </Try>
        <SegmentedNav label="Access" full>
          <a className={segmentClass()} href="#login" aria-current="page">
            Log in
          </a>
          <a className={segmentClass()} href="#register">
            Register
          </a>
        </SegmentedNav>
      </>
    ),
  },
  {
    title: 'Tabs: links, and a quiet row of buttons',
    bleed: true,
    Show: () => (
      <>
        <Tabs
          label="Categories"
          tabs={named('Popular', 'Slots', 'Fishing', 'Live', 'PVP', 'Favourites', 'Lottery')}
          active="Slots"
          renderLink={({ id, label }, props) => (
            <a key={id} href={`#${id}`} {...props}>
              {label}
            </a>
          )}
        />
        <Try start="All">
          {(active, onSelect) => (
            <Tabs
              label="Classes"
              variant="quiet"
              tabs={named('All', 'New', 'Recent')}
              active={active}
              onSelect={onSelect}
            />
          )}
        </Try>
      </>
    ),
  },
  {
    title: 'Chips',
    Show: () => (
      <Try start="Abissal">
        {(vendor, choose) => (
          <Row>
            {['All', 'Abissal', 'Lunar Sete'].map((name) => (
              <Chip key={name} pressed={vendor === name} onClick={() => choose(name)}>
                {name}
              </Chip>
            ))}
            <FilterChip removeLabel="clear the filter" onRemove={() => choose('All')}>
              Vendor: {vendor}
            </FilterChip>
          </Row>
        )}
      </Try>
    ),
  },
  {
    title: 'Pager',
    Show: () => (
      <Try start={0}>
        {(page, onChange) => (
          <Pager
            count={3}
            index={page}
            onChange={onChange}
            labels={{ previous: 'Previous', next: 'Next', position: `${page + 1} of 3` }}
          />
        )}
      </Try>
    ),
  },
];
