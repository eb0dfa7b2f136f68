import type { SocialProvider } from '#src/contract/site/social-providers.ts';

/** Logos of the providers, in the colours that their brand guidelines require. */
const marks: Readonly<Record<SocialProvider, readonly (readonly [colour: string, path: string])[]>> = {
  facebook: [
    [
      '#1877f2',
      'M24 12a12 12 0 1 0-13.9 11.9v-8.4H7.1V12h3V9.4c0-3 1.8-4.7 4.6-4.7 1.3 0 2.7.2 2.7.2v3h-1.5c-1.5 0-2 .9-2 1.9V12h3.4l-.6 3.5h-2.8v8.4A12 12 0 0 0 24 12z',
    ],
  ],
  google: [
    ['#4285f4', 'M23.5 12.3c0-.8-.1-1.6-.2-2.3H12v4.5h6.5a5.5 5.5 0 0 1-2.4 3.6v3h3.9c2.3-2.1 3.5-5.2 3.5-8.8z'],
    ['#34a853', 'M12 24c3.2 0 6-1.1 8-2.9l-3.9-3a7.2 7.2 0 0 1-10.8-3.8h-4v3.1A12 12 0 0 0 12 24z'],
    ['#fbbc05', 'M5.3 14.3a7.2 7.2 0 0 1 0-4.6V6.6h-4a12 12 0 0 0 0 10.8z'],
    ['#ea4335', 'M12 4.8c1.8 0 3.3.6 4.6 1.8l3.4-3.4A12 12 0 0 0 1.3 6.6l4 3.1A7.2 7.2 0 0 1 12 4.8z'],
  ],
};

export const SocialLogo = ({ provider }: { provider: SocialProvider }) => (
  <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    {marks[provider].map(([colour, path]) => (
      <path key={colour} fill={colour} d={path} />
    ))}
  </svg>
);
