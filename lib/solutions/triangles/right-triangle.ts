import { add, compare, equals, squared, subtract, type Fraction } from '../../maths'
import { worked } from '../solution'
import { workedPoles, workedSheet, type Poles, type Sheet } from './pieces/hypotenuse'
import { knownOf, ladderSquare, workedLadder, type Ladder } from './pieces/ladder'
import { lengthObjection } from './pieces/length'

/** A ladder on a wall, the tops of two poles, or the diagonal of a sheet: each is one side of a right triangle. */
export type Given = Ladder | Poles | Sheet

const tooLarge = ({ n, d }: Fraction): string | null =>
  n * d > 10n ** 12n ? 'These numbers are too large for me to simplify the root.' : null

function objection(given: Given): string | null {
  switch (given.kind) {
    case 'ladder': {
      const [known, square] = [knownOf(given), ladderSquare(given)]
      if (known === null || square === null) return 'Two of the three lengths must be given.'
      const long = given.asked === 'ladder' ? null : compare(known[0], known[1])
      if (long !== null && long <= 0) return 'The ladder is the hypotenuse, so it must be the longest of the three.'
      return lengthObjection(known) ?? tooLarge(square)
    }
    case 'poles': {
      const {
        heights: [low, high],
        apart,
      } = given
      if (compare(low, high) > 0) return 'The first of the two heights must be the smaller one.'
      if (equals(low, high)) return 'The poles are equally high, so their tops are as far apart as their feet.'
      return lengthObjection([low, high, apart]) ?? tooLarge(add(squared(apart), squared(subtract(high, low))))
    }
    case 'diagonal':
      return (
        lengthObjection([given.length, given.breadth]) ?? tooLarge(add(squared(given.length), squared(given.breadth)))
      )
    default:
      return given satisfies never
  }
}

/** E.g. "A ladder 10 m long reaches a window 8 m above the ground. How far is the foot of the ladder from the wall?" */
export const rightTriangle = worked<Given>({
  id: 'right-triangle',
  archetype: 'tri-right-triangle-length',
  objection,
  solve: (given) => {
    switch (given.kind) {
      case 'ladder':
        return workedLadder(given)
      case 'poles':
        return workedPoles(given)
      case 'diagonal':
        return workedSheet(given)
      default:
        return given satisfies never
    }
  },
})
