import { conjugateValue } from '../../../solutions/trigonometry/conjugate'
import { fraction, multiply, negate, subtract, toText, type Fraction } from '../../../maths'
import type { Slip } from '../../template'

/** What is asked: the other factor, one of the two ratios, or the third ratio that they make. */
export type ConjugateAsked = 'other' | 'first' | 'second' | 'ratio'

const two = fraction(2)

/** The slips that belong to what is asked. */
export function conjugateSlips(asked: ConjugateAsked, m: Fraction, given: '-' | '+'): readonly Slip[] {
  const value = conjugateValue(asked, m, given)
  const [response, other] = [toText(m), toText(conjugateValue('other', m, given))]
  if (asked === 'other')
    return [
      {
        response,
        note: 'The two factors are equal only when each of them is 1; use their product.',
        step: 'identity',
      },
      { response: toText(negate(value)), note: 'Check the sign: the product of the two factors is +1.', step: 'last' },
      {
        response: toText(subtract(fraction(1), m)),
        note: 'The product of the two factors is known, not their sum.',
        step: 'identity',
      },
    ]
  const common: readonly Slip[] = [
    { response, note: 'That is the given value; find the other factor first.', step: 'other factor' },
    {
      response: other,
      note: 'That is the other factor; one more step is needed.',
      step: asked === 'second' ? 'subtracted' : 'added',
    },
  ]
  if (asked === 'ratio')
    return [
      ...common,
      { response: toText(negate(value)), note: 'For an acute angle the value is positive.', step: 'subtracted' },
    ]
  return [
    ...common,
    { response: toText(multiply(value, two)), note: 'Halve it: that is twice the ratio.', step: 'last' },
    {
      response: toText(conjugateValue(asked === 'first' ? 'second' : 'first', m, given)),
      note: 'Adding removes one of the two ratios, subtracting the other. Which one is asked?',
      step: asked === 'second' ? 'subtracted' : 'added',
    },
  ]
}
