import { createFileRoute } from '@tanstack/react-router';
import { MemberHomePage } from '#src/features/member/member-home-page.tsx';

export const Route = createFileRoute('/m/member/home')({ component: MemberHomePage });
