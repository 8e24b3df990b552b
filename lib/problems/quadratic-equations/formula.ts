import {
  coefficientsTex,
  discriminantSides,
  equationTex,
  quadratic,
} from '../../solutions/quadratic-equations/pieces/equation'
import { fraction, gcd, isSquare, simplifyRoot, surd, surdText, toText } from '../../maths'
import { chain, earns, template, says } from '../template'

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

/** (p ± q√m)/r in lowest terms, from the formula. */
function formulaRoots(a: number, b: number, c: number) {
  const { outside, inside } = simplifyRoot(b * b - 4 * a * c)
  const common = gcd(b, outside, 2 * a)
  return { p: -b / common, q: outside / common, m: inside, r: (2 * a) / common }
}

const rootsPlain = (p: number, q: number, m: number, r: number): string => {
  const top = `${p} ± ${q === 1 ? '' : q}√${m}`
  return r === 1 ? top : `(${top})/${r}`
}

const rootsTex = (p: number, q: number, m: number, r: number, between = '\\pm'): string => {
  const top = `${p} ${between} ${q === 1 ? '' : q}\\sqrt{${m}}`
  return r === 1 ? top : `\\frac{${top}}{${r}}`
}

/** E.g. "Using the quadratic formula, find the roots of x² − 4x + 1 = 0.", with the key 2 ± √3 */
export const irrationalRoots = template<Draw>({
  id: 'qe-formula-irrational',
  topic: 'quadratic-equations',
  difficulty: 'medium',
  archetypes: ['qe-formula-irrational'],
  marks: 3,
  draw: (random) => ({
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
  pose: ({ a, b, c, stem }) => {
    const { p, q, m, r } = formulaRoots(a, b, c)
    const D = b * b - 4 * a * c
    const { outside, inside } = simplifyRoot(D)
    const minusB = b < 0 ? `-(${b})` : `-${b}`
    return {
      question: stem(equationTex([a, b, c])),
      rule: { kind: 'roots', expected: rootsPlain(p, q, m, r) },
      hints: [
        'Write down $a$, $b$ and $c$, then find $D = b^2 - 4ac$.',
        '$x = \\dfrac{-b \\pm \\sqrt{D}}{2a}$',
        'Take any square factor out of $\\sqrt{D}$, and remember that the whole numerator is over $2a$.',
      ],
      steps: [
        `Given: $${equationTex([a, b, c])}$, so $${coefficientsTex(quadratic(a, b, c))}$`,
        earns(1, says`${chain(...discriminantSides(quadratic(a, b, c)))}`),
        earns(0.5, `Since $D > 0$, the roots are real: $x = \\frac{-b \\pm \\sqrt{D}}{2a}$`),
        ...(outside === 1
          ? []
          : [`Since $${D} = ${outside}^2 \\times ${inside}$, we have $\\sqrt{D} = ${outside}\\sqrt{${inside}}$.`]),
        earns(1, `$x = \\frac{${minusB} \\pm \\sqrt{${D}}}{2(${a})} = ${rootsTex(-b, outside, inside, 2 * a)}$`),
        ...(p === -b ? [] : [`Dividing numerator and denominator by the common factor: $x = ${rootsTex(p, q, m, r)}$`]),
        earns(0.5, `Hence the roots are $${rootsTex(p, q, m, r, '+')}$ and $${rootsTex(p, q, m, r, '-')}$.`),
      ],
      explanation:
        'Here $D$ is positive but not a perfect square, so the roots are irrational and come as a pair, one with $+$ and one with $-$.',
    }
  },
  // The roots lie at −b/2a, less and more the root of b²/4a² − c/a.
  crossCheck: ({ a, b, c }) => {
    const middle = toText(fraction(-b, 2 * a))
    const away = surdText(surd(fraction(1, 2 * a), b * b - 4 * a * c))
    return `${middle} + ${away}, ${middle} - ${away}`
  },
  slips: ({ a, b, c }) => {
    const { p, q, m, r } = formulaRoots(a, b, c)
    const { outside, inside } = simplifyRoot(b * b - 4 * a * c)
    const away = surdText(surd(fraction(1, 2 * a), b * b - 4 * a * c))
    const step = outside === 1 ? 4 : 5
    return [
      { response: rootsPlain(-p, q, m, r), note: 'The formula begins with $-b$: check the sign of $b$.', step },
      { response: rootsPlain(-b, outside, inside, a), note: 'Divide by $2a$, not by $a$.', step },
      {
        response: `${-b} + ${away}, ${-b} - ${away}`,
        note: 'The whole numerator, $-b$ as well, is divided by $2a$.',
        step,
      },
      {
        response: rootsPlain(p, q, m, r).replace('±', '+'),
        note: 'That is one root. The formula has $\\pm$, so there are two.',
        step: 'last',
      },
    ]
  },
})
