/* Imported first by every command. Old syntax on purpose: an old Node has to parse it before it can refuse. */

/**
 * Says in one sentence why a Node cannot run the project's commands; empty when it can.
 * @param {string} version as in `process.versions.node`
 * @returns {string}
 */
export function nodeProblem(version) {
  var major = parseInt(version, 10);
  return major >= 20 ? '' : 'Maré needs Node 20 or newer to install itself; this is Node ' + version + '.';
}

var problem = nodeProblem(process.versions.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}
