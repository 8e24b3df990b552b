/** Draws papers of every blueprint and holds them to it: npm run papers -- --seeds 2000 */
import './quiet-pipe'
import { parseArgs } from 'node:util'
import { blueprints } from '../checks/papers/blueprints'
import { examComplaints } from '../checks/papers/exam-complaints'
import { paperComplaints } from '../checks/papers/paper-complaints'
import { makePaper, posePaper, seedOfEdition } from '../lib/papers'

const { values } = parseArgs({ options: { seeds: { type: 'string', default: '2000' } } })
const complaints = new Map<string, string[]>()

for (const blueprint of blueprints) {
  const begun = Date.now()
  for (let index = 0; index < Number(values.seeds); index += 1) {
    // Half of them are of the first edition, half of the newest.
    const seed = index % 2 ? `s${index}` : seedOfEdition(`s${index}`)
    const paper = await makePaper(blueprint, seed)
    for (const what of [...paperComplaints(blueprint, paper), ...examComplaints(blueprint, await posePaper(paper))])
      complaints.set(what, [...(complaints.get(what) ?? []), seed])
    if (index % 100 === 99) console.error(`${blueprint.id}: ${index + 1} papers`)
  }
  console.log(`${blueprint.id}: ${values.seeds} papers in ${Math.round((Date.now() - begun) / 1000)} s`)
}
for (const [what, seeds] of complaints) console.log(`${what} (${seeds.length} papers, such as ${seeds[0]})`)
console.log(complaints.size === 0 ? 'All of them keep to their blueprint.' : `${complaints.size} complaints.`)
process.exitCode = complaints.size === 0 ? 0 : 1
