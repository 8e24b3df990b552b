import { sumTex, sumText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { chain, earns, line, says, template } from '../template'

/** c²x² − 2cm a x + (m²a² − n²b²) = 0 in the letters a and b: the roots (ma ± nb)/c. */
interface Drawn {
  readonly c: number
  readonly m: number
  readonly n: number
  readonly letters: readonly [string, string]
  readonly stem: 0 | 1 | 2
}

function tex({ c, m, n, letters: [a, b] }: Drawn) {
  const [top, bottom] = [`${a}^2`, `${b}^2`]
  const constant = sumTex([
    [m * m, top],
    [-n * n, bottom],
  ])
  const middle = sumTex([[-2 * c * m, a]])
  return {
    equation: `${sumTex([
      [c * c, 'x^2'],
      [-2 * c * m, `${a}x`],
      [m * m, top],
      [-n * n, bottom],
    ])} = 0`,
    constant,
    middle,
    D: sumTex([[4 * c * c * n * n, bottom]]),
    opened: `${sumTex([[4 * c * c * m * m, top]])} - ${sumTex([[4 * c * c, '']])}(${constant})`,
  }
}

const rootText = ({ c, m, n, letters: [a, b] }: Drawn, way: 1 | -1): string => {
  const top = sumText([
    [m, a],
    [way * n, b],
  ])
  return c === 1 ? top : `(${top})/${c}`
}

const rootTex = ({ c, m, n, letters: [a, b] }: Drawn, way: 1 | -1): string => {
  const top = sumTex([
    [m, a],
    [way * n, b],
  ])
  return c === 1 ? top : `\\frac{${top}}{${c}}`
}

const key = (greater: string, smaller: string): string => `greater = ${greater}, smaller = ${smaller}`

/** E.g. "Solve for x: x² − 2px + p² − 9q² = 0, where q > 0. Give the greater root and the smaller one." */
export const letterSolve = template({
  id: 'qe-letter-solve',
  topic: 'quadratic-equations',
  difficulty: 'hard',
  archetypes: ['qe-letter-solve'],
  marks: 3,
  draw: (random): Drawn =>
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
  pose: (drawn) => {
    const { c, m, n, letters } = drawn
    const [a, b] = letters
    const { equation, middle, D, constant, opened } = tex(drawn)
    const [plus, minus] = [rootTex(drawn, 1), rootTex(drawn, -1)]
    const top = `${sumTex([[2 * c * m, a]])} \\pm ${sumTex([[2 * c * n, b]])}`
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
        expected: key(rootText(drawn, 1), rootText(drawn, -1)),
        aliases: { greater: ['greater root', 'x1', 'first'], smaller: ['smaller root', 'x2', 'second'] },
      },
      hints: [
        `Treat $${a}$ and $${b}$ as numbers: compare the equation with $Ax^2 + Bx + C = 0$.`,
        'Work out the discriminant $B^2 - 4AC$: most of it cancels.',
        'The square root of the discriminant is one term. Then use the quadratic formula.',
      ],
      steps: [
        earns(
          0.5,
          `Comparing with $Ax^2 + Bx + C = 0$: $A = ${c * c}$, $B = ${middle}$, $C = ${constant}$`,
          'compared',
        ),
        earns(1, says`Discriminant: ${chain('B^2 - 4AC', opened, D)}`, 'discriminant'),
        earns(
          0.5,
          says`Its square root is ${chain(`\\sqrt{${D}}`, sumTex([[2 * c * n, b]]))}, since $${b} > 0$.`,
          'root',
        ),
        line('formula', `$x = \\frac{-B \\pm \\sqrt{B^2 - 4AC}}{2A} = \\frac{${top}}{2 \\times ${c * c}}$`),
        earns(1, `Hence the roots are $x = ${plus}$, the greater one, and $x = ${minus}$.`),
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
    return key(at('+'), at('-'))
  },
  slips: (drawn) => {
    const { m, n } = drawn
    const squared = { ...drawn, n: n * n }
    return distinctSlips(key(rootText(drawn, 1), rootText(drawn, -1)), [
      {
        response: key(rootText(drawn, -1), rootText(drawn, 1)),
        note: 'The right roots, the wrong way round: which one is greater?',
        step: 'last',
      },
      {
        response: key(rootText({ ...drawn, m: -m }, 1), rootText({ ...drawn, m: -m }, -1)),
        note: 'The formula begins with −B: change the sign of the middle coefficient.',
        step: 'formula',
      },
      {
        response: key(rootText(squared, 1), rootText(squared, -1)),
        note: 'Take the square root of the number in the discriminant too.',
        step: 'root',
      },
    ])
  },
})
