import { inPart } from '../../slips/in-part'
import type { Slip } from '../../template'
import { solutionText, type Pair } from '../../../solutions/linear-equations/pieces/line'
import { usualSlips } from './usual-slips'

/** A pair with its solution, put into y = mx + c to find m, or into mx + qy. */
export interface Use {
  readonly point: readonly [number, number]
  readonly pair: Pair
  readonly use: 'slope' | 'value'
  readonly m: number
  readonly q: number
  readonly stem: 0 | 1 | 2
}

const whole = (value: number, note: string, step: string): readonly Slip[] =>
  Number.isInteger(value) ? [{ response: `${value}`, note, step }] : []

export function useSlips({ point: [x, y], pair, use, m, q }: Use): readonly Slip[] {
  const c = y - m * x
  return [
    ...inPart('(i)', solutionText(x, y), usualSlips(pair)),
    ...(use === 'slope'
      ? inPart('(ii)', `${m}`, [
          ...whole((y + c) / x, 'When a term goes to the other side, its sign changes.', 'moved'),
          ...whole(-m, 'Check the sign when you divide.', 'last'),
          ...whole(y - c, 'Divide by the value of $x$ at the end.', 'last'),
        ])
      : inPart('(ii)', `${m * x + q * y}`, [
          ...whole(m * y + q * x, 'x and y were exchanged when the values were put in.', 'put in'),
          ...whole(m * x - q * y, 'Mind the sign of the second term.', 'last'),
        ])),
  ]
}
