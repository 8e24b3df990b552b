import { rationalEquation as solution, type Given } from '../../solutions/quadratic-equations/rational-equation'
import { linear } from '../../solutions/quadratic-equations/pieces/fractions-in-x'
import { rootSlips } from './pieces/wrong-roots'
import { fraction, gcd, negate, toTex } from '../../maths'
import { template, type Ask, type Slip } from '../template'

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

const product = (p: number, root: number, q: number): number => (root + p) * (root + q)

const stems = ['Solve for $x$:', 'Find the roots of the equation', 'Find all the values of $x$ that satisfy'] as const

type Difference = Extract<Draw, { readonly form: 'difference' }>
type Reciprocal = Extract<Draw, { readonly form: 'reciprocal' }>

const rightOf = (draw: Draw) =>
  draw.form === 'difference'
    ? fraction(draw.q - draw.p, product(draw.p, draw.roots[0], draw.q))
    : fraction(draw.m * draw.m + draw.n * draw.n, draw.m * draw.n)

function askDifference(draw: Difference): Ask {
  const { p, q, stem } = draw
  const left = `\\frac{1}{${linear(p)}} - \\frac{1}{${linear(q)}}`
  const away = [p, q].map((constant) => `x \\neq ${constant === 0 ? 0 : -constant}`).join(',\\ ')
  return {
    question: `${stems[stem]} $$${left} = ${toTex(rightOf(draw))}, \\quad ${away}$$`,
    rule: { kind: 'roots' },
    hints: [
      'Bring the left-hand side over one denominator.',
      'In the numerator the $x$ terms cancel. Cross-multiply, then write the equation in the form $ax^2 + bx + c = 0$.',
      'Check that no root makes a denominator zero.',
    ],
    explanation:
      'Clearing denominators may bring in values for which a fraction has no meaning, so check the roots at the end.',
  }
}

function askReciprocal(draw: Reciprocal): Ask {
  const right = toTex(rightOf(draw))
  return {
    question: (
      [
        `Solve for $x$: $$x + \\frac{1}{x} = ${right}, \\quad x \\neq 0$$`,
        `The sum of a number and its reciprocal is $${right}$. Find all such numbers.`,
        `When a number is added to its own reciprocal, the result is $${right}$. Which numbers can it be? Find all of them.`,
      ] as const
    )[draw.stem],
    rule: { kind: 'roots' },
    hints: [
      'Bring the left-hand side over one denominator.',
      'Cross-multiply and write the equation in the form $ax^2 + bx + c = 0$.',
      'What can you say about the reciprocal of a root?',
    ],
    explanation:
      'The equation does not change when $x$ and $\\frac{1}{x}$ change places, so the two roots are reciprocals.',
  }
}

const signsNote = 'Check the signs: set each factor equal to zero.'
const oneRootNote = 'That is only one of the two roots: each factor can be zero.'

function differenceSlips({ p, q, roots: [r, s] }: Difference): readonly Slip[] {
  const [first, second] = [fraction(r), fraction(s)]
  return rootSlips(
    [first, second],
    [
      [[negate(first), negate(second)], signsNote, 'roots'],
      [[first], oneRootNote, 'zero'],
      [
        [first, negate(second)],
        'The two numbers must have the right sum and the right product: check the sign of each.',
        'numbers',
      ],
      [
        [fraction(-p), fraction(-q)],
        'Those values make a denominator zero: they are the ones that $x$ cannot have. Solve the quadratic equation.',
        'denominators',
      ],
    ],
  )
}

function reciprocalSlips({ m, n }: Reciprocal): readonly Slip[] {
  const [first, second] = [fraction(m, n), fraction(n, m)]
  return rootSlips(
    [first, second],
    [
      [[negate(first), negate(second)], signsNote, 'roots'],
      [[first], oneRootNote, 'zero'],
      [
        [fraction(m * m), fraction(n * n)],
        'Those are the two numbers of the split without their signs. Take out common factors and solve each factor.',
        'factors',
      ],
    ],
  )
}

/** E.g. "Solve for x: 1/(x + 4) − 1/(x − 7) = 11/30, x ≠ −4, 7" */
export const rationalEquation = template({
  id: 'qe-rational-equation',
  topic: 'quadratic-equations',
  difficulty: 'hard',
  archetypes: ['qe-rational-equation'],
  marks: 3,
  draw: (random): Draw => {
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
  given: (draw): Given =>
    draw.form === 'difference'
      ? { form: 'difference', p: fraction(draw.p), q: fraction(draw.q), right: rightOf(draw) }
      : { form: 'reciprocal', right: rightOf(draw), told: draw.stem === 0 ? 'equation' : 'number' },
  solution,
  manner: (draw) => ({ first: draw.form === 'difference' ? fraction(draw.roots[0]) : fraction(draw.m, draw.n) }),
  ask: (draw) => (draw.form === 'difference' ? askDifference(draw) : askReciprocal(draw)),
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
