import { rationalSum as solution } from '../../solutions/quadratic-equations/rational-sum'
import { linear } from '../../solutions/quadratic-equations/pieces/fractions-in-x'
import { oneRootNote, rootSlips, signsNote } from './pieces/wrong-roots'
import { add, fraction, gcd, negate, subtract, toTex, type Fraction } from '../../maths'
import { template } from '../template'

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

/** E.g. "Solve for x: 1/(x + 1) + 1/(x + 3) = 8/15, x ≠ −1, −3" */
export const rationalSum = template({
  id: 'qe-rational-sum',
  version: 3,
  topic: 'quadratic-equations',
  difficulty: 'hard',
  archetypes: ['qe-rational-equation'],
  marks: 3,
  draw: (random): Draw => {
    // x alone in a denominator comes often enough to be met
    const isAlone = random.chance(0.2)
    const found = random.until(
      (source) => {
        const [p, q, root] = [source.integer(-5, 5), isAlone ? 0 : source.integer(-5, 5), source.integer(-6, 9)]
        return p < q && p !== 0 && (isAlone || q !== 0) && root + p !== 0 && root + q !== 0 ? drawn(p, q, root) : null
      },
      (one) =>
        one !== null &&
        one.right.n > 0n &&
        one.right.n <= 12n &&
        one.right.d >= 2n &&
        one.right.d <= 24n &&
        one.p + one.q !== 0 &&
        one.root !== 0 &&
        one.other.n !== 0n &&
        one.other.d <= 6n &&
        (one.other.d !== 1n || Math.abs(Number(one.other.n)) !== Math.abs(one.root)),
    )
    return { ...(found ?? drawn(1, 3, 2)), stem: random.pick([0, 1, 2] as const) }
  },
  given: ({ p, q, right }) => ({ p: fraction(p), q: fraction(q), right }),
  solution,
  manner: ({ root }) => ({ first: fraction(root) }),
  ask: ({ p, q, right, stem }) => {
    const away = [p, q].map((constant) => `x \\neq ${constant === 0 ? 0 : -constant}`).join(',\\ ')
    return {
      question: `${stems[stem]} $$\\frac{1}{${linear(p)}} + \\frac{1}{${linear(q)}} = ${toTex(right)}, \\quad ${away}$$`,
      rule: { kind: 'roots' },
      hints: [
        'Bring the left-hand side over one denominator.',
        'Add the two brackets in the numerator, multiply the two in the denominator, then cross-multiply.',
        'Bring every term to one side, so that you can split the middle term.',
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
    return rootSlips(key, [
      [key.map(negate), signsNote, 'roots'],
      [[fraction(draw.root)], oneRootNote, 'zero'],
      [
        [fraction(-draw.p), fraction(-draw.q)],
        'Those values make a denominator zero: they are the ones that $x$ cannot have.',
        'denominators',
      ],
    ])
  },
})
