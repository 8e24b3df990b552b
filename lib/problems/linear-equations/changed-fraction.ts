import { divide, fraction, gcd, toText } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template, type Slip } from '../template'
import { changedFraction as solution } from '../../solutions/linear-equations/changed-fraction'
import { byDeterminants, determinant, type Line } from '../../solutions/linear-equations/pieces/line'

/** What is added to numerator and denominator. */
type Change = readonly [top: number, bottom: number]

const changed = (n: number, d: number, [top, bottom]: Change) => fraction(n + top, d + bottom)

/** (x + top)/(y + bottom) = u/v as vx − uy = u·bottom − v·top. */
function lineOf(n: number, d: number, change: Change): Line {
  const value = changed(n, d, change)
  const [u, v] = [Number(value.n), Number(value.d)]
  return [v, -u, u * change[1] - v * change[0]]
}

const statedOf = (n: number, d: number, change: Change) => ({
  top: fraction(change[0]),
  bottom: fraction(change[1]),
  value: changed(n, d, change),
})

function inWords([top, bottom]: Change): string {
  const verb = (n: number) => (n > 0 ? `$${n}$ is added to` : `$${-n}$ is subtracted from`)
  if (top === bottom) return `${verb(top)} both its numerator and its denominator`
  if (bottom === 0) return `${verb(top)} its numerator`
  return `${verb(bottom)} its denominator`
}

/** E.g. "A fraction becomes 9/11 if 2 is added to both the numerator and the denominator. If 3 is added to both ..." */
export const changedFraction = template({
  id: 'le-changed-fraction',
  topic: 'linear-equations',
  archetypes: ['le-word-fraction'],
  difficulty: 'medium',
  marks: 3,
  draw: (random) => ({
    ...random.until(
      (source) => {
        const d = source.integer(4, 25)
        const change = (): Change => {
          const by = source.pick([-4, -3, -2, -1, 1, 2, 3, 4, 5])
          return source.pick([
            [by, by],
            [by, 0],
            [0, by],
          ] as const)
        }
        return { n: source.integer(2, d - 1), d, first: change(), second: change() }
      },
      ({ n, d, first, second }) =>
        gcd(n, d) === 1 &&
        [first, second].every((change) => {
          if (n + change[0] < 1 || d + change[1] < 2) return false
          const { n: u, d: v } = changed(n, d, change)
          return u < v && v <= 8n
        }) &&
        determinant([lineOf(n, d, first), lineOf(n, d, second)]) !== 0 &&
        toText(changed(n, d, first)) !== toText(changed(n, d, second)),
    ),
    stem: random.pick(['same', 'riddle', 'find'] as const),
  }),
  given: ({ n, d, first, second }) => ({ first: statedOf(n, d, first), second: statedOf(n, d, second) }),
  solution,
  ask: ({ n, d, first, second, stem }) => {
    const tex = (change: Change) => {
      const { n: u, d: v } = changed(n, d, change)
      return `\\frac{${u}}{${v}}`
    }
    return {
      question: {
        same: `A fraction becomes $${tex(first)}$ when ${inWords(first)}. The same fraction becomes $${tex(second)}$ when ${inWords(second)}. Find the fraction.`,
        riddle: `Arjun asks a riddle: "My fraction becomes $${tex(first)}$ if ${inWords(first)}, but $${tex(second)}$ if ${inWords(second)}. What is my fraction?"`,
        find: `Find the fraction which becomes $${tex(first)}$ when ${inWords(first)}, and $${tex(second)}$ when ${inWords(second)}.`,
      }[stem],
      rule: { kind: 'fraction', itself: true },
      hints: [
        'Let the fraction be $\\frac{x}{y}$ and write each statement as an equation.',
        'Cross-multiply to get rid of the fractions.',
        'Solve the two equations for $x$ and $y$, and check both statements.',
      ],
      explanation:
        'Numerator and denominator change separately, so they are the two unknowns; each statement, cross-multiplied, is one linear equation.',
    }
  },
  crossCheck: ({ n, d, first, second }) => {
    const matches = (x: number, y: number, change: Change) =>
      (x + change[0]) * (d + change[1]) === (n + change[0]) * (y + change[1]) && y + change[1] !== 0
    for (let y = 1; y <= 60; y++)
      for (let x = 1; x <= 60; x++) if (matches(x, y, first) && matches(x, y, second)) return `${x}/${y}`
    return null
  },
  slips: ({ n, d, first, second }) =>
    distinctSlips(`${n}/${d}`, [
      { response: `${d}/${n}`, note: 'Upside down: x is the numerator and y the denominator.', step: 'last' },
      ...[first, second].map((change) => ({
        response: toText(changed(n, d, change)),
        note: 'That is the fraction after the change. The question asks for the fraction before it.',
        step: 'last' as const,
      })),
      ...crosswise(n, d, first, second),
    ]),
})

/** The fraction when numerators are multiplied with numerators: u(x + a) = v(y + b). */
function crosswise(n: number, d: number, ...changes: readonly [Change, Change]): readonly Slip[] {
  const [first, second] = changes.map((change): Line => {
    const value = changed(n, d, change)
    const [u, v] = [Number(value.n), Number(value.d)]
    return [u, -v, v * change[1] - u * change[0]]
  })
  if (!first || !second || determinant([first, second]) === 0) return []
  const [x, y] = byDeterminants([first, second])
  return y.n === 0n || x.n * y.n < 0n
    ? []
    : [
        {
          response: toText(divide(x, y)),
          note: 'Cross-multiply: each numerator with the other denominator.',
          step: 'first equation',
        },
      ]
}
