import { fraction, multiply, negate, polynomialTex, polynomialText, type Fraction } from '../../../maths'
import { inPart } from '../../slips/in-part'
import type { PosedPart } from '../../posed'
import { chain, earns, equals, line, says, type Slip } from '../../template'

/** −k(x − a)(x − b) in whole coefficients. */
const withZeroes = (a: number, b: number, k: number): readonly Fraction[] =>
  [1, -(a + b), a * b].map((c) => negate(multiply(fraction(k), fraction(c))))

/** The last part of an arch: how high its middle is. */
export function topPart(a: number, b: number, k: number, thing: string): PosedPart {
  const front = k === 1 ? '' : `${k}`
  const [middle, h] = [(a + b) / 2, k * ((b - a) / 2) ** 2]
  return {
    label: '(iii)',
    ask: 'The highest point is half-way between these two points. Find its height in metres.',
    rule: { kind: 'number', expected: `${h}`, unit: 'm' },
    steps: [
      earns(1, says`Half-way between them, ${chain('x', `\\frac{${a} + ${b}}{2}`, `${middle}`)}`, 'middle'),
      line(
        'height',
        says`${chain(`p(${middle})`, `-${front}(${middle} - ${a})(${middle} - ${b})`, `-${front}(${middle - a})(${middle - b})`, `${h}`)}`,
      ),
      earns(1, `So the highest point of the ${thing} is $${h}$ m up`, 'highest point'),
    ],
  }
}

/** The other last part: the polynomial when the origin lies d further to the left. */
export function shiftedPart(a: number, b: number, k: number, d: number, thing: string): PosedPart {
  const [r, s] = [a + d, b + d]
  const moved = withZeroes(r, s, k)
  const front = k === 1 ? '-' : `-${k}`
  return {
    label: '(iii)',
    ask: `On a second plan the origin is chosen $${d}$ m further to the left, so both zeroes are $${d}$ greater; the ${thing} itself is the same. Find its polynomial on that plan. (Type $x^2$ as x^2.)`,
    rule: { kind: 'expression', expected: polynomialText(moved) },
    steps: [
      earns(0.5, `The new zeroes are $${a} + ${d} = ${r}$ and $${b} + ${d} = ${s}$`, 'new zeroes'),
      earns(
        0.5,
        says`${equals('Their sum', `${r} + ${s}`, `${r + s}`)} and ${equals('their product', `${r} \\times ${s}`, `${r * s}`)}`,
        'new sum',
      ),
      line('front', `The ${thing} is as high as before, so the coefficient of $x^2$ is $-${k}$ as before`),
      earns(
        1,
        says`So the polynomial is ${chain(`${front}(${polynomialTex([1, -(r + s), r * s])})`, polynomialTex(moved))}`,
        'polynomial',
      ),
    ],
  }
}

export const shiftedSlips = (a: number, b: number, k: number, d: number): readonly Slip[] => {
  const text = (...given: Parameters<typeof withZeroes>) => polynomialText(withZeroes(...given))
  const [r, s] = [a + d, b + d]
  return inPart('(iii)', text(r, s, k), [
    {
      response: text(a, b, k),
      note: 'That is the polynomial of the first plan. The zeroes change.',
      step: 'new zeroes',
    },
    {
      response: text(a - d, b - d, k),
      note: 'When the origin moves to the left, the points lie further to the right of it.',
      step: 'new zeroes',
    },
    { response: text(r, s, -k), note: 'The curve opens downwards: the coefficient of x² is negative.', step: 'front' },
    ...(k === 1
      ? []
      : [
          {
            response: text(r, s, 1),
            note: 'The coefficient of x² stays as it was, so that the height is the same.',
            step: 'front',
          },
        ]),
    {
      response: text(-r, -s, k),
      note: 'Use x² − (sum)x + (product) in the bracket: mind the minus sign.',
      step: 'polynomial',
    },
  ])
}
