import { negate } from '../../../maths'
import { equationTex, quadratic } from '../../../solutions/quadratic-equations/pieces/equation'
import { expanded, rootsOf, type Factors } from '../../../solutions/quadratic-equations/pieces/factors'
import type { Ask } from '../../posed'
import type { WrongRoots } from './wrong-roots'

export const stems = [
  (equation: string) => `Find the roots of the quadratic equation $${equation}$ by factorisation.`,
  (equation: string) => `Solve for $x$ by factorisation: $${equation}$`,
  (equation: string) => `By splitting the middle term, find the roots of $${equation}$.`,
] as const

/** An equation, and how the question about it is worded. */
export interface ByFactorisation {
  readonly factors: Factors
  readonly stem: (equation: string) => string
}

export function ask({ factors, stem }: ByFactorisation): Ask {
  return {
    question: stem(equationTex(expanded(factors))),
    rule: { kind: 'roots' },
    hints: [
      ...(factors.p * factors.r === 1
        ? ['Find two numbers whose product is the constant term and whose sum is the coefficient of $x$.']
        : [
            'Multiply the coefficient of $x^2$ by the constant term.',
            'Find two numbers with that product whose sum is the coefficient of $x$, and split the middle term with them.',
          ]),
      'A product is zero only when one of its factors is zero.',
    ],
    explanation:
      'Splitting the middle term turns the sum into a product of two linear factors. Put each root back into the equation to check it.',
  }
}

/** What the question states. */
export const stated = ({ factors }: ByFactorisation) => quadratic(...expanded(factors))

/** The root that is written first. */
export const firstRoot = ({ factors }: ByFactorisation) => ({ first: rootsOf(factors)[0] })

export const flipped = (factors: Factors): WrongRoots => [
  rootsOf(factors).map(negate),
  'Check the signs: set each factor equal to zero and solve it.',
  'roots',
]

export const onlyOne = (factors: Factors): WrongRoots => [
  rootsOf(factors).slice(0, 1),
  'That is only one of the two roots: each factor can be zero.',
  'zero',
]
