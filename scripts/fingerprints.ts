/** Writes down what new templates, and new versions of templates, pose; what is written already stays: npm run fingerprints */
import { readFileSync, writeFileSync } from 'node:fs'
import { changedSeeds, fingerprint, releaseOf } from '../checks/fingerprints/fingerprint'
import { templates } from '../lib/problems/all'

const file = new URL('../checks/fingerprints/released.json', import.meta.url)
const released = new Map<string, string>(Object.entries(JSON.parse(readFileSync(file, 'utf8'))))
const added = templates.filter((template) => !released.has(releaseOf(template)))
for (const template of added) released.set(releaseOf(template), fingerprint(template))
const changed = templates.filter(
  (template) => changedSeeds(template, released.get(releaseOf(template)) ?? '').length > 0,
)

writeFileSync(file, `${JSON.stringify(Object.fromEntries([...released].sort()), null, 2)}\n`)
console.log(`${added.length} new: ${added.map(releaseOf).join(', ') || 'none'}`)
if (changed.length > 0) {
  console.error(
    `${changed.map(releaseOf).join(', ')}: the problems are not those that were released. Raise the version in the template (version: 2, or the next number), or restore them. If they are in no commit yet: git checkout checks/fingerprints/released.json, and run this again.`,
  )
  process.exitCode = 1
}
