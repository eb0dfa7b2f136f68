import { Link, type LinkProps } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

/** A page of the app; `href`: a separate document. */
export type LinkTarget = Pick<LinkProps, 'to' | 'search' | 'params'> | { href: string };

type TargetLinkProps = Pick<LinkProps, 'disabled'> & {
  target: LinkTarget;
  className: string | undefined;
  /** Called on navigation to a page of the app. */
  onClick?: (event: MouseEvent) => void;
  'aria-current'?: 'page' | undefined;
  children: ReactNode;
};

/** Links to a page of the app, or to a separate document. */
export function TargetLink({ target, className, children, ...rest }: TargetLinkProps) {
  if ('href' in target)
    return (
      <a href={target.href} className={className}>
        {children}
      </a>
    );
  return (
    <Link {...target} {...rest} className={className}>
      {children}
    </Link>
  );
}
