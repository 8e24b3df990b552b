import type { Slip } from '../../template'
import { partNames, type Story } from './feasible-words'

/** Where there are two such parts. */
export function slipsFor([more, less]: readonly [number, number], story: Story): readonly Slip[] {
  const [first, second] = partNames[story]
  return [
    { response: 'not possible', note: 'Work out the discriminant again and look at its sign.', step: 'discriminant' },
    ...(more === less
      ? []
      : [
          {
            response: `${first} = ${less}, ${second} = ${more}`,
            note: `The right numbers, on the wrong names: the ${first} is the greater one.`,
            step: 'last' as const,
          },
        ]),
    {
      response: `${first} = ${2 * more}, ${second} = ${2 * less}`,
      note: 'In the quadratic formula the whole numerator is divided by $2a$.',
      step: 'formula',
    },
  ]
}

/** Where there are none. */
export function slipsForNone(sum: number, product: number, story: Story): readonly Slip[] {
  const [first, second] = partNames[story]
  return [
    {
      response: `${first} = ${sum / 2}, ${second} = ${sum / 2}`,
      note: `Their product is $${(sum / 2) ** 2}$, which is less than $${product}$.`,
      step: 'equation',
    },
    { response: 'possible', note: 'Look at the sign of the discriminant.', step: 'nature' },
    { response: 'yes', note: 'What does the sign of the discriminant say about the roots?', step: 'nature' },
  ]
}
