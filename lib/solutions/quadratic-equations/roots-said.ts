import { inLetters } from './in-letters'
import { lettersTex, lettersText } from '../pieces/letters-sum'
import { worked } from '../solution'
import { letterAt } from '../../letters'
import { fraction, toTex, type Fraction } from '../../maths'
import * as sums from '../../maths/sum'
import type { Sum } from '../../maths/sum'

/** a, b and c of ax² + bx + c, which may hold roots. */
export type Coefficients = readonly [Sum, Sum, Sum]

/** What the roots are said to be. */
export type Property =
  | { readonly kind: 'roots'; readonly are: 'none' | 'equal' | 'distinct' | 'real' }
  | { readonly kind: 'root' | 'sum' | 'product'; readonly is: Fraction }

export type Given =
  | { readonly equation: Coefficients; readonly asked: 'nature' | 'discriminant' | 'nature, then roots' }
  | { readonly options: readonly Coefficients[]; readonly wanted: Property }

const times = (a: Sum, b: Sum): Sum => sums.multiply(a, b, sums.newBudget())
const less = (a: Sum, b: Sum): Sum => sums.subtract(a, b, sums.newBudget())
const plus = (a: Sum, b: Sum): Sum => sums.add(a, b, sums.newBudget())
const inBrackets = (sum: Sum): string => `(${lettersTex(sum)})`

const discriminant = ([a, b, c]: Coefficients): Sum => less(times(b, b), times(sums.constant(fraction(4)), times(a, c)))

/** Exact: what is not zero is far from it. */
const signOf = (sum: Sum): number => (sums.isZero(sum) ? 0 : Math.sign(sums.approximate(sum, () => 0)))

const natures = ['no real roots', 'two equal real roots', 'two distinct real roots'] as const
const natureOf = (of: Coefficients): string => natures[signOf(discriminant(of)) + 1] ?? ''

const fits = {
  none: (sign: number) => sign < 0,
  equal: (sign: number) => sign === 0,
  distinct: (sign: number) => sign > 0,
  real: (sign: number) => sign >= 0,
} as const

const at = ([a, b, c]: Coefficients, x: Sum): Sum => plus(times(a, times(x, x)), plus(times(b, x), c))

function has(of: Coefficients, wanted: Property): boolean {
  const [a, b, c] = of
  if (wanted.kind === 'roots') return fits[wanted.are](signOf(discriminant(of)))
  const value = sums.constant(wanted.is)
  if (wanted.kind === 'root') return sums.isZero(at(of, value))
  return sums.equals(times(a, value), wanted.kind === 'sum' ? sums.negate(b) : c)
}

const rootsOf = (coefficients: Coefficients) => ({ x: 'x', coefficients, asked: 'roots' }) as const

/** Whether the roots are to be found as well, and are there. */
const goesOn = ({ equation, asked }: Extract<Given, { readonly equation: Coefficients }>): boolean =>
  asked === 'nature, then roots' && signOf(discriminant(equation)) >= 0

const withDiscriminant = (of: Coefficients): string => {
  const [a, b, c] = of
  const d = discriminant(of)
  const way = ['<', '=', '>'][signOf(d) + 1] ?? '='
  const beside = sums.isZero(d) ? '' : ` ${way} 0`
  return `$D = b^2 - 4ac = ${inBrackets(b)}^2 - 4${inBrackets(a)}${inBrackets(c)} = ${lettersTex(d)}${beside}$`
}

function shown(of: Coefficients, wanted: Property): string {
  const [a, b, c] = of
  switch (wanted.kind) {
    case 'roots':
      return `${withDiscriminant(of)}: ${natureOf(of)}.`
    case 'root':
      return `With $x = ${toTex(wanted.is)}$ the left-hand side is $${lettersTex(at(of, sums.constant(wanted.is)))}$.`
    case 'sum':
      return `Sum of the roots $= -\\frac{b}{a} = -\\frac{${lettersTex(b)}}{${lettersTex(a)}}$`
    case 'product':
      return `Product of the roots $= \\frac{c}{a} = \\frac{${lettersTex(c)}}{${lettersTex(a)}}$`
    default:
      return wanted satisfies never
  }
}

/** E.g. "Find the nature of the roots of 3x² − 4√3x + 4 = 0." "Which of these equations has no real roots? ..." */
export const rootsSaid = worked<Given>({
  id: 'roots-said',
  archetype: 'qe-discriminant-nature',
  objection: (given) => {
    if ('equation' in given) return goesOn(given) ? inLetters.objection(rootsOf(given.equation)) : null
    const fitting = given.options.filter((one) => has(one, given.wanted)).length
    return fitting === 1 ? null : `$${fitting}$ of these fit: look at the question again.`
  },
  solve: (given) => {
    if ('equation' in given) {
      const { equation, asked } = given
      const [a, b, c] = equation
      const nature = natureOf(equation)
      const rest = goesOn(given) ? inLetters.solve(rootsOf(equation)) : null
      return {
        lines: [
          `Here $a = ${lettersTex(a)},\\ b = ${lettersTex(b)},\\ c = ${lettersTex(c)}$`,
          withDiscriminant(equation),
          ...(asked === 'discriminant'
            ? []
            : [`The sign of $D$ decides the nature of the roots: there are ${nature}.`]),
          ...(rest?.lines.slice(2) ?? []),
        ],
        key: asked === 'discriminant' ? lettersText(discriminant(equation)) : (rest?.key ?? nature),
      }
    }
    const { options, wanted } = given
    const key = letterAt(options.findIndex((one) => has(one, wanted)))
    return {
      lines: [
        ...options.map((one, index) => `(${letterAt(index)}) ${shown(one, wanted)}`),
        `Only option ${key} fits: the correct option is ${key}.`,
      ],
      key,
    }
  },
})
