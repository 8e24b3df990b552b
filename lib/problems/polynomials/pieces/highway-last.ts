import { fraction, toTex } from '../../../maths'
import type { PosedPart } from '../../posed'
import { chain, earns, line, says } from '../../template'
import { keyOf, type Highway } from './highway'

/** A second arch of the same width: the coefficient that is missing in its polynomial. */
export function secondPart(highway: Highway, thing: string): PosedPart {
  const { start } = highway
  const { w, k } = keyOf(highway)
  const end = start + w
  return {
    label: '(iii)',
    ask: `The edge of a second ${thing} of the same width is the graph of $q(x) = -x^2 + kx - ${start * end}$, and its left end is at $x = ${start}$. Use the relation between zeroes and coefficients to find $k$.`,
    rule: { kind: 'number', expected: `${k}` },
    steps: [
      earns(0.5, `The other zero of $q(x)$ is $${start} + ${w} = ${end}$`, 'other zero'),
      earns(
        0.5,
        'Sum of zeroes $= -\\frac{\\text{coefficient of } x}{\\text{coefficient of } x^2} = -\\frac{k}{(-1)} = k$',
        'sum',
      ),
      line(
        'check',
        `Check: product of zeroes $= ${start} \\times ${end} = ${start * end}$, and $\\frac{-${start * end}}{-1} = ${start * end}$, which is the same`,
      ),
      earns(1, says`So ${chain('k', `${start} + ${end}`, `${k}`)}`, 'k'),
    ],
  }
}

/** The height half-way between the ends. */
export function highestPart({ a, b }: Highway, thing: string): PosedPart {
  const middle = toTex(fraction(a + b, 2))
  const half = toTex(fraction(b - a, 2))
  const height = ((b - a) / 2) ** 2
  return {
    label: '(iii)',
    ask: `The highest point of the ${thing} is half-way between its two ends. Find its height in metres.`,
    rule: { kind: 'number', expected: `${height}`, unit: 'm' },
    steps: [
      earns(0.5, says`Half-way between the ends, ${chain('x', `\\frac{${a} + ${b}}{2}`, middle)}`, 'middle'),
      earns(
        0.5,
        says`${chain(`p\\left(${middle}\\right)`, `-\\left(${middle} - ${a}\\right)\\left(${middle} - ${b}\\right)`)}`,
        'put in',
      ),
      line(
        'worked',
        says`Both distances are ${chain('\\frac{' + `${b} - ${a}` + '}{2}', half)}, so ${chain(`${half} \\times ${half}`, `${height}`)}`,
      ),
      earns(1, `So the highest point of the ${thing} is $${height}$ m above the road`, 'highest'),
    ],
  }
}
