import { fromOneZero as solution } from '../../solutions/polynomials/from-one-zero'
import { fraction } from '../../maths'
import { formedText } from '../../solutions/polynomials/pieces/forming'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

/** E.g. "One zero of a quadratic polynomial is 7 and the product of its zeroes is −35. Write the polynomial." */
export const polynomialFromOneZero = template({
  id: 'poly-from-one-zero',
  topic: 'polynomials',
  archetypes: ['poly-form-one-zero'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) =>
    random.until(
      (source) => ({
        known: source.integer(-12, 12),
        other: source.integer(-12, 12),
        told: source.pick(['sum', 'product'] as const),
        stem: source.pick(['one', 'if', 'form'] as const),
      }),
      ({ known, other }) => known * other !== 0 && Math.abs(known) !== Math.abs(other) && Math.abs(known * other) > 1,
    ),
  given: ({ known, other, told }) => ({
    known: fraction(known),
    of: told,
    value: fraction(told === 'sum' ? known + other : known * other),
  }),
  solution,
  ask: ({ known, other, told, stem }) => {
    const [sum, product] = [known + other, known * other]
    const value = told === 'sum' ? sum : product
    return {
      question: `${
        {
          one: `One zero of a quadratic polynomial in $x$ is $${known}$ and the ${told} of its zeroes is $${value}$. Write the polynomial.`,
          if: `If the ${told} of the zeroes of a quadratic polynomial in $x$ is $${value}$ and one of the zeroes is $${known}$, find such a polynomial.`,
          form: `Form a quadratic polynomial in $x$, one of whose zeroes is $${known}$, so that the ${told} of both zeroes is $${value}$.`,
        }[stem]
      } (Type $x^2$ as x^2.)`,
      rule: { kind: 'expression', upToFactor: true },
      hints: [`Find the other zero from the ${told} first.`, 'Then use $x^2 - (\\text{sum})x + \\text{product}$.'],
      explanation:
        'One zero and the sum or the product give the other zero; then both relations are known, and with them the polynomial up to a constant factor.',
    }
  },
  crossCheck: ({ known, other, told }) => {
    const value = told === 'sum' ? known + other : known * other
    const found = Array.from({ length: 61 }, (_, i) => i - 30).find(
      (x) => (told === 'sum' ? x + known : x * known) === value,
    )
    return found === undefined ? null : `(x - (${known}))(x - (${found}))`
  },
  slips: ({ known, other, told }) => {
    const [sum, product] = [known + other, known * other]
    const text = (s: number, p: number) => formedText(fraction(s), fraction(p))
    const value = told === 'sum' ? sum : product
    return distinctSlips(text(sum, product), [
      {
        response: text(-sum, product),
        note: 'The formula is x² − (sum)x + (product): check the middle sign.',
        step: 'values',
      },
      told === 'sum'
        ? {
            response: text(sum, known * sum),
            note: 'You multiplied by the sum. Find the other zero first.',
            step: 'other',
          }
        : {
            response: text(known + product, product),
            note: 'You added the product. Find the other zero first.',
            step: 'other',
          },
      {
        response: text(known + value, known * value),
        note: `The second number is the ${told}, not the other zero.`,
        step: 'other',
      },
      {
        response: text(sum, -product),
        note: 'The product is added in the formula: check the last sign.',
        step: 'values',
      },
    ])
  },
})
