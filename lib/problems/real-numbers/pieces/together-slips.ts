import { lcm } from '../../../maths'
import { inPart } from '../../slips/in-part'
import type { Slip } from '../../template'
import { product } from './in-words'
import { wholeOf, type Together } from './together'

export function togetherSlips(draw: Together): readonly Slip[] {
  const { times, last } = draw
  const [a, b, c] = times
  const [, length] = wholeOf(draw)
  const [two, all] = [lcm(a, b), lcm(...times)]
  const often = Math.floor(length / all)
  return [
    ...inPart('(i)', `${two}`, [
      {
        response: `${(a * b) / two}`,
        note: 'That is the HCF. Together again asks for a common multiple.',
        step: 'rule of two',
      },
      { response: `${a * b}`, note: 'They do come together then, but not for the first time.', step: 'LCM of two' },
      {
        response: `${a + b}`,
        note: 'You added the intervals: look for their least common multiple.',
        step: 'rule of two',
      },
    ]),
    ...inPart(
      '(ii)',
      `${length / c}`,
      [
        { response: `${length / c + 1}`, note: 'The start is not counted.', step: 'times' },
        {
          response: `${length / a}`,
          note: 'That belongs to the first interval. Look at the third one.',
          step: 'length',
        },
      ].filter(({ response }) => /^\d+$/.test(response)),
    ),
    ...inPart(
      '(iii)',
      `${last === 'when' ? all : often}`,
      last === 'when'
        ? [
            {
              response: `${two}`,
              note: 'That fits the first two only. Look at the third one too.',
              step: 'LCM of three',
            },
            {
              response: `${product(times)}`,
              note: 'They do come together then, but not for the first time.',
              step: 'LCM of three',
            },
            {
              response: `${a + b + c}`,
              note: 'You added the intervals: look for their least common multiple.',
              step: 'rule of three',
            },
          ]
        : [
            { response: `${often + 1}`, note: 'The start is not counted.', step: 'often' },
            {
              response: `${all}`,
              note: 'That is the time until it happens again. How often does it happen?',
              step: 'divided',
            },
            {
              response: `${Math.floor(length / two)}`,
              note: 'Your number fits the first two only. Look at the third one too.',
              step: 'LCM of three',
            },
          ],
    ),
  ]
}
