import { fraction, lcm } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template } from '../template'
import { conclusion, eliminated, numbered } from './pieces/elimination'
import { determinant, solutionText, type Line, type Pair } from './pieces/line'
import { usualSlips, wrongPair } from './pieces/usual-slips'

/** a x/p + b y/q = c. */
interface Broken {
  readonly a: number
  readonly p: number
  readonly b: number
  readonly q: number
  readonly c: number
}

const part = (top: number, below: number, letter: string): string => {
  const size = Math.abs(top)
  const numerator = `${size === 1 ? '' : size}${letter}`
  return below === 1 ? numerator : `\\frac{${numerator}}{${below}}`
}

const brokenTex = ({ a, p, b, q, c }: Broken): string =>
  `${part(a, p, 'x')} ${b < 0 ? '-' : '+'} ${part(b, q, 'y')} = ${c}`

const cleared = ({ a, p, b, q, c }: Broken): Line => {
  const k = lcm(p, q)
  return [(a * k) / p, (b * k) / q, c * k]
}

/** The right side left as it was: what a student in a hurry writes. */
const damaged = (broken: Broken): Line => {
  const [a, b] = cleared(broken)
  return [a, b, broken.c]
}

/** E.g. "Solve x/2 + 2y/3 = −1 and x − y/3 = 3." */
export const clearFractions = template({
  id: 'le-clear-fractions',
  topic: 'linear-equations',
  archetypes: ['le-solve-fraction'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) =>
    random.until(
      (source) => {
        const [x, y] = [source.integer(-12, 12), source.integer(-12, 12)]
        const broken = (p: number, q: number): Broken => {
          const [a, b] = [source.pick([1, 1, 2, 3]), source.pick([1, 1, 2, 3]) * source.pick([1, -1])]
          return { a, p, b, q, c: (a * x) / p + (b * y) / q }
        }
        return {
          x,
          y,
          stem: source.pick(['solve', 'clear', 'find'] as const),
          first: broken(source.pick([2, 3, 4]), source.pick([2, 3, 5])),
          second: broken(source.pick([1, 2, 3]), source.pick([1, 2, 3, 4])),
        }
      },
      ({ x, y, first, second }) =>
        x * y !== 0 &&
        x !== y &&
        [first, second].every(
          ({ a, p, b, q, c }) =>
            Number.isInteger(c) && fraction(a, p).d === BigInt(p) && fraction(b, q).d === BigInt(q),
        ) &&
        second.p * second.q > 1 &&
        determinant([cleared(first), cleared(second)]) !== 0,
    ),
  pose: ({ x, y, first, second, stem }) => {
    const pair: Pair = [cleared(first), cleared(second)]
    return {
      question: {
        solve: `Solve the pair of linear equations $${brokenTex(first)}$ and $${brokenTex(second)}$.`,
        find: `Find the values of $x$ and $y$ that satisfy both $${brokenTex(first)}$ and $${brokenTex(second)}$.`,
        clear: `Clear the fractions and solve for $x$ and $y$: $${brokenTex(first)}$ and $${brokenTex(second)}$.`,
      }[stem],
      rule: { kind: 'pair', expected: solutionText(x, y) },
      hints: [
        'Get rid of the fractions first: multiply each equation by the LCM of its denominators.',
        'Multiply every term, the right side too.',
        'Then solve the new pair by elimination.',
      ],
      steps: [
        ...[first, second].map((broken, index) =>
          earns(
            0.5,
            `$${brokenTex(broken)}$: multiplying by $${lcm(broken.p, broken.q)}$ gives ${numbered(cleared(broken), index + 1)}`,
          ),
        ),
        ...eliminated(pair, [0.5, 0.5, 0.5]),
        conclusion(x, y),
      ],
      explanation:
        'Multiplying both sides of an equation by the same non-zero number does not change its solutions, and whole coefficients are easier to work with.',
    }
  },
  crossCheck: ({ first, second }) => {
    for (let x = -15; x <= 15; x++)
      for (let y = -15; y <= 15; y++)
        if ([first, second].every(({ a, p, b, q, c }) => Math.abs((a * x) / p + (b * y) / q - c) < 1e-9))
          return solutionText(x, y)
    return null
  },
  slips: ({ x, y, first, second }) => {
    const note = 'When clearing fractions multiply every term, the right side too.'
    return distinctSlips(solutionText(x, y), [
      ...wrongPair([damaged(first), damaged(second)], note, 1),
      ...wrongPair([damaged(first), cleared(second)], note, 1),
      ...wrongPair([cleared(first), damaged(second)], note, 2),
      ...usualSlips([cleared(first), cleared(second)], 2),
    ])
  },
})
