/**
 * Changes the code in every small way and sees whether its tests notice: "npm run mutants -- links" for one part, without a name for all.
 * Writes the survivors of each part to docs/mutants/PART.md. With "--only lib/links/link.ts" it takes that file alone, and prints them.
 * With "--every 12" it takes every twelfth line of a part, which tells the rate to a few per cent.
 * Slow: a second or two for each change. Fails when less than 85 % are noticed.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { everyLine } from './mutants/every'
import { parts, type Part } from './mutants/parts'
import { runPart } from './mutants/run-part'
import { pageOf, tallyOf } from './mutants/survivors'

const least = 0.85
const args = process.argv.slice(2)
const only = valueOf('--only')
const every = valueOf('--every')
const names = args.filter((arg) => !arg.startsWith('--') && arg !== only && arg !== every)

if (only !== undefined) {
  const [name, part] = Object.entries(parts).find(([, { mutate }]) => mutate.some((glob) => isIn(only, glob))) ?? []
  if (!name || !part) stop(`${only} is in none of the parts: ${Object.keys(parts).join(', ')}`)
  console.log(pageOf(name, await runPart({ ...part, mutate: [only] })))
} else for (const name of names.length > 0 ? names : Object.keys(parts)) await write(name, partOf(name))

async function write(name: string, part: Part): Promise<void> {
  const mutants = await runPart(every === undefined ? part : { ...part, mutate: everyLine(Number(every), part.mutate) })
  const page = `docs/mutants/${name}.md`
  mkdirSync('docs/mutants', { recursive: true })
  writeFileSync(page, pageOf(name, mutants, every))
  const { rate } = tallyOf(mutants)
  console.log(`${name}: ${(rate * 100).toFixed(1)} % are noticed; the others are listed in ${page}`)
  if (rate < least) process.exitCode = 1
}

function valueOf(option: string): string | undefined {
  return args.includes(option) ? args[args.indexOf(option) + 1] : undefined
}

function partOf(name: string): Part {
  return parts[name] ?? stop(`There is no part "${name}": ${Object.keys(parts).join(', ')}`)
}

/** Whether a file lies in the folder that a glob begins with. */
function isIn(file: string, glob: string): boolean {
  return file.startsWith(glob.slice(0, glob.indexOf('*')))
}

function stop(word: string): never {
  console.error(word)
  process.exit(1)
}
