import { fraction, sumTex, toTex } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { linkTwoEquations as solution } from '../../solutions/quadratic-equations/link-two-equations'

/** r is a root of ax² + px + c = 0; kx² + px + e = 0, or ex² + px + k = 0, has equal roots. */
interface Drawn {
  readonly r: number
  readonly a: number
  readonly p: number
  readonly e: number
  readonly k: number
  readonly place: 'first' | 'last'
  readonly stem: 0 | 1 | 2
}

const firstTex = ({ r, a, p }: Drawn): string =>
  `${sumTex([
    [a, 'x^2'],
    [1, 'px'],
    [-(a * r * r + p * r), ''],
  ])} = 0`

const secondTex = ({ e, place }: Drawn): string =>
  place === 'first'
    ? `${sumTex([
        [1, 'kx^2'],
        [1, 'px'],
        [e, ''],
      ])} = 0`
    : `${sumTex([
        [e, 'x^2'],
        [1, 'px'],
        [1, 'k'],
      ])} = 0`

const key = (p: number, k: string): string => `p = ${p}, k = ${k}`

/** E.g. "−4 is a root of 3x² + px − 8 = 0, and kx² + px + 5 = 0 has equal roots. Find p and k." p = 10, k = 5 */
export const linkTwoEquations = template({
  id: 'qe-link-two-equations',
  version: 2,
  topic: 'quadratic-equations',
  difficulty: 'medium',
  archetypes: ['qe-link-two-equations'],
  marks: 3,
  draw: (random): Drawn =>
    random.until(
      (source) => {
        const [p, e] = [source.integer(2, 24) * source.pick([1, -1]), source.integer(1, 16)]
        return {
          r: source.integer(1, 6) * source.pick([1, -1]),
          a: source.integer(1, 5),
          p,
          e,
          k: (p * p) / (4 * e),
          place: source.pick(['first', 'last'] as const),
          stem: source.pick([0, 1, 2] as const),
        }
      },
      ({ r, a, p, k, e }) =>
        Number.isInteger(k) &&
        ![p, e].includes(k) &&
        k <= 64 &&
        Math.abs(a * r * r + p * r) <= 60 &&
        a * r !== -p &&
        Math.abs(p) !== Math.abs(r),
    ),
  pose: (drawn) => {
    const { r, a, p, e, stem } = drawn
    const c = -(a * r * r + p * r)
    const [one, two] = [`$${firstTex(drawn)}$`, `$${secondTex(drawn)}$`]
    const given = { root: fraction(r), a: fraction(a), c: fraction(c), e: fraction(e) }
    const solved = solution.solve(given)
    return {
      question:
        [
          `$${r}$ is a root of the equation ${one}, and the equation ${two} has equal roots. Find $p$ and $k$.`,
          `If $${r}$ is a root of the quadratic equation ${one} and the quadratic equation ${two} has two equal roots, find the values of $p$ and $k$.`,
          `The number $x = ${r}$ satisfies ${one}. With the same $p$, the roots of ${two} are equal. What are $p$ and $k$?`,
        ][stem] ?? '',
      rule: { kind: 'pair', expected: solved.key },
      hints: [
        'A root satisfies its equation: the first equation then has only $p$ in it.',
        'Put $p$ into the second equation. For equal roots its discriminant is zero.',
      ],
      steps: solved.lines,
      explanation: 'The two facts are used one after the other: the root gives p, and with p known, D = 0 gives k.',
    }
  },
  crossCheck: (drawn) => {
    const { r, a, p, e, place } = drawn
    const c = -(a * r * r + p * r)
    for (let u = -60; u <= 60; u++)
      if (a * r * r + u * r + c === 0)
        for (let k = 1; k <= 300; k++) {
          // a quadratic touches the axis where x = −u/2 over its leading coefficient
          const [lead, last] = place === 'first' ? [k, e] : [e, k]
          const x = -u / (2 * lead)
          if (Math.abs(lead * x * x + u * x + last) < 1e-9) return key(u, `${k}`)
        }
    return null
  },
  slips: ({ r, a, p, e, k }) => {
    const c = -(a * r * r + p * r)
    const wrong = fraction(-(c - a * r * r), r)
    return distinctSlips(key(p, `${k}`), [
      {
        response: `p = ${k}, k = ${p}`,
        note: 'The values are exchanged: put them back to see which is $p$.',
        step: 'last',
      },
      {
        response: key(-p, `${k}`),
        note: 'Check the sign of $p$: put the root into the first equation again.',
        step: 'p',
      },
      {
        response: key(p, toTex(fraction(p * p, e)).includes('frac') ? `${p * p}/${e}` : `${(p * p) / e}`),
        note: 'The factor 4 of $4ac$ is missing in the discriminant.',
        step: 'discriminant',
      },
      ...(wrong.d === 1n && r < 0 && (Number(wrong.n) ** 2 / (4 * e)) % 1 === 0
        ? [
            {
              response: key(Number(wrong.n), `${Number(wrong.n) ** 2 / (4 * e)}`),
              note: 'The square of a negative number is positive: put brackets around it.',
              step: 'put in',
            },
          ]
        : []),
    ])
  },
})
