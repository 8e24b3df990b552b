import { worked } from '../solution'

export interface Given {
  /** How many consecutive integers are multiplied. */
  readonly count: 2 | 3
  /** What the product is divisible by: a divisor of 2 or of 6. */
  readonly by: 2 | 3 | 6
  /** Where it is given as an expression: "n^3 - n", and its factors. */
  readonly written?: { readonly tex: string; readonly factors: string }
}

const byTwo = 'Of any two consecutive integers one is even, so the product is divisible by $2$'
const byThree = [
  'Divided by $3$, the first of the three leaves the remainder $0$, $1$ or $2$; then the first, the third or the second of them is divisible by $3$',
  'So one of the three is always divisible by $3$, and so is the product',
]

/** E.g. "Show that the product of three consecutive positive integers is divisible by 6." */
export const consecutiveProduct = worked<Given>({
  id: 'consecutive-product',
  archetype: 'rn-prime-factorisation',
  objection: () => null,
  solve: ({ count, by, written }) => ({
    lines: [
      written
        ? `$${written.tex} = ${written.factors}$: the product of ${count === 2 ? 'two' : 'three'} consecutive integers`
        : `Let the integers be $n$, $n + 1$${count === 3 ? ' and $n + 2$' : ''}; their product is $n(n + 1)${count === 3 ? '(n + 2)' : ''}$`,
      ...(by === 3 ? [] : [byTwo]),
      ...(by === 2 ? [] : byThree),
      ...(by === 6 ? ['$2$ and $3$ are co-prime, so the product is divisible by $2 \\times 3 = 6$'] : []),
    ],
    key: 'proved',
  }),
})
