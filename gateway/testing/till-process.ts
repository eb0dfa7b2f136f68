import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createApp } from '../app.ts';
import { areas } from '../areas.ts';
import { createGateway } from '../context/gateway.ts';
import { joinDatabase } from '../db/open-database.ts';
import { readConfig } from '../process/config.ts';

/** A gateway with its jobs on PORT, on a database that is there, without the demonstration and its pages: it is killed, and starts fast. */
const config = readConfig(process.env);
const { db, dialect } = await joinDatabase({ dataDir: config.dataDir, url: config.databaseUrl });
const gateway = createGateway({ db, dialect, config, masterSecret: process.env['MASTER_SECRET'] ?? '' });
Object.assign(gateway.limits, { consume: () => Promise.resolve(1) });
const server = createServer((request, response) => void listener(request, response));
const listener = getRequestListener(createApp(gateway).fetch);
for (const { jobs } of areas) for (const job of jobs) job(gateway);
server.listen(config.port, '127.0.0.1', () => process.stdout.write('ready\n'));
