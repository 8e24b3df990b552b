/**
 * Changes the code in every small way and sees whether its tests notice: "npm run mutants -- links" for one part, without a name for all.
 * Writes the survivors of each part to docs/mutants/PART.md. With "--only lib/links/link.ts" it takes that file alone, and prints them.
 * With "--every 12" it tries one of twelve changes, which tells the rate to a few per cent. Fails when less than 85 % are noticed.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { parts, type Part } from './mutants/parts'
import { runPart } from './mutants/run-part'
import { pageOf, tallyOf } from './mutants/survivors'

const least = 0.85
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: 'string' }, every: { type: 'string', default: '1' } },
})
const every = Number(values.every)
if (!Number.isInteger(every) || every < 1) stop(`--every ${values.every}: give a whole number from 1`)

if (values.only === undefined)
  for (const name of positionals.length > 0 ? positionals : Object.keys(parts)) await write(name, partOf(name))
else await print(values.only)

async function write(name: string, part: Part): Promise<void> {
  const mutants = await runPart(part, { every })
  const page = `docs/mutants/${name}.md`
  mkdirSync('docs/mutants', { recursive: true })
  writeFileSync(page, pageOf(name, mutants, every))
  const { rate } = tallyOf(mutants)
  console.log(`${name}: ${(rate * 100).toFixed(1)} % are noticed; the others are listed in ${page}`)
  if (rate < least) process.exitCode = 1
}

async function print(only: string): Promise<void> {
  const [name, part] = Object.entries(parts).find(([, { folder }]) => only.startsWith(`${folder}/`)) ?? []
  if (!name || !part) stop(`${only} is in none of the parts: ${Object.keys(parts).join(', ')}`)
  console.log(pageOf(name, await runPart(part, { every, only }), every))
}

function partOf(name: string): Part {
  return parts[name] ?? stop(`There is no part "${name}": ${Object.keys(parts).join(', ')}`)
}

function stop(word: string): never {
  console.error(word)
  process.exit(1)
}
