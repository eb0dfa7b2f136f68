/** Node options of the gateway: frequent collection of the young generation costs little and saves memory. */
export const gatewayArguments = ['--max-semi-space-size=8', 'gateway/server/server.ts'];
