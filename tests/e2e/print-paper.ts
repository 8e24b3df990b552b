/** Writes the board paper of a seed as JSON: node --import tsx tests/e2e/print-paper.ts k3f9 */
import { blueprints } from '../../checks/papers/blueprints'
import { makePaper, posePaper } from '../../lib/papers'

const blueprint = blueprints.find(({ id }) => id === 'board')
if (!blueprint) throw new Error('there is no blueprint of the board paper')
const paper = await makePaper(blueprint, process.argv[2] ?? '')
process.stdout.write(JSON.stringify(await posePaper(paper)))
