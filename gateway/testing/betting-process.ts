import { readConfig } from '../process/config.ts';
import { createGateway } from '../context/gateway.ts';
import { openDatabase } from '../db/open-database.ts';
import { issuePlayerToken } from '../areas/vendors/play-access.ts';
import { answerVendor } from '../areas/vendors/vendor-callbacks.ts';
import { insertSmallCatalogue } from './small-catalogue.ts';
import { addMember, fundMember, openSession } from './test-members.ts';

/** Takes bets in DATA_DIR without end and prints the id of each once it is acknowledged, until it is killed. */
const config = readConfig({ ...process.env, LOG_LEVEL: 'silent' });
const { db, dialect } = await openDatabase({ dataDir: config.dataDir });
await insertSmallCatalogue(db);
const row = await addMember(db, 'marina');
await fundMember(db, row.id, 10_000_000);
const gateway = createGateway({ db, dialect, config, masterSecret: 'a-secret-for-tests-alone-0123456789abcdef' });
const member = await openSession(db, row, gateway.clock());
const playerToken = await issuePlayerToken(
  db,
  { memberId: row.id, sessionId: member.sessionId, vassalage: 'COR', demo: false },
  gateway.clock(),
);
for (let number = 1; ; number += 1) {
  const transactionId = `bet-${number}`;
  await answerVendor.bet(gateway, 'COR', {
    playerId: row.id,
    roundId: 'r',
    transactionId,
    amount: '1.00',
    currency: 'BRL',
    nodeId: 'COR-2',
    playerToken,
  });
  process.stdout.write(`${transactionId}\n`);
}
