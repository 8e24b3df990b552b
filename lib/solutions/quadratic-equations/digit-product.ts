import { isInteger, toNumber, type Fraction } from '../../maths'
import { earns, line } from '../line'
import { worked } from '../solution'
import { storySteps } from './pieces/factors'
import { wholeRoot } from './pieces/story'

/** The product of the two digits of a number, and by how much it grows when they are interchanged. */
export interface Given {
  readonly product: Fraction
  readonly gain: Fraction
}

/** The digits; null where there are none. */
function digitsOf({ product, gain }: Given): readonly [small: number, large: number] | null {
  const gap = Math.abs(toNumber(gain)) / 9
  const small = isInteger(product) && Number.isInteger(gap) ? wholeRoot(gap, toNumber(product)) : null
  return small === null || gap === 0 || small + gap > 9 ? null : [small, small + gap]
}

/** E.g. "A two-digit number is such that the product of its digits is 18. When 63 is subtracted ..." */
export const digitProduct = worked<Given>({
  id: 'digit-product',
  archetype: 'qe-word-numbers',
  objection: (given) =>
    digitsOf(given) === null ? 'No two digits fit what is told of this number: check what you typed.' : null,
  solve: (given) => {
    const [small, large] = digitsOf(given) ?? [0, 0]
    const gap = large - small
    const subtract = given.gain.n < 0n
    const [original, changed] = subtract ? ['10y + x', '10x + y'] : ['10x + y', '10y + x']
    const number = subtract ? 10 * large + small : 10 * small + large
    return {
      lines: [
        subtract
          ? 'Let the units digit be $x$ and the tens digit be $y$.'
          : 'Let the tens digit be $x$ and the units digit be $y$.',
        line('number', `The number is $${original}$; with its digits interchanged it is $${changed}$.`),
        earns(0.5, `By the condition: $${original} ${subtract ? '-' : '+'} ${9 * gap} = ${changed}$`),
        `This gives $9y - 9x = ${9 * gap}$, so $y = x + ${gap}$.`,
        earns(0.5, `Product of the digits: $x(x + ${gap}) = ${small * large}$`),
        ...storySteps(small, -large, { factors: 0.5 }),
        earns(
          0.5,
          `$x = -${large}$ is rejected, because a digit cannot be negative. So $x = ${small}$ and $y = ${small} + ${gap} = ${large}$.`,
        ),
        earns(0.5, `Hence the number is $${number}$.`),
      ],
      key: `${number}`,
    }
  },
})
