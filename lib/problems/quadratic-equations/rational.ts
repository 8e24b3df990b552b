import { factorSteps, expanded, type Factors } from './factor-steps'
import { equationTex } from './equation'
import { rootsLine, rootsText } from './roots-text'
import { fraction, gcd, negate, polynomialTex, toTex } from '../../maths'
import { distinctSlips } from '../distinct-slips'
import { template, type Posed } from '../template'

/** 1/(x + p) − 1/(x + q) = (q − p)/M with roots r, s; or x + 1/x = (m² + n²)/mn. */
type Draw =
  | { readonly form: 'difference'; readonly p: number; readonly q: number; readonly roots: readonly [number, number] }
  | { readonly form: 'reciprocal'; readonly m: number; readonly n: number; readonly stem: 0 | 1 }

const linear = (constant: number): string => polynomialTex([1, constant])

/** The same as a factor. */
const bracket = (constant: number): string => (constant === 0 ? 'x' : `(${linear(constant)})`)

const product = (p: number, root: number, q: number): number => (root + p) * (root + q)

function posedDifference(p: number, q: number, [r, s]: readonly [number, number]): Posed {
  const M = product(p, r, q)
  const right = toTex(fraction(q - p, M))
  const factors: Factors = { p: 1, q: -r, r: 1, s: -s }
  const left = `\\frac{1}{${linear(p)}} - \\frac{1}{${linear(q)}}`
  const brackets = p === 0 || q !== 0 ? `${bracket(p)}${bracket(q)}` : `${bracket(q)}${bracket(p)}`
  const away = [p, q].map((constant) => `x \\neq ${constant === 0 ? 0 : -constant}`).join(',\\ ')
  return {
    question: `Solve for $x$: $$${left} = ${right}, \\quad ${away}$$`,
    rule: { kind: 'roots', expected: rootsText(fraction(r), fraction(s)) },
    hints: [
      'Bring the left-hand side over one denominator.',
      'In the numerator the $x$ terms cancel. Cross-multiply, then write the equation in the form $ax^2 + bx + c = 0$.',
      'Check that no root makes a denominator zero.',
    ],
    steps: [
      `Given: $${left} = ${right}$`,
      `Taking the LCM of the denominators: $\\frac{${bracket(q)} - ${bracket(p)}}{${brackets}} = ${right}$`,
      `$\\frac{${q - p}}{${brackets}} = ${right}$`,
      `Cross-multiplying: $${brackets} = ${M}$`,
      `$${polynomialTex([1, p + q, p * q])} = ${M}$, that is, $${equationTex(expanded(factors))}$`,
      ...factorSteps(factors),
      'No denominator is zero for these values, so both are accepted.',
      rootsLine(fraction(r), fraction(s)),
    ],
    explanation:
      'Clearing denominators may bring in values for which a fraction has no meaning, so check the roots at the end.',
  }
}

function posedReciprocal(m: number, n: number, stem: 0 | 1): Posed {
  const [a, b] = [m * n, m * m + n * n]
  const factors: Factors = { p: n, q: -m, r: m, s: -n }
  const right = `\\frac{${b}}{${a}}`
  return {
    question:
      stem === 0
        ? `Solve for $x$: $$x + \\frac{1}{x} = ${right}, \\quad x \\neq 0$$`
        : `The sum of a number and its reciprocal is $${right}$. Find all such numbers.`,
    rule: { kind: 'roots', expected: rootsText(fraction(m, n), fraction(n, m)) },
    hints: [
      'Bring the left-hand side over one denominator.',
      'Cross-multiply and write the equation in the form $ax^2 + bx + c = 0$.',
      'What can you say about the reciprocal of a root?',
    ],
    steps: [
      ...(stem === 0 ? [] : ['Let the number be $x$; its reciprocal is $\\frac{1}{x}$.']),
      `$x + \\frac{1}{x} = ${right}$`,
      `$\\frac{x^2 + 1}{x} = ${right}$`,
      `Cross-multiplying: $${a}(x^2 + 1) = ${b}x$, that is, $${equationTex(expanded(factors))}$`,
      ...factorSteps(factors),
      rootsLine(fraction(m, n), fraction(n, m)),
    ],
    explanation:
      'The equation does not change when $x$ and $\\frac{1}{x}$ change places, so the two roots are reciprocals.',
  }
}

/** E.g. "Solve for x: 1/(x + 4) − 1/(x − 7) = 11/30, x ≠ −4, 7" */
export const rationalEquation = template<Draw>({
  id: 'qe-rational-equation',
  topic: 'quadratic-equations',
  difficulty: 'hard',
  archetypes: ['qe-rational-equation'],
  marks: 3,
  draw: (random) => {
    if (random.chance(1 / 4)) {
      const [m, n] = random.until(
        (source) => [source.integer(2, 7), source.integer(1, 6)] as const,
        ([top, bottom]) => bottom < top && gcd(top, bottom) === 1,
      )
      return { form: 'reciprocal', m, n, stem: random.pick([0, 1] as const) }
    }
    return random.until(
      (source) => {
        const [p, q, r] = [source.integer(-6, 6), source.integer(-9, 9), source.integer(-8, 10)]
        return { form: 'difference' as const, p, q, roots: [r, -(p + q) - r] as const }
      },
      ({ p, q, roots: [r, s] }) => {
        const M = product(p, r, q)
        return p !== q && r !== s && r !== -s && r !== 0 && s !== 0 && M !== 0 && M !== q - p && Math.abs(M) <= 80
      },
    )
  },
  pose: (draw) =>
    draw.form === 'difference'
      ? posedDifference(draw.p, draw.q, draw.roots)
      : posedReciprocal(draw.m, draw.n, draw.stem),
  crossCheck: (draw) => {
    if (draw.form === 'reciprocal') {
      const found: string[] = []
      for (let top = 1; top <= 10; top++)
        for (let bottom = 1; bottom <= 10; bottom++)
          if (
            gcd(top, bottom) === 1 &&
            (top * top + bottom * bottom) * draw.m * draw.n === (draw.m ** 2 + draw.n ** 2) * top * bottom
          )
            found.push(`${top}/${bottom}`)
      return found.join(', ')
    }
    const { p, q, roots } = draw
    const M = (roots[0] + p) * (roots[0] + q)
    return Array.from({ length: 121 }, (_, index) => index - 60)
      .filter((x) => x !== -p && x !== -q && Math.abs(1 / (x + p) - 1 / (x + q) - (q - p) / M) < 1e-9)
      .join(', ')
  },
  slips: (draw) => {
    const [first, second] =
      draw.form === 'difference'
        ? [fraction(draw.roots[0]), fraction(draw.roots[1])]
        : [fraction(draw.m, draw.n), fraction(draw.n, draw.m)]
    return distinctSlips(rootsText(first, second), [
      { response: rootsText(negate(first), negate(second)), note: 'Check the signs: set each factor equal to zero.' },
      { response: rootsText(first, first), note: 'That is only one of the two roots.' },
    ])
  },
})
