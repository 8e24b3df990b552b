import { names, parts, things } from './case-scenes'
import { sumOf, termOf } from './progression'
import { progression, sumSides } from '../../../solutions/arithmetic-progressions/pieces/progression'
import type { Asked } from '../../../answers/rule'
import type { PosedPart } from '../../posed'
import { chain, earns, says, type Slip } from '../../template'

export interface ApCase {
  readonly scene: 0 | 1 | 2
  readonly a: number
  readonly d: number
  readonly n: number
  /** Two places at which the story gives the values. */
  readonly p: number
  readonly q: number
  /** What the last part asks: the sum of n terms, or which term has the value of the n-th. */
  readonly last: 'sum' | 'which'
}

/** The rule of a number in that story. */
export const ruleIn = (scene: ApCase['scene']) => (expected: number, asked: Asked) => ({
  kind: 'number' as const,
  expected: `${expected}`,
  asked: { ...asked, ...(scene !== 0 && things[scene]) },
  ...(scene === 0 && { unit: '₹' }),
})

/** The sum of so many terms, or the place of a term. */
export function lastPart({ scene, a, d, n, last }: ApCase): PosedPart {
  const { sum, which, found } = parts[scene]
  const [value, total] = [termOf(a, d, n), sumOf(a, d, n)]
  return last === 'sum'
    ? {
        label: '(iii)',
        ask: `Find ${sum(n)}.`,
        rule: ruleIn(scene)(total, names.sum(n)),
        steps: [
          earns(0.5, 'All terms together are asked: $S_n = \\frac{n}{2}[2a + (n - 1)d]$', 'formula'),
          earns(1, says`${chain(...sumSides(progression(a, d), n))}`, 'sum'),
          earns(0.5, found.sum(total, n)),
        ],
      }
    : {
        label: '(iii)',
        ask: which(value),
        rule: { kind: 'number', expected: `${n}`, asked: names.which },
        steps: [
          earns(0.5, says`Let it be the $n$th: ${chain(`${a} + (n - 1) \\times ${d}`, `${value}`)}`, 'equation'),
          earns(
            1,
            says`So ${chain(`(n - 1) \\times ${d}`, `${value} - ${a}`, `${value - a}`)} and ${chain('n - 1', `${n - 1}`)}`,
            'steps',
          ),
          earns(0.5, says`Hence ${chain('n', `${n}`)}: ${found.which(n)}.`),
        ],
      }
}

export function lastSlips({ a, d, n, last }: ApCase): readonly Slip[] {
  const part = '(iii)'
  return last === 'sum'
    ? [
        {
          part,
          response: `${termOf(a, d, n)}`,
          note: 'This part asks for the sum, not for the last term.',
          step: 'formula',
        },
        { part, response: `${2 * sumOf(a, d, n)}`, note: 'The factor is $\\frac{n}{2}$, not $n$.', step: 'sum' },
      ]
    : [
        {
          part,
          response: `${n - 1}`,
          note: 'That is the number of steps from the first term. The first term itself counts too.',
          step: 'steps',
        },
        {
          part,
          response: `${n + 1}`,
          note: 'From the first term to the $n$th there are $n - 1$ steps.',
          step: 'equation',
        },
      ]
}
