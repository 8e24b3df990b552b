import type { Random } from '../../../random'
import { drawByOutcome } from './draw-by-outcome'
import { lineTex, type Pair } from '../../../solutions/linear-equations/pieces/line'
import { ratioLines, type Outcome } from '../../../solutions/linear-equations/pieces/ratio-test'
import { byPoints } from './by-points'
import { eitherWay, type EitherWay, type RuledKind } from '../../kinds-of-question/assertion-rules'
import type { RuleName } from './assertion-rules'

const shown = ([first, second]: Pair): string => `$${lineTex(first)}$ and $${lineTex(second)}$`
const is = (pair: Pair, outcome: Outcome) => () => byPoints(pair) === outcome

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

const other: Readonly<Record<Outcome, Outcome>> = { none: 'unique', infinite: 'none', unique: 'none' }

/** How many solutions a pair has, by the ratios. */
const outcomeFamily =
  (outcome: Outcome) =>
  (random: Random): EitherWay => {
    const pair = drawByOutcome(random, outcome)
    const about = [...ratioLines(pair).map(({ text }) => text), lies[outcome]]
    return {
      truth: { text: `The pair of equations ${shown(pair)} ${said[outcome]}.`, about, holds: is(pair, outcome) },
      falsehood: {
        text: `The pair of equations ${shown(pair)} ${said[other[outcome]]}.`,
        about,
        holds: is(pair, other[outcome]),
      },
    }
  }

/** Consistent or not. */
function consistency(random: Random): EitherWay {
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
  }
}

const outcomeKind = (outcome: Outcome, near: readonly RuleName[]): RuledKind<RuleName> => ({
  rule: outcome,
  near,
  draw: eitherWay(outcomeFamily(outcome)),
})

export const pairKinds: readonly RuledKind<RuleName>[] = [
  outcomeKind('none', ['consistent']),
  outcomeKind('infinite', ['multiple', 'alone', 'consistent']),
  outcomeKind('unique', ['solution', 'consistent']),
  { rule: 'consistent', near: ['none', 'infinite', 'unique', 'multiple', 'alone'], draw: eitherWay(consistency) },
]
