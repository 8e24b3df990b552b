import { formula } from '../../solutions/quadratic-equations/formula'
import { equationTex, quadratic } from '../../solutions/quadratic-equations/pieces/equation'
import { surdPair, surdPairText } from '../../solutions/quadratic-equations/pieces/formula'
import { fraction, gcd, isSquare, simplifyRoot, surd, surdText, toText } from '../../maths'
import { template } from '../template'

interface Draw {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly stem: (equation: string) => string
}

const stems = [
  (equation: string) => `Using the quadratic formula, find the roots of $${equation}$.`,
  (equation: string) => `Solve for $x$, leaving the root sign in your answer: $${equation}$`,
  (equation: string) => `Find the roots of $${equation}$ in exact form, if they exist.`,
] as const

/** E.g. "Using the quadratic formula, find the roots of x² − 4x + 1 = 0.", with the key 2 ± √3 */
export const irrationalRoots = template({
  id: 'qe-formula-irrational',
  topic: 'quadratic-equations',
  difficulty: 'medium',
  archetypes: ['qe-formula-irrational'],
  marks: 3,
  draw: (random): Draw => ({
    ...random.until(
      (source) => ({
        a: source.integer(1, 5),
        b: source.integer(1, 10) * source.pick([1, -1]),
        c: source.integer(1, 5) * source.pick([1, -1]),
      }),
      ({ a, b, c }) => {
        const D = b * b - 4 * a * c
        return gcd(a, b, c) === 1 && D > 0 && !isSquare(D) && simplifyRoot(D).inside <= 13
      },
    ),
    stem: random.pick(stems),
  }),
  given: ({ a, b, c }) => quadratic(a, b, c),
  solution: formula,
  ask: ({ a, b, c, stem }) => ({
    question: stem(equationTex([a, b, c])),
    rule: { kind: 'roots' },
    hints: [
      'Write down $a$, $b$ and $c$, then find $D = b^2 - 4ac$.',
      '$x = \\dfrac{-b \\pm \\sqrt{D}}{2a}$',
      'Take any square factor out of $\\sqrt{D}$, and remember that the whole numerator is over $2a$.',
    ],
    explanation:
      'Here $D$ is positive but not a perfect square, so the roots are irrational and come as a pair, one with $+$ and one with $-$.',
  }),
  // The roots lie at −b/2a, less and more the root of b²/4a² − c/a.
  crossCheck: ({ a, b, c }) => {
    const middle = toText(fraction(-b, 2 * a))
    const away = surdText(surd(fraction(1, 2 * a), b * b - 4 * a * c))
    return `${middle} + ${away}, ${middle} - ${away}`
  },
  slips: ({ a, b, c }) => {
    const { p, q, m, r } = surdPair([a, b, c])
    const { outside, inside } = simplifyRoot(b * b - 4 * a * c)
    const away = surdText(surd(fraction(1, 2 * a), b * b - 4 * a * c))
    const step = 'substituted'
    return [
      {
        response: surdPairText({ p: -p, q, m, r }),
        note: 'The formula begins with $-b$: check the sign of $b$.',
        step,
      },
      {
        response: surdPairText({ p: -b, q: outside, m: inside, r: a }),
        note: 'Divide by $2a$, not by $a$.',
        step,
      },
      {
        response: `${-b} + ${away}, ${-b} - ${away}`,
        note: 'The whole numerator, $-b$ as well, is divided by $2a$.',
        step,
      },
      {
        response: surdPairText({ p, q, m, r }).replace('±', '+'),
        note: 'That is one root. The formula has $\\pm$, so there are two.',
        step: 'last',
      },
    ]
  },
})
