import { continued, decimal } from './decimal'
import { at, classTitle, lower, type GroupedData } from './grouped'
import { add, fraction, multiply, type Fraction } from '../../../maths'
import { chain, says } from '../../claim'
import { earns, type Line } from '../../line'

/** The class with the highest frequency, and what the formula takes from it and its neighbours; a missing neighbour counts as 0. */
export function modeParts(data: GroupedData) {
  const { frequencies } = data
  const index = frequencies.indexOf(Math.max(...frequencies))
  return {
    index,
    l: lower(data, index),
    h: data.width,
    f0: at(frequencies, index - 1),
    f1: at(frequencies, index),
    f2: at(frequencies, index + 1),
  }
}

/** l + (f1 − f0)/(2f1 − f0 − f2) × h */
export function modeOf(data: GroupedData): Fraction {
  const { l, h, f0, f1, f2 } = modeParts(data)
  return add(l, multiply(fraction(f1 - f0, 2 * f1 - f0 - f2), h))
}

/** What is said of a modal class that is the first or the last one. */
function ends({ frequencies }: GroupedData, index: number): string {
  if (index === 0) return ' No class comes before it, so $f_0$ is $0$.'
  return index === frequencies.length - 1 ? ' No class comes after it, so $f_2$ is $0$.' : ''
}

/** Modal class, its neighbours, formula, substitution and calculation of the mode, with the marks of the five lines. */
export function modeLines(data: GroupedData, marks: readonly number[]): readonly Line[] {
  const parts = modeParts(data)
  const { index, f0, f1, f2 } = parts
  const [l, h] = [decimal(parts.l), decimal(parts.h)]
  const lines = [
    [
      'modal class',
      {
        text: `The highest frequency is $${f1}$, so the modal class is ${classTitle(data, index)}.${ends(data, index)}`,
      },
    ],
    [
      'values',
      says`Here ${chain('l', l)}, ${chain('h', h)}, ${chain('f_1', `${f1}`)}, ${chain('f_0', `${f0}`)} and ${chain('f_2', `${f2}`)}.`,
    ],
    ['formula', { text: 'Mode $= l + \\left(\\dfrac{f_1 - f_0}{2f_1 - f_0 - f_2}\\right) \\times h$' }],
    [
      'put in',
      { text: `$= ${l} + \\left(\\dfrac{${f1} - ${f0}}{2 \\times ${f1} - ${f0} - ${f2}}\\right) \\times ${h}$` },
    ],
    [
      'worked out',
      says`${continued('Mode', `${l} + \\dfrac{${f1 - f0}}{${2 * f1 - f0 - f2}} \\times ${h}`, modeOf(data))}`,
    ],
  ] as const
  return lines.map(([name, said], index) => earns(marks[index] ?? 0, said, name))
}
