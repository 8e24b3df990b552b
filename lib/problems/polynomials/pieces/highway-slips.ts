import { inPart } from '../../slips/in-part'
import type { Slip } from '../../template'
import { keyOf, things, type Highway } from './highway'

export function highwaySlips(highway: Highway): readonly Slip[] {
  const { a, b, m, start } = highway
  const { w, h, k } = keyOf(highway)
  return [
    ...inPart('(i)', `${w}`, [
      {
        response: `${b}`,
        note: 'The width is the distance between the two ends: subtract the zeroes.',
        step: 'width',
      },
      { response: `${a + b}`, note: 'The width is the difference of the zeroes, not their sum.', step: 'width' },
    ]),
    ...inPart('(ii)', `${h}`, [
      {
        response: `${m * m + (a + b) * m - a * b}`,
        note: 'The sign before the square stays: first square, then put the minus.',
        step: 'substituted',
      },
    ]),
    ...(highway.last === 'second'
      ? inPart('(iii)', `${k}`, [
          {
            response: `${-k}`,
            note: 'The sum of the zeroes is −(coefficient of x)/(coefficient of x²): mind both signs.',
            step: 'sum',
          },
          {
            response: `${start + w}`,
            note: 'That is the other zero. The sum of both zeroes gives k.',
            step: 'k',
          },
          {
            response: `${a + b}`,
            note: `That belongs to the first ${things[highway.story]}. The second one begins at another place.`,
            step: 'k',
          },
        ])
      : inPart('(iii)', `${(w / 2) ** 2}`, [
          {
            response: `${(a + b) / 2}`,
            note: 'That is where the highest point lies. Put it into p(x) for the height.',
            step: 'put in',
          },
          {
            response: `${h}`,
            note: 'That is the height of part (ii). Take the point half-way between the ends.',
            step: 'middle',
          },
          { response: `${w * w}`, note: 'Each end is half of the width away from the middle.', step: 'worked' },
        ])),
  ]
}
