import { bracketed, fraction, sumTex } from '../../../maths'
import { chain, earns, line, says, type Step } from '../../template'
import { firstSum, lastSum, type Blocks } from '../first-last-block'
import { inLetters } from './place-of-value'

const twice = (steps: number): string =>
  sumTex([
    [2, 'a'],
    [steps, 'd'],
  ])

/** "\frac{8}{2}[2a + 7d]" */
const half = (count: number, inside: string): string => `\\frac{${count}}{2}[${inside}]`

/** From the sums of the first and of the last terms to a and d: four marks. */
export function blockLines(blocks: Blocks): readonly Step[] {
  const { a, d, n, p, q } = blocks
  const [A, B] = [firstSum(blocks), lastSum(blocks)]
  const [one, two] = [p - 1, 2 * n - q - 1]
  const [left, right] = [2 * a + one * d, 2 * a + two * d]
  const simplified = (count: number, sum: number, value: number, side: string) =>
    says`Multiplying by 2 and dividing by ${count}: ${chain(side, `\\frac{${2 * sum}}{${count}}`, `${value}`)} ... `
  const numbered = (said: ReturnType<typeof simplified>, number: number) => ({
    ...said,
    text: `${said.text}(${number})`,
  })
  return [
    earns(0.5, says`First ${p} terms: ${chain(half(p, twice(one)), `${A}`)}`, 'first sum'),
    earns(0.5, numbered(simplified(p, A, left, twice(one)), 1)),
    line(
      'begins',
      says`The first of the last ${q} terms has the place ${chain(`${n} - ${q} + 1`, `${n - q + 1}`)}: it is $${inLetters(n - q + 1)}$. The last is $${inLetters(n)}$.`,
    ),
    earns(
      1,
      says`Last ${q} terms: ${chain(half(q, `(${inLetters(n - q + 1)}) + (${inLetters(n)})`), `${B}`)}`,
      'last sum',
    ),
    earns(0.5, numbered(simplified(q, B, right, twice(two)), 2)),
    earns(
      0.5,
      says`Subtracting (1) from (2): ${chain(`${two - one}d`, `${right} - ${bracketed(fraction(left))}`, `${right - left}`)}, so ${chain('d', `${d}`)}`,
      'difference',
    ),
    earns(
      0.5,
      says`From (1): ${chain('2a', `${left} - ${one} \\times ${bracketed(d)}`, `${2 * a}`)}, so ${chain('a', `${a}`)}`,
      'first term',
    ),
    earns(
      0.5,
      says`Hence ${chain('a', `${a}`)} and ${chain('d', `${d}`)}: the AP is $${a}, ${a + d}, ${a + 2 * d}, \\ldots$`,
    ),
  ]
}
