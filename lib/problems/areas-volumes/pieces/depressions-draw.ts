import { add, fraction, subtract, type Fraction } from '../../../maths'
import type { ManyDepressions } from '../../../solutions/areas-volumes/many-depressions'
import type { Random } from '../../../random'
import type { Depressions } from './depressions'
import { isNice, product, tenths, twentyTwoBySeven } from './pi'

export const blockVolume = ({ sides: [l, b, h] }: Depressions): number => l * b * h
export const blockSurface = ({ sides: [l, b, h] }: Depressions): number => 2 * (l * b + b * h + h * l)

/** One hollow: what it takes from the volume, or adds to the surface. */
export function hollow({ ask, r, depth }: Depressions): Fraction {
  const circle = product(twentyTwoBySeven.value, tenths(r), tenths(r))
  return ask === 'surface area' ? circle : product(fraction(1, 3), circle, tenths(depth))
}

export const valueOf = (draw: Depressions): Fraction =>
  draw.ask === 'volume'
    ? subtract(fraction(blockVolume(draw)), product(draw.count, hollow(draw)))
    : add(fraction(blockSurface(draw)), product(draw.count, hollow(draw)))

/** The hollows fit beside one another: in rows of three on a face of a die, whose pips are not tiny either. */
function hasRoom({ shape, sides: [l, b, h], r, count }: Depressions): boolean {
  if (l === b && b === h) return 6 * r <= 8.5 * l && 12 * l <= 25 * r
  return 1.4 * count * (2 * r) ** 2 <= 100 * l * b && (shape === 'cone' || r < 10 * h - 5)
}

export function drawDepressions(random: Random): Depressions {
  const kind = random.pick(['cone volume', 'dome surface'] as const)
  return random.until(
    (r): Depressions => {
      const cube = kind !== 'cone volume' && r.chance(0.5)
      const edge = r.integer(5, 24)
      return {
        shape: kind === 'cone volume' ? 'cone' : 'hemisphere',
        ask: kind === 'dome surface' ? 'surface area' : 'volume',
        sides: cube ? [edge, edge, edge] : [r.integer(12, 24), r.integer(6, 11), r.integer(3, 6)],
        r: kind === 'cone volume' ? 7 : r.pick([7, 14, 21]),
        depth: r.integer(14, 30),
        count: cube ? 21 : r.integer(4, 15),
        stem: r.pick([0, 1, 2] as const),
      }
    },
    (draw) => {
      const [, , h] = draw.sides
      return isNice(valueOf(draw)) && isNice(product(100, hollow(draw))) && draw.depth < 10 * h - 5 && hasRoom(draw)
    },
  )
}

/** What the question states. */
export function depressionsGiven({ ask, sides: [l, b, h], r, depth, count }: Depressions): ManyDepressions {
  const sides = [fraction(l), fraction(b), fraction(h)] as const
  const all = { pi: twentyTwoBySeven.value, sides, radius: tenths(r), count, unit: 'cm' }
  return ask === 'volume'
    ? { ...all, shape: 'cone', asked: 'volume', depth: tenths(depth) }
    : { ...all, shape: 'hemisphere', asked: 'surface area' }
}
