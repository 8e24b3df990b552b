import { side } from '../../../solutions/triangles/pieces/letters'

/** Two similar triangles by their letters, and the two pairs of places whose ratios are compared. */
export interface Similar {
  readonly first: string
  readonly second: string
  readonly places: readonly [readonly [number, number], readonly [number, number]]
  /** Which three wrong proportions are offered. */
  readonly mix: 0 | 1 | 2
}

/** The side of the triangle that joins the vertices at these places of its name. */
export const sideAt = (name: string, [i, j]: readonly [number, number]): string => side(name.charAt(i), name.charAt(j))

/** Which side of the second triangle stands under each of the two of the first: the matching one, that of the other, or the third. */
type Under = 'own' | 'other' | 'third'

/** No mix has the right ratios in more options than others: counting what comes most often finds nothing. */
const mixes: readonly (readonly (readonly [Under, Under])[])[] = [
  [
    ['own', 'third'],
    ['third', 'own'],
    ['third', 'other'],
  ],
  [
    ['own', 'third'],
    ['other', 'third'],
    ['other', 'other'],
  ],
  [
    ['third', 'own'],
    ['third', 'other'],
    ['other', 'other'],
  ],
]

const mixed = ({ mix }: Similar): readonly (readonly [Under, Under])[] => mixes[mix] ?? []

/** The right proportion first, then three that mix the sides up. */
export function proportions(draw: Similar): readonly string[] {
  const { first, second } = draw
  const [one, two] = draw.places
  const third: readonly [number, number] = [one, two].every(([i, j]) => i + j !== 1)
    ? [0, 1]
    : [one, two].every(([i, j]) => i + j !== 3)
      ? [1, 2]
      : [0, 2]
  const ratio = (own: readonly [number, number], other: readonly [number, number], under: Under) =>
    `\\frac{${sideAt(first, own)}}{${sideAt(second, { own, other, third }[under])}}`
  return ([['own', 'own'], ...mixed(draw)] as const).map(
    ([left, right]) => `$${ratio(one, two, left)} = ${ratio(two, one, right)}$`,
  )
}

/** What to say of each of the wrong ones, and the line of the solution where it enters. */
export const mixNotes = (draw: Similar): readonly (readonly [note: string, step: string])[] =>
  mixed(draw).map(([left, right]) =>
    left === 'other' && right === 'other'
      ? ['The two sides of the second triangle are exchanged.', 'ratios']
      : left === 'own'
        ? ['The second ratio compares sides that do not correspond: follow the order of the letters.', 'sides']
        : right === 'own'
          ? ['The first ratio compares sides that do not correspond: follow the order of the letters.', 'sides']
          : ['Neither ratio compares sides that correspond: follow the order of the letters.', 'sides'],
  )
