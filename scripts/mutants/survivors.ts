import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { TriedMutant } from './mutant'

type Mutants = readonly TriedMutant[]

/** How many were noticed, of those that could be. */
export interface Tally {
  readonly killed: number
  readonly survived: number
  /** Lines that no test of the part reaches. */
  readonly unreached: number
  readonly rate: number
}

const count = (mutants: Mutants, ...statuses: readonly string[]): number =>
  mutants.filter(({ status }) => statuses.includes(status)).length

export function tallyOf(mutants: Mutants): Tally {
  const killed = count(mutants, 'Killed', 'Timeout')
  const [survived, unreached] = [count(mutants, 'Survived'), count(mutants, 'NoCoverage')]
  return { killed, survived, unreached, rate: killed / Math.max(1, killed + survived + unreached) }
}

/**
 * The page of a part: its rate, then each change that no test noticed, as it stood and as it was changed.
 * `every`: of how many changes one was tried.
 */
export function pageOf(part: string, mutants: Mutants, every = 1): string {
  const { killed, survived, unreached, rate } = tallyOf(mutants)
  const left = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
  const files = [...new Set(left.map(({ fileName }) => fileName))].sort()
  return [
    `# Survivors in ${part}`,
    '',
    `Written by \`npm run mutants -- ${part}${every === 1 ? '' : ` --every ${every}`}\`: ${killed} of ${killed + survived + unreached} small changes of the code are noticed by its tests, ${(rate * 100).toFixed(1)} %; ${survived} are not, ${unreached} are in lines that no test of the part reaches.`,
    ...files.flatMap((file) => [
      '',
      `## ${relative('.', file)}`,
      '',
      ...left.filter(({ fileName }) => fileName === file).map(lineOf(readFileSync(file, 'utf8').split('\n'))),
    ]),
    '',
  ].join('\n')
}

const lineOf =
  (lines: readonly string[]) =>
  ({ location: { start, end }, replacement, status }: TriedMutant): string => {
    const from = (lines[start.line - 1] ?? '').slice(start.column - 1)
    const was = start.line === end.line ? from.slice(0, end.column - start.column) : `${from} …`
    return `- ${start.line}: ${code(was)} → ${code(replacement ?? '')}${status === 'NoCoverage' ? ' (not reached)' : ''}`
  }

const code = (text: string): string => `\`\` ${text.replace(/\s+/g, ' ').trim().slice(0, 100) || ' '} \`\``
