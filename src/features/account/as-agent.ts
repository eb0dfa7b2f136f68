import type { AnyRouter } from '@tanstack/react-router';

/** Value in the login payload that marks a login requested from an agents' page [S2-179]; undefined for any other login. */
export const asAgent = ({ history }: AnyRouter): { agentLogin?: true } =>
  history.location.state.agentLogin === true ? { agentLogin: true } : {};
