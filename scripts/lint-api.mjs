import './tool/demand-node.mjs';

import('./tool/launch.mjs').then(({ launch }) => launch('lint-api.ts'));
