import './tool/demand-node.mjs';

import('./tool/launch.mjs').then(({ launch }) => launch('browsers.ts'));
