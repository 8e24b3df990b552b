import { chanceSides } from './pieces/chance'
import { fraction, toTex, toText } from '../../maths'
import { chain, equals, isValue, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** Three people, each of whom has one of so many equally likely days, months, ... */
export interface ThreePeople {
  readonly count: number
  readonly ask: 'all the same' | 'all different' | 'two at least the same'
}

interface Manner {
  /** After "the probability that". */
  readonly event: string
}

const usual: Readonly<Record<ThreePeople['ask'], string>> = {
  'all the same': 'all three have the same',
  'all different': 'all three have different ones',
  'two at least the same': 'at least two of the three have the same',
}

const differentOf = (n: number): number => n * (n - 1) * (n - 2)

/** How many outcomes are favourable. */
export const goodTriples = ({ count: n, ask }: ThreePeople): number =>
  ask === 'all the same' ? n : ask === 'all different' ? differentOf(n) : n ** 3 - differentOf(n)

function counted(given: ThreePeople): readonly Step[] {
  const { count: n, ask } = given
  if (ask === 'all the same')
    return [
      earns(
        1,
        `The common one can be any of the $${n}$, so the number of favourable outcomes is $${n}$.`,
        'favourable',
      ),
    ]
  const different = differentOf(n)
  return [
    earns(
      ask === 'all different' ? 1 : 0.5,
      says`If all three differ, there are $${n}$ choices for the first, ${chain(`${n} - 1`, `${n - 1}`)} for the second and ${chain(`${n} - 2`, `${n - 2}`)} for the third: ${chain(`${n} \\times ${n - 1} \\times ${n - 2}`, `${different}`)} outcomes.`,
      'different',
    ),
    ...(ask === 'two at least the same'
      ? [
          earns(
            0.5,
            says`In the others at least two agree: ${equals('number of favourable outcomes', `${n ** 3} - ${different}`, `${goodTriples(given)}`)}.`,
            'favourable',
          ),
        ]
      : []),
  ]
}

/** E.g. "Three friends: each was born on any day of the week, all equally likely. Find the probability that all three were born on different days." */
export const threePeople = worked<ThreePeople, Manner>({
  id: 'three-people',
  archetype: 'prob-two-people',
  objection: ({ count }) =>
    Number.isSafeInteger(count) && count > 1 && count <= 366
      ? null
      : 'How many there are to choose from must be a whole number, from $2$ to $366$.',
  solve: (given, { event } = { event: usual[given.ask] }) => {
    const { count: n } = given
    const [good, all] = [goodTriples(given), n ** 3]
    return {
      key: toText(fraction(good, all)),
      lines: [
        earns(
          1,
          says`${equals('Number of all possible outcomes', `${n} \\times ${n} \\times ${n}`, `${all}`)}.`,
          'outcomes',
        ),
        ...counted(given),
        line(
          'formula',
          'Probability of an event $= \\dfrac{\\text{number of favourable outcomes}}{\\text{number of all possible outcomes}}$',
        ),
        earns(0.5, says`So ${equals('the probability', ...chanceSides(good, all))}.`, 'substituted'),
        earns(0.5, says`Hence, ${isValue(`the probability that ${event}`, toTex(fraction(good, all)))}.`),
      ],
    }
  },
})
