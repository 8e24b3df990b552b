import { expanded, factorLine, factorSteps, halfEach, type Factors } from './pieces/factor-steps'
import { equationTex } from '../../solutions/quadratic-equations/pieces/equation'
import { rootSlips, rootsLine, rootsText } from './pieces/roots-text'
import { fraction, gcd, negate, polynomialTex, toTex, type Fraction } from '../../maths'
import { earns, template, type Posed, type Slip } from '../template'

/** 1/(x + p) − 1/(x + q) = (q − p)/M with roots r, s; or x + 1/x = (m² + n²)/mn. */
type Draw =
  | {
      readonly form: 'difference'
      readonly p: number
      readonly q: number
      readonly roots: readonly [number, number]
      readonly stem: 0 | 1 | 2
    }
  | { readonly form: 'reciprocal'; readonly m: number; readonly n: number; readonly stem: 0 | 1 | 2 }

export const linear = (constant: number): string => polynomialTex([1, constant])

/** The same as a factor. */
export const bracket = (constant: number): string => (constant === 0 ? 'x' : `(${linear(constant)})`)

/** "$2(x + 1)(x + 3) = 4 \times 35$, so $(x + 1)(x + 3) = 70$" for 4/((x + 1)(x + 3)) = 2/35. */
function crossed(top: number, right: Fraction, brackets: string, M: number): string {
  const times = right.n === 1n ? '' : right.n === -1n ? '-' : `${right.n}`
  const worked = `$${times}${brackets} = ${top} \\times ${right.d}$`
  return `${worked}, so $${brackets} = ${M}$`
}

const product = (p: number, root: number, q: number): number => (root + p) * (root + q)

const stems = ['Solve for $x$:', 'Find the roots of the equation', 'Find all the values of $x$ that satisfy'] as const

function posedDifference(p: number, q: number, [r, s]: readonly [number, number], stem: 0 | 1 | 2): Posed {
  const M = product(p, r, q)
  const right = toTex(fraction(q - p, M))
  const factors: Factors = { p: 1, q: -r, r: 1, s: -s }
  const left = `\\frac{1}{${linear(p)}} - \\frac{1}{${linear(q)}}`
  const brackets = p === 0 || q !== 0 ? `${bracket(p)}${bracket(q)}` : `${bracket(q)}${bracket(p)}`
  const away = [p, q].map((constant) => `x \\neq ${constant === 0 ? 0 : -constant}`).join(',\\ ')
  return {
    question: `${stems[stem]} $$${left} = ${right}, \\quad ${away}$$`,
    rule: { kind: 'roots', expected: rootsText(fraction(r), fraction(s)) },
    hints: [
      'Bring the left-hand side over one denominator.',
      'In the numerator the $x$ terms cancel. Cross-multiply, then write the equation in the form $ax^2 + bx + c = 0$.',
      'Check that no root makes a denominator zero.',
    ],
    steps: [
      `Given: $${left} = ${right}$`,
      earns(0.5, `Taking the LCM of the denominators: $\\frac{${bracket(q)} - ${bracket(p)}}{${brackets}} = ${right}$`),
      `$\\frac{${q - p}}{${brackets}} = ${right}$`,
      earns(0.5, `Cross-multiplying: ${crossed(q - p, fraction(q - p, M), brackets, M)}`),
      earns(0.5, `$${polynomialTex([1, p + q, p * q])} = ${M}$, that is, $${equationTex(expanded(factors))}$`),
      ...factorSteps(factors, halfEach),
      'No denominator is zero for these values, so both are accepted.',
      earns(0.5, rootsLine(fraction(r), fraction(s))),
    ],
    explanation:
      'Clearing denominators may bring in values for which a fraction has no meaning, so check the roots at the end.',
  }
}

