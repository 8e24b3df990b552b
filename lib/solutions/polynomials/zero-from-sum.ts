import { worked } from '../solution'

/** ax² + bx + c with a + b + c = 0, or with a + c = b: a zero is known, and the other one in the letters. */
export interface Given {
  readonly at: 1 | -1
  /** The letters of the coefficients. */
  readonly names: readonly [a: string, b: string, c: string]
  readonly asked: 'known' | 'other' | 'both'
}

/** E.g. "If a + b + c = 0, one zero of ax² + bx + c is 1. Find the other." */
export const zeroFromSum = worked<Given>({
  id: 'zero-from-sum',
  archetype: 'poly-k-from-condition',
  objection: () => null,
  solve: ({ at, names: [a, b, c], asked }) => {
    const [value, other] = at === 1 ? [`${a} + ${b} + ${c}`, `${c}/${a}`] : [`${a} - ${b} + ${c}`, `-${c}/${a}`]
    const [otherTex, product] = [`${at === 1 ? '' : '-'}\\frac{${c}}{${a}}`, `\\frac{${c}}{${a}}`]
    return {
      lines: [
        `$p(${at}) = ${value} = 0$, so $${at}$ is a zero of $p(x) = ${a}x^2 + ${b}x + ${c}$`,
        ...(asked === 'known'
          ? []
          : [`Product of zeroes $= ${product}$, so the other zero is $${product} \\div (${at}) = ${otherTex}$`]),
      ],
      key: asked === 'known' ? `${at}` : asked === 'other' ? other : `${at}, ${other}`,
    }
  },
})
