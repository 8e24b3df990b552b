import { sumTex, surd, surdTex, surdText } from '../../maths'
import { chain, earns, line, says, template } from '../template'
import { keyOf, levelledTex, statedTex, surdSlips, type SurdPair } from './pieces/surd-pair'

/** "... \quad \ldots (3)" as a claim. */
const numberedTex = (equation: string, number: number) => ({
  set: `$${equation} \\quad \\ldots (${number})$`,
  claim: { sides: equation.split(' = ') },
})

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
  pose: ({ pair, stem }) => {
    const { p, q, s, i, j, u, v, zero } = pair
    const [first, second] = statedTex(pair)
    const [third, fourth] = levelledTex(pair)
    const left = s * i * q - j * p
    const [x, y] = zero ? ['0', '0'] : [surdTex(surd(u, p)), surdTex(surd(v, q))]
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
      rule: { kind: 'pair', expected: keyOf(pair) },
      hints: [
        'Roots are numbers like any other: eliminate as always.',
        `Multiply the first equation by $${by}$ and the second by $\\sqrt{${p}}$: then $x$ has the same coefficient in both.`,
        'Remember that $\\sqrt{a} \\times \\sqrt{a} = a$.',
      ],
      steps: [
        says`${numberedTex(first, 1)}`,
        says`${numberedTex(second, 2)}`,
        line('levelled', says`Multiplying (1) by $${by}$: ${numberedTex(third, 3)}`),
        earns(0.5, says`Multiplying (2) by $\\sqrt{${p}}$: ${numberedTex(fourth, 4)}`, 'levelled too'),
        earns(
          0.5,
          says`Subtracting (4) from (3): ${chain(sumTex([[left, 'y']]), zero ? '0' : surdTex(surd(left * v, q)))}, so ${chain('y', y)}`,
          'combined',
        ),
        earns(
          0.5,
          zero
            ? says`Putting $y = 0$ in (1): ${chain(`\\sqrt{${p}}x`, '0')}, so ${chain('x', '0')}`
            : says`Putting $y = ${y}$ in (1): ${chain(`\\sqrt{${p}}x`, `${p * u + s * q * v} ${s * v < 0 ? '+' : '-'} ${q * Math.abs(v)}`, `${p * u}`)}, so ${chain('x', x)}`,
          'put back',
        ),
        earns(0.5, says`Hence ${chain('x', x)} and ${chain('y', y)}`),
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