function posedReciprocal(m: number, n: number, stem: 0 | 1 | 2): Posed {
  const [a, b] = [m * n, m * m + n * n]
  const factors: Factors = { p: n, q: -m, r: m, s: -n }
  const right = `\\frac{${b}}{${a}}`
  return {
    question: (
      [
        `Solve for $x$: $$x + \\frac{1}{x} = ${right}, \\quad x \\neq 0$$`,
        `The sum of a number and its reciprocal is $${right}$. Find all such numbers.`,
        `When a number is added to its own reciprocal, the result is $${right}$. Which numbers can it be? Find all of them.`,
      ] as const
    )[stem],
    rule: { kind: 'roots', expected: rootsText(fraction(m, n), fraction(n, m)) },
    hints: [
      'Bring the left-hand side over one denominator.',
      'Cross-multiply and write the equation in the form $ax^2 + bx + c = 0$.',
      'What can you say about the reciprocal of a root?',
    ],
    steps: [
      ...(stem === 0 ? [] : ['Let the number be $x$; its reciprocal is $\\frac{1}{x}$.']),
      `$x + \\frac{1}{x} = ${right}$`,
      earns(0.5, `$\\frac{x^2 + 1}{x} = ${right}$`),
      earns(1, `Cross-multiplying: $${a}(x^2 + 1) = ${b}x$, that is, $${equationTex(expanded(factors))}$`),
      ...factorSteps(factors, halfEach),
      earns(0.5, rootsLine(fraction(m, n), fraction(n, m))),
    ],
    explanation:
      'The equation does not change when $x$ and $\\frac{1}{x}$ change places, so the two roots are reciprocals.',
  }
}

const signsNote = 'Check the signs: set each factor equal to zero.'
const oneRootNote = 'That is only one of the two roots: each factor can be zero.'

function differenceSlips({ p, q, roots: [r, s] }: Extract<Draw, { readonly form: 'difference' }>): readonly Slip[] {
  const [first, second] = [fraction(r), fraction(s)]
  const at = (line: number) => line + 5
  return rootSlips(
    [first, second],
    [
      [[negate(first), negate(second)], signsNote, at(factorLine.roots)],
      [[first], oneRootNote, at(factorLine.zero)],
      [
        [first, negate(second)],
        'The two numbers must have the right sum and the right product: check the sign of each.',
        at(factorLine.numbers),
      ],
      [
        [fraction(-p), fraction(-q)],
        'Those values make a denominator zero: they are the ones that $x$ cannot have. Solve the quadratic equation.',
        at(factorLine.roots) + 1,
      ],
    ],
  )
}

function reciprocalSlips({ m, n, stem }: Extract<Draw, { readonly form: 'reciprocal' }>): readonly Slip[] {
  const [first, second] = [fraction(m, n), fraction(n, m)]
  const at = (line: number) => line + (stem === 0 ? 3 : 4)
  return rootSlips(
    [first, second],
    [
      [[negate(first), negate(second)], signsNote, at(factorLine.roots)],
      [[first], oneRootNote, at(factorLine.zero)],
      [
        [fraction(m * m), fraction(n * n)],
        'Those are the two numbers of the split without their signs. Take out common factors and solve each factor.',
        at(factorLine.factors),
      ],
    ],
  )
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
      return { form: 'reciprocal', m, n, stem: random.pick([0, 1, 2] as const) }
    }
    const drawn = random.until(
      (source) => {
        const [p, q, r] = [source.integer(-6, 6), source.integer(-9, 9), source.integer(-8, 10)]
        return { form: 'difference' as const, p, q, roots: [r, -(p + q) - r] as const }
      },
      ({ p, q, roots: [r, s] }) => {
        const M = product(p, r, q)
        return p !== q && r !== s && r !== -s && r !== 0 && s !== 0 && M !== 0 && M !== q - p && Math.abs(M) <= 80
      },
    )
    return { ...drawn, stem: random.pick([0, 1, 2] as const) }
  },
  pose: (draw) =>
    draw.form === 'difference'
      ? posedDifference(draw.p, draw.q, draw.roots, draw.stem)
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
  slips: (draw) => (draw.form === 'difference' ? differenceSlips(draw) : reciprocalSlips(draw)),
})
