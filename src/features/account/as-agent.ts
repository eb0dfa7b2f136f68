import type { AnyRouter } from '@tanstack/react-router';

/** What the payload says of a login that a page for agents has led to [S2-179]; nothing of any other. */
export const asAgent = ({ history }: AnyRouter): { agentLogin?: true } =>
  history.location.state.agentLogin === true ? { agentLogin: true } : {};
