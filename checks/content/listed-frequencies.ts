import type { WrongConclusion } from './wrong-conclusion'
import { formulasIn } from './stated-answer'
import { treeOf } from '../prove/value-of-tex'
import { same, workedOut } from '../prove/worked-out'
import type { Figure } from '@/lib/figures/figure'

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/**
 * "Take the frequencies $12, 8, 6, 4$: the first class is the modal class, but $\frac{n}{2} = 15$ falls in the second class, where the
 * cumulative frequency is $20$": half of them, the class it falls in and the running counts.
 */
export function listedFrequencyFaults(text: string): readonly string[] {
  const [, listed = ''] = /\b(?<!cumulative )frequencies (?:are )?\$(\d+(?:, ?\d+){2,})\$/.exec(text) ?? []
  const counts = listed.split(',').map(Number)
  if (listed === '') return []
  const running = runningOf(counts)
  const half = (running.at(-1) ?? 0) / 2
  const [, told] = /\\frac\{n\}\{2\} = ([\d.]+)/.exec(text) ?? []
  const [, modal = ''] = /\bthe (\w+) class is the modal class/.exec(text) ?? []
  const [, fallsIn = ''] = /\bfalls in the (\w+) class/.exec(text) ?? []
  const [, sum] = /\bcumulative frequency is \$?(\d+)/.exec(text) ?? []
  const place = running.findIndex((count) => count >= half)
  const isMost = counts[ordinals.indexOf(modal)] === Math.max(...counts)
  return [
    ...(told !== undefined && !same(Number(told), half) ? [`half of the frequencies is ${half}, and not ${told}`] : []),
    ...(ordinals.includes(modal) && !isMost ? [`the ${modal} class has not the highest frequency`] : []),
    ...(ordinals.includes(fallsIn) && ordinals[place] !== fallsIn
      ? [`${half} falls in the ${ordinals[place] ?? `${place + 1}th`} class, and not in the ${fallsIn}`]
      : []),
    ...(sum !== undefined && !running.includes(Number(sum))
      ? [`the cumulative frequencies are ${running.join(', ')}, and none is ${sum}`]
      : []),
  ]
}

const runningOf = (counts: readonly number[]): readonly number[] => {
  let sum = 0
  return counts.map((count) => (sum += count))
}

/** "Cumulative frequencies: $6$, $6 + x$, $23 + x$" of the table of a question, with its letters. */
export function cumulativeFaults(table: Figure | undefined, lines: readonly string[]): readonly WrongConclusion[] {
  if (table?.kind !== 'table' || table.rows.length < 3 || table.rows.some((row) => row.length !== 2)) return []
  const counts = table.rows.map(([, count = '']) => atTrial(count.replaceAll('$', '')))
  return lines.flatMap((text, line) => {
    const [, listed = ''] =
      /^(?:The )?[Cc]umulative frequencies(?: are)?:? ((?:\$[^$]+\$(?:, | and )?)+)/.exec(text) ?? []
    const told = formulasIn(listed).flatMap((tex) => tex.split(/,\s*/))
    if (told.length !== counts.length) return []
    const sums = runningOf(counts)
    const wrong = told.findIndex((tex, index) => {
      const [value, sum] = [atTrial(tex), sums[index] ?? NaN]
      return Number.isFinite(value) && Number.isFinite(sum) && !same(value, sum)
    })
    return wrong < 0
      ? []
      : [
          {
            line,
            what: `the ${wrong + 1}. cumulative frequency is not $${told[wrong] ?? ''}$: add up the rows of the table once more`,
          },
        ]
  })
}

/** What a formula comes to with some values for its letters. */
function atTrial(tex: string): number {
  const tree = treeOf(tex)
  return tree ? workedOut(tree, { valueOf: (name) => 1.37 + name.charCodeAt(0) / 7 }) : NaN
}
