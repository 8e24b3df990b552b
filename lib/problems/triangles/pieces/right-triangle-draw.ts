import { simplifyRoot } from '../../../maths'
import type { Random } from '../../../random'

type Stem = 0 | 1 | 2

export type RightTriangle =
  | {
      readonly kind: 'ladder'
      readonly foot: number
      readonly wall: number
      readonly ladder: number
      readonly ask: 'foot' | 'wall' | 'ladder'
      readonly stem: Stem
    }
  | {
      readonly kind: 'poles'
      readonly low: number
      readonly rise: number
      readonly apart: number
      readonly tips: number
      readonly stem: Stem
    }
  | { readonly kind: 'diagonal'; readonly length: number; readonly breadth: number; readonly stem: Stem }

const stems = [0, 1, 2] as const

const triples = [
  [3, 4, 5],
  [6, 8, 10],
  [5, 12, 13],
  [9, 12, 15],
  [8, 15, 17],
  [7, 24, 25],
  [12, 16, 20],
  [10, 24, 26],
] as const

export function drawRightTriangle(random: Random): RightTriangle {
  const kind = random.pick(['ladder', 'poles', 'diagonal'] as const)
  if (kind === 'ladder') {
    const [foot, wall, ladder] = random.pick(triples.slice(0, 5))
    return {
      kind,
      foot,
      wall,
      ladder,
      ask: random.pick(['foot', 'wall', 'ladder'] as const),
      stem: random.pick(stems),
    }
  }
  if (kind === 'poles') {
    // flagpoles of a school are not higher than 21 m
    const { rise, apart, tips } = random.until(
      (source) => {
        const [x, y, tips] = source.pick(triples)
        const [rise, apart] = source.chance(0.5) ? [x, y] : [y, x]
        return { rise, apart, tips }
      },
      (drawn) => drawn.rise <= 12,
    )
    return { kind, low: random.integer(4, 9), rise, apart, tips, stem: random.pick(stems) }
  }
  const sheet = random.until(
    (source) => ({ kind, length: source.integer(2, 12), breadth: source.integer(2, 12) }),
    ({ length, breadth }) => {
      const { outside, inside } = simplifyRoot(length * length + breadth * breadth)
      return length >= breadth && inside > 1 && outside > 1
    },
  )
  return { ...sheet, stem: random.pick(stems) }
}
