import { equationTex } from '../../solutions/quadratic-equations/pieces/equation'
import { expanded, factorLine, factorSteps, halfEach, type Factors } from './pieces/factor-steps'
import { bracket, linear } from './rational'
import { rootSlips, rootsLine, rootsText } from './pieces/roots-text'
import { add, fraction, gcd, negate, polynomialTex, subtract, sumTex, toTex, type Fraction } from '../../maths'
import { earns, template, type Step } from '../template'

/** 1/(x + p) + 1/(x + q) = right, with the integer root `root` and another root. */
interface Draw {
  readonly p: number
  readonly q: number
  readonly root: number
  readonly right: Fraction
  readonly other: Fraction
  readonly stem: 0 | 1 | 2
}

const stems = ['Solve for $x$:', 'Find the roots of the equation', 'Find all the values of $x$ that satisfy'] as const

/** right · (x + p)(x + q) = 2x + p + q has roots that add up to 2/right − (p + q). */
function drawn(p: number, q: number, root: number): Omit<Draw, 'stem'> {
  const right = add(fraction(1, root + p), fraction(1, root + q))
  const other = right.n === 0n ? right : subtract(fraction(2n * right.d, right.n), fraction(p + q + root))
  return { p, q, root, right, other }
}

const factorsOf = ({ root, other }: Draw): Factors => ({ p: 1, q: -root, r: Number(other.d), s: -Number(other.n) })

/** From the equation to its standard form: two marks less half. */
function opening(draw: Draw): readonly Step[] {
  const { p, q, right } = draw
  const [N, D] = [Number(right.n), Number(right.d)]
  const [sum, product] = [p + q, p * q]
  const top = polynomialTex([2, sum])
  const quadratic = polynomialTex([1, sum, product])
  const cleared = [N, N * sum - 2 * D, N * product - D * sum]
  const common = gcd(...cleared)
  return [
    `Given: $\\frac{1}{${linear(p)}} + \\frac{1}{${linear(q)}} = ${toTex(right)}$`,
    earns(
      0.5,
      `Taking the LCM of the denominators: $\\frac{${bracket(q)} + ${bracket(p)}}{${bracket(p)}${bracket(q)}} = ${toTex(right)}$`,
    ),
    `Working out both brackets: $\\frac{${top}}{${quadratic}} = ${toTex(right)}$`,
    earns(0.5, `Cross-multiplying: $${sumTex([[D, `(${top})`]])} = ${sumTex([[N, `(${quadratic})`]])}$`),
    `Opening the brackets: $${polynomialTex([2 * D, D * sum])} = ${polynomialTex([N, N * sum, N * product])}$`,
    earns(0.5, `In standard form: $${equationTex(cleared)}$`),
    ...(common > 1 ? [`Dividing by ${common}: $${equationTex(expanded(factorsOf(draw)))}$`] : []),
  ]
}

/** E.g. "Solve for x: 1/(x + 1) + 1/(x + 3) = 8/15, x ≠ −1, −3" */
export const rationalSum = template<Draw>({
  id: 'qe-rational-sum',
  topic: 'quadratic-equations',
  difficulty: 'hard',
  archetypes: ['qe-rational-equation'],
  marks: 3,
  draw: (random) => ({
    ...(random.until(
      (source) => {
        const [p, q, root] = [source.integer(-5, 5), source.integer(-5, 5), source.integer(-6, 9)]
        return p < q && p !== 0 && root + p !== 0 && root + q !== 0 ? drawn(p, q, root) : null
      },
      (found) =>
        found !== null &&
        found.right.n > 0n &&
        found.right.n <= 12n &&
        found.right.d >= 2n &&
        found.right.d <= 24n &&
        found.p + found.q !== 0 &&
        found.root !== 0 &&
        found.other.n !== 0n &&
        found.other.d <= 6n &&
        (found.other.d !== 1n || Math.abs(Number(found.other.n)) !== Math.abs(found.root)),
    ) ?? drawn(1, 3, 2)),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: (draw) => {
    const { p, q, root, right, other, stem } = draw
    const away = [p, q].map((constant) => `x \\neq ${constant === 0 ? 0 : -constant}`).join(',\\ ')
    return {
      question: `${stems[stem]} $$\\frac{1}{${linear(p)}} + \\frac{1}{${linear(q)}} = ${toTex(right)}, \\quad ${away}$$`,
      rule: { kind: 'roots', expected: rootsText(fraction(root), other) },
      hints: [
        'Bring the left-hand side over one denominator.',
        'Add the two brackets in the numerator, multiply the two in the denominator, then cross-multiply.',
        'Bring every term to one side, so that you can split the middle term.',
      ],
      steps: [
        ...opening(draw),
        ...factorSteps(factorsOf(draw), halfEach),
        'No denominator is zero for these values, so both are accepted.',
        earns(0.5, rootsLine(fraction(root), other)),
      ],
      explanation:
        'Clearing denominators may bring in values for which a fraction has no meaning, so check the roots at the end.',
    }
  },
  // Every n/d with small d is tried in the equation itself.
  crossCheck: ({ p, q, right }) => {
    const found: string[] = []
    for (let d = 1; d <= 6; d++)
      for (let n = -300; n <= 300; n++) {
        const x = n / d
        if (gcd(n, d) !== 1 || x === -p || x === -q) continue
        if (Math.abs(1 / (x + p) + 1 / (x + q) - Number(right.n) / Number(right.d)) < 1e-9) found.push(`${n}/${d}`)
      }
    return found.join(', ')
  },
  slips: (draw) => {
    const key = [fraction(draw.root), draw.other]
    const at = (line: number) => line + opening(draw).length
    return rootSlips(key, [
      [key.map(negate), 'Check the signs: set each factor equal to zero.', at(factorLine.roots)],
      [[fraction(draw.root)], 'That is only one of the two roots: each factor can be zero.', at(factorLine.zero)],
      [
        [fraction(-draw.p), fraction(-draw.q)],
        'Those values make a denominator zero: they are the ones that $x$ cannot have.',
        at(factorLine.roots) + 1,
      ],
    ])
  },
})
