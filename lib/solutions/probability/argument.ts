import { fraction, toTex, toText } from '../../maths'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** Of which outcomes it is said that they are equally likely. */
export interface Argument {
  readonly of: 'two coins' | 'sums' | 'odd or even'
  /** The sum whose right probability is asked as well. */
  readonly sum?: number
}

const said: Readonly<Record<Argument['of'], readonly Step[]>> = {
  'two coins': [
    line('outcomes', 'The equally likely outcomes are HH, HT, TH and TT: four of them.'),
    earns(1, 'Two heads come in one way, two tails in one way, and one of each in two ways.'),
    earns(
      1,
      'So $P(\\text{two heads}) = P(\\text{two tails}) = \\frac{1}{4}$ and $P(\\text{one of each}) = \\frac{1}{2}$.',
    ),
  ],
  sums: [
    line(
      'outcomes',
      'There are $6 \\times 6 = 36$ equally likely outcomes, and the sums do not come in equally many of them.',
    ),
    earns(1, 'For example the sum 2 comes only from (1, 1), and the sum 7 from six pairs.'),
    earns(1, 'So $P(2) = \\frac{1}{36}$ and $P(7) = \\frac{6}{36} = \\frac{1}{6}$: the sums are not equally likely.'),
  ],
  'odd or even': [
    line('outcomes', 'The outcomes 1, 2, 3, 4, 5, 6 are equally likely; three are odd and three are even.'),
    earns(2, 'So $P(\\text{odd}) = \\frac{3}{6} = \\frac{1}{2} = P(\\text{even})$: the two are equally likely.'),
  ],
}

export const holdsGood = ({ of }: Argument): boolean => of === 'odd or even'

/** E.g. "Two coins are tossed: two heads, two tails or one of each, so each has the probability 1/3. Is this correct?" */
export const argument = worked<Argument>({
  id: 'argument',
  archetype: 'prob-argument',
  objection: () => null,
  solve: (given) => {
    const key = holdsGood(given) ? 'correct' : 'not correct'
    const { sum } = given
    const ways = sum === undefined ? 0 : 6 - Math.abs(sum - 7)
    const right = toText(fraction(ways, 36))
    return {
      lines: [
        ...said[given.of],
        `Hence, the argument is ${key}.`,
        ...(sum === undefined
          ? []
          : [
              `The sum ${sum} comes from ${ways} of the 36 outcomes, so $P(${sum}) = \\frac{${ways}}{36}${ways === 1 ? '' : ` = ${toTex(fraction(ways, 36))}`}$.`,
            ]),
      ],
      key: sum === undefined ? key : `${key}, ${right}`,
    }
  },
})
