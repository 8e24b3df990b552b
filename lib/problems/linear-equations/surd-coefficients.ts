import { surd, surdTex, surdText } from '../../maths'
import { surdCoefficients as solution } from '../../solutions/linear-equations/surd-coefficients'
import { template } from '../template'
import { linesOf, statedTex, surdSlips, type SurdPair } from './pieces/surd-pair'

/** E.g. "Solve √2 x + √3 y = 5 and √3 x − √8 y = −√6." */
export const surdCoefficients = template({
  id: 'le-surd-coefficients',
  version: 3,
  topic: 'linear-equations',
  archetypes: ['le-surd-coefficients'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => {
    const pair = random.until(
      (source): SurdPair => ({
        p: source.pick([2, 3, 5, 7]),
        q: source.pick([2, 3, 5, 7]),
        s: source.pick([1, -1] as const),
        i: source.pick([1, 1, 2]),
        j: source.pick([1, -1, 2, -2]),
        u: source.pick([1, -1, 2, 3]),
        v: source.pick([1, -1, 2, -2, 3]),
        zero: source.chance(0.25),
      }),
      // not the roots of the first equation once more: these would be seen at a glance
      ({ p, q, s, i, j, u, v }) =>
        p !== q &&
        !(i === 2 && Math.abs(j) === 2) &&
        !(u === 1 && Math.abs(v) === 1) &&
        p * u + s * q * v !== 0 &&
        i * u + j * v !== 0,
    )
    return { pair, stem: random.pick([0, 1, 2] as const) }
  },
  given: ({ pair }) => ({ lines: linesOf(pair) }),
  solution,
  ask: ({ pair, stem }) => {
    const { p, q, i, zero } = pair
    const [first, second] = statedTex(pair)
    const equations = `$${first}$ and $${second}$`
    const by = surdTex(surd(i, q))
    return {
      question: `${
        [
          `Solve the pair of linear equations ${equations}.`,
          `Find $x$ and $y$ if ${equations}.`,
          `At which $x$ and $y$ do the lines ${equations} meet?`,
        ][stem]
      } (Leave roots in your answer where there are any.)`,
      rule: { kind: 'pair' },
      hints: [
        'Roots are numbers like any other: eliminate as always.',
        `Multiply the first equation by $${by}$ and the second by $\\sqrt{${p}}$: then $x$ has the same coefficient in both.`,
        'Remember that $\\sqrt{a} \\times \\sqrt{a} = a$.',
      ],
      explanation: zero
        ? 'Two different lines through the origin have only the origin in common.'
        : 'Multiplying by a root makes the coefficients of one variable equal, just as multiplying by a whole number does.',
    }
  },
  crossCheck: ({ pair }) => {
    // in floating point: both equations at each pair of roots, and at the origin
    const { p, q, s, i, j, u, v, zero } = pair
    const [c, d] = zero ? [0, 0] : [p * u + s * q * v, (i * u + j * v) * Math.sqrt(p * q)]
    const places = [
      { at: 0, text: '0' },
      ...[2, 3, 5, 7].flatMap((n) =>
        [-3, -2, -1, 1, 2, 3].map((m) => ({ at: m * Math.sqrt(n), text: surdText(surd(m, n)) })),
      ),
    ]
    const found = places.flatMap(({ at: x, text }) =>
      places
        .filter(({ at: y }) => {
          return (
            Math.abs(Math.sqrt(p) * x + s * Math.sqrt(q) * y - c) < 1e-9 &&
            Math.abs(i * Math.sqrt(q) * x + j * Math.sqrt(p) * y - d) < 1e-9
          )
        })
        .map((other) => `x = ${text}, y = ${other.text}`),
    )
    return found.length === 1 ? (found[0] ?? null) : null
  },
  slips: ({ pair }) => surdSlips(pair),
})
