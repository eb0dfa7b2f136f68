/** How Node is told to run the gateway: collecting young values often costs little and holds less memory. */
export const gatewayArguments = ['--max-semi-space-size=8', 'gateway/server/server.ts'];
