import s from './logo.module.css';

/** The brand's mark; with `name` followed by the word mark. */
export function Logo({ name }: { name?: string | undefined }) {
  return (
    <span className={s.logo}>
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
        <rect width="32" height="32" rx="9" fill="#0a6b75" />
        <path
          d="M4 17c4.5-6 8-6 12 0s7.5 6 12 0v7.5a6.5 6.5 0 0 1-6.5 6.5h-11A6.5 6.5 0 0 1 4 24.5z"
          fill="#55c8cb"
          opacity=".55"
        />
        <path
          d="M5.5 16.5c4-5.5 7-5.5 10.5 0s6.5 5.5 10.5 0"
          fill="none"
          stroke="#fff"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <circle cx="22.5" cy="8.5" r="2.8" fill="#f7ab2b" />
      </svg>
      {name && <span className={s.name}>{name}</span>}
    </span>
  );
}
