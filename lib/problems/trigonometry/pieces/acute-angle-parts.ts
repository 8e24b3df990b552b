import type { PosedPart } from '../../posed'
import { sidesOf, type RatioName } from '../../../solutions/trigonometry/pieces/ratio'
import { add, fraction, multiply, negate, surd, surdTex, surdText, type Surd } from '../../../maths'
import { chain, earns, line, says } from '../../template'

/** Sides of a right triangle: opposite to the first corner, adjacent to it, and the hypotenuse; their squares. */
export interface Sides {
  readonly tex: readonly [opposite: string, adjacent: string, hypotenuse: string]
  readonly squares: readonly [number, number, number]
}

export const sidesList: readonly Sides[] = [
  { tex: ['3k', '4k', '5k'], squares: [9, 16, 25] },
  { tex: ['4k', '3k', '5k'], squares: [16, 9, 25] },
  { tex: ['k', '\\sqrt{3}k', '2k'], squares: [1, 3, 4] },
  { tex: ['\\sqrt{3}k', 'k', '2k'], squares: [3, 1, 4] },
]

const over = (top: number, bottom: number): Surd => surd(fraction(1, bottom), top * bottom)

export function given({ squares: [opposite, adjacent, hypotenuse] }: Sides, name: RatioName): Surd {
  return {
    sin: over(opposite, hypotenuse),
    cos: over(adjacent, hypotenuse),
    tan: over(opposite, adjacent),
    cosec: over(hypotenuse, opposite),
    sec: over(hypotenuse, adjacent),
    cot: over(adjacent, opposite),
  }[name]
}

const square = ({ coefficient, radicand }: Surd): Surd =>
  surd(multiply(multiply(coefficient, coefficient), fraction(radicand)), 1)

const product = (one: Surd, other: Surd): Surd =>
  surd(multiply(one.coefficient, other.coefficient), one.radicand * other.radicand)

/** What the two parts come to: sin R = cos P and cos R = sin P. */
export function values(sides: Sides, isSum: boolean): readonly [Surd, Surd] {
  const [sine, cosine] = [given(sides, 'sin'), given(sides, 'cos')]
  if (isSum) return [surd(1, 1), surd(0, 1)]
  const [first, second] = [square(sine).coefficient, square(cosine).coefficient]
  const both = product(sine, cosine)
  return [surd(add(first, negate(second)), 1), { ...both, coefficient: multiply(both.coefficient, fraction(2)) }]
}

const ruleOf = (value: Surd) => ({
  kind: value.radicand === 1 ? ('fraction' as const) : ('surd' as const),
  expected: surdText(value),
})

/** What the two parts need to know. */
export interface AcuteAngles {
  readonly sides: Sides
  /** The ratio that is given of the first corner. */
  readonly name: RatioName
  /** sin P cos R + cos P sin R and its fellow, or both with the other sign. */
  readonly isSum: boolean
  readonly corners: readonly [string, string, string]
}

/** "\cot L = \frac{\sqrt{3}}{3} = \frac{1}{\sqrt{3}} = \frac{LM}{MN}, so let LM = k and MN = \sqrt{3}k": the sides from what is given. */
function sidesFrom({ sides, name, corners: [p, q, r] }: AcuteAngles): string {
  const [opposite, adjacent, hypotenuse] = sides.tex
  const all = {
    opposite: { side: `${q}${r}`, tex: opposite },
    adjacent: { side: `${p}${q}`, tex: adjacent },
    hypotenuse: { side: `${p}${r}`, tex: hypotenuse },
  }
  const [over, under] = sidesOf[name]
  const [top, bottom] = [all[over], all[under]]
  const third = Object.values(all).find((each) => each !== top && each !== bottom) ?? top
  const [value, ratio] = [surdTex(given(sides, name)), `\\frac{${inUnits(top.tex)}}{${inUnits(bottom.tex)}}`]
  const known = [`\\${name} ${p}`, value, ...(ratio === value ? [] : [ratio]), `\\frac{${top.side}}{${bottom.side}}`]
  return `$${known.join(' = ')}$, so let $${top.side} = ${top.tex}$ and $${bottom.side} = ${bottom.tex}$. By the Pythagoras theorem $${third.side} = ${third.tex}$.`
}

/** "\sqrt{3}k" without the k. */
const inUnits = (side: string): string => side.replace(/k$/, '') || '1'

/** One mark for each. */
export function partsOf(draw: AcuteAngles): readonly PosedPart[] {
  const {
    sides,
    isSum,
    corners: [p, , r],
  } = draw
  const [plus, minus] = isSum ? ['+', '-'] : ['-', '+']
  const first = `\\sin ${p} \\cos ${r} ${plus} \\cos ${p} \\sin ${r}`
  const second = `\\cos ${p} \\cos ${r} ${minus} \\sin ${p} \\sin ${r}`
  const [one, two] = values(sides, isSum)
  const [sine, cosine] = [surdTex(given(sides, 'sin')), surdTex(given(sides, 'cos'))]
  return [
    {
      label: '(i)',
      ask: `Find the value of $${first}$.`,
      rule: ruleOf(one),
      steps: [
        line('sides', sidesFrom(draw)),
        earns(
          0.5,
          says`So ${chain(`\\sin ${p}`, `\\cos ${r}`, sine)} and ${chain(`\\cos ${p}`, `\\sin ${r}`, cosine)}`,
          'ratios',
        ),
        earns(
          0.5,
          says`Hence ${chain(first, `${sine} \\times ${sine} ${plus} ${cosine} \\times ${cosine}`, surdTex(one))}.`,
        ),
      ],
    },
    {
      label: '(ii)',
      ask: `Find the value of $${second}$.`,
      rule: ruleOf(two),
      steps: [
        earns(0.5, says`${chain(second, `${cosine} \\times ${sine} ${minus} ${sine} \\times ${cosine}`)}`, 'put'),
        earns(0.5, says`Hence ${chain(second, surdTex(two))}.`),
      ],
    },
  ]
}
