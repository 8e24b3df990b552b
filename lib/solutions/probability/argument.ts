import { fraction, toTex, toText } from '../../maths'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

/** Of which outcomes it is said that they are equally likely, or what is concluded from the tosses before. */
export interface Argument {
  readonly of:
    | 'two coins'
    | 'sums'
    | 'odd or even'
    | 'odd or even numbers'
    | 'three coins'
    | 'three children'
    | 'so or not'
    | 'head or tail'
    | 'tossed before'
    | 'unequal parts'
  /** The sum whose right probability is asked as well. */
  readonly sum?: number
  /** The right values are asked as well, of two coins. */
  readonly values?: boolean
}

const said: Readonly<Record<Argument['of'], readonly Step[]>> = {
  'three coins': [
    line('outcomes', 'The equally likely outcomes are HHH, HHT, HTH, THH, HTT, THT, TTH and TTT: eight of them.'),
    earns(1, 'No head and three heads come in one way each, one head and two heads in three ways each.'),
    earns(
      1,
      'So 0, 1, 2 and 3 heads are not equally likely: $P(\\text{no heads}) = \\frac{1}{8}$ and $P(\\text{one head}) = \\frac{3}{8}$.',
    ),
  ],
  'three children': [
    line(
      'outcomes',
      'The equally likely outcomes are BBB, BBG, BGB, GBB, BGG, GBG, GGB and GGG (B for a boy, G for a girl): eight of them.',
    ),
    earns(1, 'No girl and three girls come in one way each, one girl and two girls in three ways each.'),
    earns(
      1,
      'So they are not equally likely: $P(\\text{no girl}) = P(\\text{three girls}) = \\frac{1}{8}$ and $P(\\text{one girl}) = P(\\text{two girls}) = \\frac{3}{8}$.',
    ),
  ],
  'so or not': [
    line('outcomes', 'The equally likely outcomes of a die are 1, 2, 3, 4, 5 and 6.'),
    earns(2, 'One of them is that number and five are not: the probabilities are $\\frac{1}{6}$ and $\\frac{5}{6}$.'),
  ],
  'head or tail': [
    line('outcomes', 'A fair coin comes down with the head or with the tail up: two outcomes.'),
    earns(2, 'Neither has a greater chance than the other, so they are equally likely: each has $\\frac{1}{2}$.'),
  ],
  'tossed before': [
    line('outcomes', 'Each toss of a fair coin has the equally likely outcomes head and tail.'),
    earns(
      2,
      'A toss does not depend on those before it: the probability of a head stays $\\frac{1}{2}$, and so does that of a tail.',
    ),
  ],
  'unequal parts': [
    line('outcomes', 'The arrow is as likely to stop in any place as in any other.'),
    earns(2, 'In a larger region it stops more often: the outcomes are not equally likely.'),
  ],
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
  'odd or even numbers': [
    line(
      'outcomes',
      'Each of the numbers is as likely to come as any other; from 1 to an even number half of them are odd and half are even.',
    ),
    earns(2, 'So $P(\\text{odd}) = \\frac{1}{2} = P(\\text{even})$: the two are equally likely.'),
  ],
  'odd or even': [
    line('outcomes', 'The outcomes 1, 2, 3, 4, 5, 6 are equally likely; three are odd and three are even.'),
    earns(2, 'So $P(\\text{odd}) = \\frac{3}{6} = \\frac{1}{2} = P(\\text{even})$: the two are equally likely.'),
  ],
}

export const holdsGood = ({ of }: Argument): boolean =>
  of === 'odd or even' || of === 'odd or even numbers' || of === 'head or tail'

const values = 'P(two heads) = 1/4, P(two tails) = 1/4, P(one of each) = 1/2'

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
      key:
        sum !== undefined
          ? `${key}, ${right}`
          : given.values
            ? `${key}, ${values}`
            : given.of === 'three coins'
              ? `${key}, 1/8`
              : key,
    }
  },
})
