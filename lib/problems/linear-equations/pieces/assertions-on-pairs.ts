import type { Random } from '../../../random'
import { drawByOutcome } from './draw-by-outcome'
import { lineTex, type Pair } from '../../../solutions/linear-equations/pieces/line'
import { ratioLines, type Outcome } from '../../../solutions/linear-equations/pieces/ratio-test'
import { byPoints } from './by-points'
import type { StatementFamily } from '../../kinds-of-question/assertion-statements'

const shown = ([first, second]: Pair): string => `$${lineTex(first)}$ and $${lineTex(second)}$`
const is = (pair: Pair, outcome: Outcome) => () => byPoints(pair) === outcome

const ratios = '\\frac{a_1}{a_2} = \\frac{b_1}{b_2}'

/** True of every pair, and of no account for how its lines lie. */
export const general = [
  'The graph of a linear equation in two variables is a straight line.',
  'A linear equation in two variables, taken alone, has infinitely many solutions.',
  'Both sides of an equation may be multiplied by the same number other than zero.',
] as const

const rules: Readonly<Record<Outcome, string>> = {
  none: `If $${ratios} \\neq \\frac{c_1}{c_2}$, then the lines are parallel and the pair has no solution.`,
  infinite: `If $${ratios} = \\frac{c_1}{c_2}$, then the lines coincide and the pair has infinitely many solutions.`,
  unique:
    'If $\\frac{a_1}{a_2} \\neq \\frac{b_1}{b_2}$, then the lines intersect and the pair has exactly one solution.',
}

const said: Readonly<Record<Outcome, string>> = {
  none: 'has no solution',
  infinite: 'has infinitely many solutions',
  unique: 'has a unique solution',
}

const lies: Readonly<Record<Outcome, string>> = {
  none: 'The lines are parallel: there is no solution.',
  infinite: 'The lines coincide: there are infinitely many solutions.',
  unique: 'The lines intersect: there is exactly one solution.',
}

const coincident: Pair = [
  [1, 1, 2],
  [2, 2, 4],
]
const parallel: Pair = [
  [1, 1, 2],
  [2, 2, 5],
]

/** What is wrongly claimed of every pair, and the pair that shows it. */
const untrue: Readonly<Record<Outcome, StatementFamily['untrue']>> = {
  none: {
    text: `Whenever $${ratios}$, the pair of linear equations has no solution.`,
    why: `The pair ${shown(coincident)} has these equal ratios and infinitely many solutions.`,
    survives: is(coincident, 'none'),
  },
  infinite: {
    text: `Whenever $${ratios}$, the pair of linear equations has infinitely many solutions.`,
    why: `The pair ${shown(parallel)} has these equal ratios and no solution.`,
    survives: is(parallel, 'infinite'),
  },
  unique: {
    text: 'Every pair of linear equations in two variables has exactly one solution.',
    why: `The pair ${shown(parallel)} has no solution.`,
    survives: is(parallel, 'unique'),
  },
}

const other: Readonly<Record<Outcome, Outcome>> = { none: 'unique', infinite: 'none', unique: 'none' }

/** How many solutions a pair has, by the ratios. */
const outcomeFamily =
  (outcome: Outcome) =>
  (random: Random): StatementFamily => {
    const pair = drawByOutcome(random, outcome)
    const about = [...ratioLines(pair).map(({ text }) => text), lies[outcome]]
    return {
      truth: { text: `The pair of equations ${shown(pair)} ${said[outcome]}.`, about, holds: is(pair, outcome) },
      falsehood: {
        text: `The pair of equations ${shown(pair)} ${said[other[outcome]]}.`,
        about,
        holds: is(pair, other[outcome]),
      },
      explains: rules[outcome],
      unrelated: random.pick([...general, rules[outcome === 'unique' ? 'infinite' : 'unique']]),
      untrue: untrue[outcome],
    }
  }

/** Consistent or not. */
function consistency(random: Random): StatementFamily {
  const outcome = random.pick(['infinite', 'none'] as const)
  const pair = drawByOutcome(random, outcome)
  const [right, wrong] = outcome === 'none' ? ['inconsistent', 'consistent'] : ['consistent', 'inconsistent']
  const about = [...ratioLines(pair).map(({ text }) => text), lies[outcome]]
  return {
    truth: { text: `The pair of equations ${shown(pair)} is ${right}.`, about, holds: is(pair, outcome) },
    falsehood: {
      text: `The pair of equations ${shown(pair)} is ${wrong}.`,
      about,
      holds: () => (byPoints(pair) === 'none') !== (outcome === 'none'),
    },
    explains:
      outcome === 'none'
        ? 'A pair of equations whose lines have no common point is inconsistent.'
        : 'A pair of equations whose lines have at least one common point is consistent.',
    unrelated: random.pick(general),
    untrue: {
      text: 'A pair of equations is consistent only if it has exactly one solution.',
      why: `The pair ${shown(coincident)} is consistent and has infinitely many solutions.`,
      survives: is(coincident, 'unique'),
    },
  }
}

export const pairFamilies = [outcomeFamily('none'), outcomeFamily('infinite'), outcomeFamily('unique'), consistency]
