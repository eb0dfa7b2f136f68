import { createFileRoute } from '@tanstack/react-router';
import { HelpPage } from '#src/features/help/help-page.tsx';
import { readHelpSearch } from '#src/features/help/help.search.ts';

export const Route = createFileRoute('/m/help')({ validateSearch: readHelpSearch, component: HelpPage });
