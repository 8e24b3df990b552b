/**
 * Draws papers of every blueprint and holds them to it: npm run papers -- --seeds 2000
 * Prints one to read through: npm run papers -- --show 3.k3f9
 */
import './quiet-pipe'
import { parseArgs } from 'node:util'
import { blueprints } from '../checks/papers/blueprints'
import { examComplaints } from '../checks/papers/exam-complaints'
import { paperComplaints } from '../checks/papers/paper-complaints'
import { paperText } from '../checks/papers/paper-text'
import { makePaper, newestEdition, posePaper, seedOfEdition } from '../lib/papers'

const { values } = parseArgs({
  options: { seeds: { type: 'string', default: '2000' }, edition: { type: 'string' }, show: { type: 'string' } },
})
const { seeds, edition, show } = values
/** Of each edition in turn, where none is wanted. */
const seedAt = (index: number): string =>
  seedOfEdition(`s${index}`, edition === undefined ? 1 + (index % newestEdition) : Number(edition))

if (show !== undefined)
  for (const blueprint of blueprints) console.log(paperText(await posePaper(await makePaper(blueprint, show))))
else await drawAll()

async function drawAll(): Promise<void> {
  const complaints = new Map<string, string[]>()
  for (const blueprint of blueprints) {
    const begun = Date.now()
    for (let index = 0; index < Number(seeds); index += 1) {
      const seed = seedAt(index)
      const paper = await makePaper(blueprint, seed)
      for (const what of [...paperComplaints(blueprint, paper), ...examComplaints(blueprint, await posePaper(paper))])
        complaints.set(what, [...(complaints.get(what) ?? []), seed])
      if (index % 100 === 99) console.error(`${blueprint.id}: ${index + 1} papers`)
    }
    console.log(`${blueprint.id}: ${seeds} papers in ${Math.round((Date.now() - begun) / 1000)} s`)
  }
  for (const [what, of] of complaints) console.log(`${what} (${of.length} papers, such as ${of[0]})`)
  console.log(complaints.size === 0 ? 'All of them keep to their blueprint.' : `${complaints.size} complaints.`)
  process.exitCode = complaints.size === 0 ? 0 : 1
}
