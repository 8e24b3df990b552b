import { lcm } from '../../../maths'
import { factorLines, listed } from '../../../solutions/real-numbers/pieces/factor-lines'
import { evaluatedSides, powersOf } from '../../../solutions/real-numbers/pieces/powers'
import type { PosedPart } from '../../posed'
import { chain, earns, line, says } from '../../template'
import { togetherStories } from './together-stories'

export interface Together {
  readonly story: keyof typeof togetherStories
  readonly times: readonly [number, number, number]
  /** Which of the times it is watched. */
  readonly whole: 0 | 1 | 2
  readonly last: 'when' | 'often'
}

export const wholeOf = ({ story, whole }: Together): readonly [words: string, length: number] =>
  togetherStories[story].whole[whole] ?? ['', 0]

export function togetherParts(draw: Together): readonly PosedPart[] {
  const { story, times, last } = draw
  const { unit, names, happen } = togetherStories[story]
  const [a, b, c] = times
  const [words, length] = wholeOf(draw)
  const [two, all] = [lcm(a, b), lcm(...times)]
  const allLine = earns(
    0.5,
    says`${chain(`\\text{LCM}(${times.join(', ')})`, ...evaluatedSides(powersOf(all)))}`,
    'LCM of three',
  )
  const rule = earns(
    0.5,
    `The time is a multiple of all three intervals ${listed(times)}, and the least such time is their LCM`,
    'rule of three',
  )
  return [
    {
      label: '(i)',
      ask: `After how many ${unit} will ${names[0]} and ${names[1]} next ${happen} together?`,
      rule: { kind: 'number', expected: `${two}`, unit },
      steps: [
        line('rule of two', `The required number of ${unit} is the LCM of $${a}$ and $${b}$`),
        ...factorLines([a, b], 0.5),
        earns(
          0.5,
          says`${chain(`\\text{LCM}(${a}, ${b})`, ...evaluatedSides(powersOf(two)))}, so it is after $${two}$ ${unit}`,
          'LCM of two',
        ),
      ],
    },
    {
      label: '(ii)',
      ask: `How many times does ${names[2]} ${happen} in the next ${words}, the start not counted?`,
      rule: { kind: 'number', expected: `${length / c}` },
      steps: [
        earns(0.5, says`${words} are ${chain(`${length}`, `${c} \\times ${length / c}`)} ${unit}`, 'length'),
        earns(0.5, `So it happens $${length / c}$ times`, 'times'),
      ],
    },
    last === 'when'
      ? {
          label: '(iii)',
          ask: `After how many ${unit} will all three next ${happen} together?`,
          rule: { kind: 'number', expected: `${all}`, unit },
          steps: [
            rule,
            line('third', says`${chain(`${c}`, evaluatedSides(powersOf(c))[0] ?? `${c}`)}`),
            allLine,
            earns(1, `So all three ${happen} together again after $${all}$ ${unit}`, 'when'),
          ],
        }
      : {
          label: '(iii)',
          ask: `How many times will all three ${happen} together in the next ${words}, the start not counted?`,
          rule: { kind: 'number', expected: `${Math.floor(length / all)}` },
          steps: [
            rule,
            allLine,
            earns(
              0.5,
              says`${words} are $${length}$ ${unit}, and ${chain(`${length}`, `${all} \\times ${Math.floor(length / all)} + ${length % all}`)}`,
              'divided',
            ),
            earns(0.5, `So all three ${happen} together $${Math.floor(length / all)}$ times`, 'often'),
          ],
        },
  ]
}
