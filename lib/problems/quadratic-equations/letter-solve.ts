import { fraction } from '../../maths'
import { twoCauses } from '../slips/two-causes'
import { template } from '../template'
import { letterSolve as solution } from '../../solutions/quadratic-equations/letter-solve'
import { bothRoots, letterTex, rootText, type LetterSolve } from './pieces/letter-solve'

/** E.g. "Solve for x: x² − 2px + p² − 9q² = 0, where q > 0. Give the greater root and the smaller one." */
export const letterSolve = template({
  id: 'qe-letter-solve',
  version: 2,
  topic: 'quadratic-equations',
  difficulty: 'hard',
  archetypes: ['qe-letter-solve'],
  marks: 3,
  draw: (random): LetterSolve =>
    random.until(
      (source) => ({
        c: source.pick([1, 1, 2, 3]),
        m: source.pick([-3, -2, -1, 1, 2, 3]),
        n: source.integer(1, 4),
        letters: source.pick([
          ['p', 'q'],
          ['a', 'b'],
          ['m', 'n'],
        ] as const),
        stem: source.pick([0, 1, 2] as const),
      }),
      ({ c, m, n }) => n !== Math.abs(m) && (c === 1 || (m % c !== 0 && n % c !== 0)),
    ),
  given: ({ c, m, n, letters }) => ({ c: fraction(c), m: fraction(m), n: fraction(n), letters }),
  solution,
  ask: (drawn) => {
    const [a, b] = drawn.letters
    const equation = letterTex(drawn)
    return {
      question: `${
        [
          `Solve for $x$: $${equation}$, where $${b} > 0$.`,
          `Find the roots of the quadratic equation $${equation}$ in terms of $${a}$ and $${b}$, where $${b} > 0$.`,
          `The equation $${equation}$ is a quadratic equation in $x$; $${a}$ and $${b}$ are numbers, and $${b} > 0$. Find its roots.`,
        ][drawn.stem]
      } (Give the greater root first, then the smaller one.)`,
      rule: {
        kind: 'pair',
        aliases: { greater: ['greater root', 'x1', 'first'], smaller: ['smaller root', 'x2', 'second'] },
      },
      hints: [
        `Treat $${a}$ and $${b}$ as numbers: compare the equation with $Ax^2 + Bx + C = 0$.`,
        'Work out the discriminant $B^2 - 4AC$: most of it cancels.',
        'The square root of the discriminant is one term. Then use the quadratic formula.',
      ],
      explanation:
        'Letters in the coefficients change nothing: the left side is a difference of two squares in disguise, so the discriminant is a perfect square.',
    }
  },
  crossCheck: (drawn) => {
    // cx − ma = ± nb: the left side is a difference of two squares
    const {
      c,
      m,
      n,
      letters: [a, b],
    } = drawn
    const at = (way: string) => `(${m}${a} ${way} ${n}${b})/${c}`
    return bothRoots(at('+'), at('-'))
  },
  slips: (drawn) => {
    const { c, m, n } = drawn
    // 4c²n² in place of its root, and only the first term of the numerator divided by 2
    const [unrooted, half] = [
      { ...drawn, n: 2 * c * n * n },
      { ...drawn, n: 2 * n },
    ]
    return twoCauses(bothRoots(rootText(drawn, 1), rootText(drawn, -1)), [
      {
        response: bothRoots(rootText(drawn, -1), rootText(drawn, 1)),
        note: 'The right roots, the wrong way round: which one is greater?',
        step: 'last',
      },
      {
        response: bothRoots(rootText({ ...drawn, m: -m }, 1), rootText({ ...drawn, m: -m }, -1)),
        note: 'The formula begins with $-B$: change the sign of the middle coefficient.',
        step: 'formula',
      },
      {
        response: bothRoots(rootText(unrooted, 1), rootText(unrooted, -1)),
        note: 'Take the square root of the number in the discriminant too.',
        step: 'root',
      },
      ...(c === 1
        ? [
            {
              response: bothRoots(rootText(half, 1), rootText(half, -1)),
              note: 'Divide the whole numerator by $2A$, both of its terms.',
              step: 'formula',
            },
          ]
        : []),
    ])
  },
})
