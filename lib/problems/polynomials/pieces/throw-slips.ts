import { inPart } from '../../slips/in-part'
import type { Slip } from '../../template'
import { coefficientsOf, heightAt, type Throw } from './throws'

export function throwSlips(thrown: Throw): readonly Slip[] {
  const { T, u, at, early, last } = thrown
  const [, b, c] = coefficientsOf(thrown)
  const h = heightAt(thrown, at)
  const late = T - u - early
  return [
    ...inPart('(i)', `${c}`, [
      { response: '0', note: 'At the start the time is 0, not the height.', step: 'start' },
      {
        response: `${heightAt(thrown, 1)}`,
        note: 'At the start t is 0, not 1.',
        step: 'start',
      },
    ]),
    ...inPart('(ii)', `${h}`, [
      {
        response: `${5 * at * at + b * at + c}`,
        note: 'The square of the time comes with a minus sign.',
        step: 'substituted',
      },
      { response: `${25 * at * at + b * at + c}`, note: 'First square the time, then multiply by −5.', step: 'height' },
      { response: `${h - c}`, note: 'The constant term belongs to the height as well.', step: 'height' },
    ]),
    ...(last === 'zeroes'
      ? inPart('(iii)', `${T}, ${-u}`, [
          { response: `${-T}, ${u}`, note: 'Set each factor equal to 0: mind the signs.', step: 'zeroes' },
          {
            response: `${T}`,
            note: 'That is the time with a meaning. The polynomial has a second zero: type both.',
            step: 'zeroes',
          },
        ])
      : inPart('(iii)', `${early}, ${late}`, [
          { response: `${early}`, note: 'It is there on its way up. When is it there on its way down?', step: 'times' },
          { response: `${T}, ${-u}`, note: 'Those are the zeroes: there the height is 0.', step: 'equation' },
          { response: `${-early}, ${-late}`, note: 'Set each factor equal to 0: mind the signs.', step: 'times' },
        ])),
  ]
}
