import { fraction, polynomialTex, sumTex, toText } from '../../maths'
import { twoCauses } from '../slips/two-causes'
import { template } from '../template'
import { commonRoot as solution } from '../../solutions/quadratic-equations/common-root'

/** r is a root of ax² + sax + c = 0 and of px² + qx + b = 0. */
interface Drawn {
  readonly r: number
  readonly a: number
  readonly s: number
  readonly b: number
  readonly p: number
  readonly q: number
  readonly asked: 'product' | 'sum' | 'difference'
  readonly stem: 0 | 1 | 2
}

const firstTex = ({ r, a, s }: Drawn): string =>
  `${sumTex([
    [1, 'ax^2'],
    [s, 'ax'],
    [-a * (r * r + s * r), ''],
  ])} = 0`

const secondTex = ({ p, q }: Drawn): string => `${polynomialTex([p, q, 0])} + b = 0`

const askedTex = { product: 'ab', sum: 'a + b', difference: 'a - b' } as const

const valueOf = (asked: Drawn['asked'], a: number, b: number): number =>
  ({ product: a * b, sum: a + b, difference: a - b })[asked]

const givenOf = ({ r, a, s, p, q, asked }: Drawn) => ({
  root: fraction(r),
  first: { s: fraction(s), constant: fraction(-a * (r * r + s * r)) },
  second: { p: fraction(p), q: fraction(q) },
  asked,
})

/** E.g. "2 is a root of ax² + ax − 18 = 0 and of x² + 5x + b = 0. Find ab." −42 */
export const commonRoot = template({
  id: 'qe-common-root',
  version: 2,
  topic: 'quadratic-equations',
  difficulty: 'easy',
  archetypes: ['qe-common-root', 'qe-param-from-root'],
  marks: 1,
  draw: (random): Drawn =>
    random.until(
      (source) => {
        const [r, p, q] = [
          source.pick([-3, -2, -1, 1, 2, 3]),
          source.integer(1, 3),
          source.integer(1, 7) * source.pick([1, -1]),
        ]
        return {
          r,
          a: source.integer(1, 6) * source.pick([1, -1]),
          s: source.pick([1, 1, -1, 2]),
          p,
          q,
          b: -(p * r * r + q * r),
          asked: source.pick(['product', 'product', 'sum', 'difference'] as const),
          stem: source.pick([0, 1, 2] as const),
        }
      },
      ({ r, a, s, b, q, asked }) => {
        const key = valueOf(asked, a, b)
        return r + s !== 0 && b !== 0 && a !== 1 && b !== a && ![r, q, -a * (r * r + s * r), 0].includes(key)
      },
    ),
  pose: (drawn) => {
    const { r, asked, stem } = drawn
    const [first, second] = [firstTex(drawn), secondTex(drawn)]
    const solved = solution.solve(givenOf(drawn))
    return {
      question:
        [
          `$${r}$ is a root of $${first}$ and of $${second}$. Find $${askedTex[asked]}$.`,
          `If $x = ${r}$ is a common root of the equations $${first}$ and $${second}$, what is the value of $${askedTex[asked]}$?`,
          `The equations $${first}$ and $${second}$ have the common root $${r}$. Find the value of $${askedTex[asked]}$.`,
        ][stem] ?? '',
      rule: { kind: 'number', expected: solved.key },
      hints: [
        'A root satisfies its equation: put it into both.',
        'The first equation then has only $a$ in it, the second only $b$.',
      ],
      steps: solved.lines,
      explanation: 'A common root is one number that satisfies both equations, so it can be put into each of them.',
    }
  },
  crossCheck: ({ r, a, s, b, p, q, asked }) => {
    const constant = -a * (r * r + s * r)
    for (let u = -100; u <= 100; u++)
      for (let v = -100; v <= 100; v++)
        if (u * r * r + s * u * r + constant === 0 && p * r * r + q * r + v === 0) return `${valueOf(asked, u, v)}`
    return `${b}?`
  },
  slips: ({ r, a, s, b, p, q, asked }) => {
    const bare = fraction(a * (r * r + s * r), -r * r + s * r || 1)
    const key = `${valueOf(asked, a, b)}`
    return twoCauses(key, [
      {
        response: `${valueOf(asked, a, -b)}`,
        note: 'Check the sign of $b$: it goes to the other side.',
        step: 'second',
      },
      {
        response: `${valueOf(asked, -a, b)}`,
        note: 'Check the sign of $a$: the constant goes to the other side.',
        step: 'a',
      },
      ...(r < 0
        ? [
            {
              response: `${valueOf(asked, a, -(-p * r * r + q * r))}`,
              note: 'The square of a negative number is positive: put brackets around it.',
              step: 'second',
            },
          ]
        : []),
      { response: `${a}`, note: 'That is $a$ alone. Find $b$ as well.', step: 'last' },
      ...(bare.d === 1n && r < 0 && asked === 'product'
        ? [
            {
              response: toText(fraction(Number(bare.n) * b)),
              note: 'The square of a negative number is positive: put brackets around it.',
              step: 'first',
            },
          ]
        : []),
    ])
  },
})
