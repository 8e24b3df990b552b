import type { Random } from '../../../random'
import { drawByOutcome } from './draw-by-outcome'
import { atPoint, drawMeetingLines } from './lattice-lines'
import { lineTex, type Pair } from '../../../solutions/linear-equations/pieces/line'
import { ratioLines, type Outcome } from '../../../solutions/linear-equations/pieces/ratio-test'
import { byPoints } from './by-points'
import type { StatementPair, StatementPairs } from '../../kinds-of-question/assertion-pairs'

const always = () => true
const shown = ([first, second]: Pair): string => `$${lineTex(first)}$ and $${lineTex(second)}$`
const is = (pair: Pair, outcome: Outcome) => () => byPoints(pair) === outcome

const parallelRule =
  'If $\\frac{a_1}{a_2} = \\frac{b_1}{b_2} \\neq \\frac{c_1}{c_2}$, then the lines are parallel and the pair has no solution.'
const coincidentRule =
  'If $\\frac{a_1}{a_2} = \\frac{b_1}{b_2} = \\frac{c_1}{c_2}$, then the lines coincide and the pair has infinitely many solutions.'

const meaning = {
  unique: 'The lines intersect and the pair has a unique solution',
  none: 'The lines are parallel and the pair has no solution',
  infinite: 'The lines coincide and the pair has infinitely many solutions',
} as const

const examples: Pair = [
  [1, 1, 2],
  [2, 2, 4],
]

function explains(random: Random): StatementPair {
  const outcome = random.pick(['none', 'infinite'] as const)
  const pair = drawByOutcome(random, outcome)
  return {
    assertion: `The pair of equations ${shown(pair)} has ${outcome === 'none' ? 'no solution' : 'infinitely many solutions'}.`,
    reason: outcome === 'none' ? parallelRule : coincidentRule,
    aboutAssertion: [...ratioLines(pair).map(({ text }) => text), meaning[outcome], 'So the assertion is true'],
    aboutReason: 'The reason is true, and it is just the rule that was used',
    assertionHolds: is(pair, outcome),
    reasonHolds: always,
  }
}

function bothTrue(random: Random): StatementPair {
  const { pair, meet } = drawMeetingLines(random)
  return {
    assertion: `The solution of the pair of equations ${shown(pair)} is $x = ${meet[0]}$, $y = ${meet[1]}$.`,
    reason: random.pick([parallelRule, coincidentRule]),
    aboutAssertion: [
      `Putting $x = ${meet[0]}$, $y = ${meet[1]}$: $${pair.map((line) => atPoint(line, meet)).join('$ and $')}$`,
      'Both equations are satisfied and the lines are different, so the assertion is true',
    ],
    aboutReason: 'The reason is true, but these two lines intersect, so it does not explain the assertion',
    assertionHolds: () => pair.every(([a, b, c]) => a * meet[0] + b * meet[1] === c) && byPoints(pair) === 'unique',
    reasonHolds: always,
  }
}

function reasonFalse(random: Random): StatementPair {
  const outcome = random.pick(['unique', 'none'] as const)
  const pair = drawByOutcome(random, outcome)
  return {
    assertion: `The lines ${shown(pair)} ${outcome === 'none' ? 'are parallel' : 'intersect at exactly one point'}.`,
    reason:
      outcome === 'none'
        ? 'Whenever $\\frac{a_1}{a_2} = \\frac{b_1}{b_2}$, the pair of linear equations has no solution.'
        : 'Every pair of linear equations in two variables has exactly one solution.',
    aboutAssertion: [...ratioLines(pair).map(({ text }) => text), meaning[outcome], 'So the assertion is true'],
    aboutReason: `The pair ${shown(examples)} has infinitely many solutions, so the reason is false`,
    assertionHolds: is(pair, outcome),
    reasonHolds: () => byPoints(examples) === outcome,
  }
}

function assertionFalse(random: Random): StatementPair {
  const outcome = random.pick(['none', 'infinite'] as const)
  const pair = drawByOutcome(random, outcome)
  return {
    assertion: `The pair of equations ${shown(pair)} has ${outcome === 'none' ? 'a unique solution' : 'no solution'}.`,
    reason: outcome === 'none' ? parallelRule : coincidentRule,
    aboutAssertion: [...ratioLines(pair).map(({ text }) => text), meaning[outcome], 'So the assertion is false'],
    aboutReason: 'The reason is a known rule, and it is true',
    assertionHolds: is(pair, outcome === 'none' ? 'unique' : 'none'),
    reasonHolds: always,
  }
}

export const statementPairs: StatementPairs = {
  explains,
  bothTrue,
  reasonFalse,
  assertionFalse,
}
