import { inPart } from '../../slips/in-part'
import type { Slip } from '../../template'

/** The slips on an arch with the zeroes a and b and the leading coefficient −k. */
export function archSlips(a: number, b: number, k: number): readonly Slip[] {
  const h = k * ((b - a) / 2) ** 2
  return [
    ...inPart('(i)', `${a}, ${b}`, [
      {
        response: `${-a}, ${-b}`,
        note: 'Set each factor equal to 0: x − m = 0 gives x = m.',
        step: 'zeroes',
      },
      { response: `${a}`, note: 'That is one of the two places: each factor gives one.', step: 'zeroes' },
    ]),
    ...inPart('(ii)', `${a + b}`, [
      { response: `${-a - b}`, note: 'Check the signs: both zeroes are positive.', step: 'sum' },
      { response: `${a * b}`, note: 'That is the product of the zeroes. The sum is asked for.', step: 'sum' },
    ]),
    ...inPart('(iii)', `${h}`, [
      {
        response: `${(a + b) / 2}`,
        note: 'That is where the highest point lies. Put it into p(x) for the height.',
        step: 'height',
      },
      ...(k === 1
        ? []
        : [
            {
              response: `${h / k}`,
              note: 'The number in front of the brackets belongs to the height as well.',
              step: 'height',
            },
          ]),
      { response: `${-h}`, note: 'Check the signs: the curve is above the x-axis there.', step: 'height' },
      { response: `${k * a * b}`, note: 'The height asked for is in the middle, not at x = 0.', step: 'middle' },
    ]),
  ]
}
