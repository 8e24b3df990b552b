import { chanceSteps } from './pieces/chance'
import { fraction, toText } from '../../maths'
import { equals, says } from '../claim'
import { earns } from '../line'
import { worked } from '../solution'

/** One number is drawn from each of two sets, and their product is asked about. */
export interface ProductOfDraws {
  readonly xs: readonly number[]
  readonly ys: readonly number[]
  readonly is: 'less than' | 'greater than' | 'at most' | 'at least' | 'equal to' | 'odd' | 'even' | 'a multiple of'
  /** 2 of "odd" and "even". */
  readonly bound: number
}

const holds = {
  'less than': (product: number, bound: number) => product < bound,
  'greater than': (product: number, bound: number) => product > bound,
  'at most': (product: number, bound: number) => product <= bound,
  'at least': (product: number, bound: number) => product >= bound,
  'equal to': (product: number, bound: number) => product === bound,
  odd: (product: number) => product % 2 !== 0,
  even: (product: number) => product % 2 === 0,
  'a multiple of': (product: number, bound: number) => bound !== 0 && product % bound === 0,
} as const

/** The favourable outcomes. */
export const goodDraws = ({ xs, ys, is, bound }: ProductOfDraws): readonly (readonly [x: number, y: number])[] =>
  xs.flatMap((x) => ys.map((y) => [x, y] as const)).filter(([x, y]) => holds[is](x * y, bound))

/** E.g. "A number x is selected at random from 1, 2, 3 and then y from 1, 4, 9. Find the probability that xy is less than 9." */
export const productOfDraws = worked<ProductOfDraws>({
  id: 'product-of-draws',
  archetype: 'prob-two-dice-other',
  objection: ({ xs, ys, bound }) => {
    if (![...xs, ...ys, bound].every((n) => Number.isSafeInteger(n) && Math.abs(n) < 10_000))
      return 'The numbers must be whole numbers: check what you typed.'
    if ([xs, ys].some((all) => new Set(all).size < all.length))
      return 'One of the numbers is told twice: check what you typed.'
    return xs.length > 0 && ys.length > 0 && xs.length * ys.length <= 100
      ? null
      : 'So many pairs cannot be listed by hand.'
  },
  solve: (given) => {
    const { xs, ys, is, bound } = given
    const favourable = goodDraws(given)
    const total = xs.length * ys.length
    return {
      key: toText(fraction(favourable.length, total)),
      lines: [
        earns(
          0.5,
          `Each of the $${xs.length}$ values of $x$ goes with each of the $${ys.length}$ values of $y$: $${xs.length} \\times ${ys.length} = ${total}$ equally likely outcomes.`,
          'outcomes',
        ),
        ...xs.map((x) => `For $x = ${x}$, the products $xy$ are $${ys.map((y) => x * y).join(', ')}$.`),
        earns(
          1,
          favourable.length === 0
            ? 'No product is like that: the event is impossible.'
            : `Favourable pairs $(x, y)$: $${favourable.map(([x, y]) => `(${x}, ${y})`).join(', ')}$.`,
          'pairs',
        ),
        earns(0.5, says`${equals('Number of favourable outcomes', `${favourable.length}`)}.`, 'favourable'),
        ...chanceSteps(
          `the product being ${is}${is === 'odd' || is === 'even' ? '' : ` $${bound}$`}`,
          favourable.length,
          total,
        ),
      ],
    }
  },
})
