import { lengthObjection, lengthShown, lengthTex, lengthText } from './pieces/length'
import {
  add,
  compare,
  equals,
  fraction,
  subtract,
  surd,
  surdTex,
  surdText,
  type Fraction,
  type Surd,
  squared,
} from '../../maths'
import { chain, says } from '../claim'
import { earns, line } from '../line'
import { worked, type Solution } from '../solution'

/** A ladder on a wall, the tops of two poles, or the diagonal of a sheet: each is one side of a right triangle. */
type Given =
  | {
      readonly kind: 'ladder'
      readonly asked: 'foot' | 'wall' | 'ladder'
      readonly foot?: Fraction
      readonly wall?: Fraction
      readonly ladder?: Fraction
      readonly unit: string
    }
  | {
      readonly kind: 'poles'
      readonly heights: readonly [low: Fraction, high: Fraction]
      readonly apart: Fraction
      readonly unit: string
    }
  | { readonly kind: 'diagonal'; readonly length: Fraction; readonly breadth: Fraction; readonly unit: string }

type Ladder = Extract<Given, { kind: 'ladder' }>
type Poles = Extract<Given, { kind: 'poles' }>
type Sheet = Extract<Given, { kind: 'diagonal' }>

const rootOf = ({ n, d }: Fraction): Surd => surd(fraction(1, d), Number(n * d))
const squareTex = (value: Fraction): string => lengthTex(value).replace(/^.*frac.*$/, '\\left($&\\right)') + '^2'
const shown = (root: Surd): string => (root.radicand === 1 ? lengthTex(root.coefficient) : surdTex(root))
const inSentence = (root: Surd): string => (root.radicand === 1 ? lengthShown(root.coefficient) : `$${surdTex(root)}$`)
const keyOf = (root: Surd): string => (root.radicand === 1 ? lengthText(root.coefficient) : surdText(root))

/** "\sqrt{50} = 5\sqrt{2}" */
const rootSides = (square: Fraction): readonly string[] => {
  const [plain, simple] = [`\\sqrt{${lengthTex(square)}}`, shown(rootOf(square))]
  return plain === simple ? [plain] : [plain, simple]
}

const names = { foot: 'BC', wall: 'AB', ladder: 'AC' } as const

const ladderWords = {
  foot: 'the distance of the foot of the ladder from the wall',
  wall: 'the height that the ladder reaches',
  ladder: 'the length of the ladder',
} as const

/** The two lengths of the ladder question that are known, the longer one first where it is the ladder. */
function knownOf({ asked, foot, wall, ladder }: Ladder): readonly [Fraction, Fraction] | null {
  const [one, two] = { foot: [ladder, wall], wall: [ladder, foot], ladder: [wall, foot] }[asked]
  return one && two ? [one, two] : null
}

const ladderSquare = (given: Ladder): Fraction | null => {
  const known = knownOf(given)
  if (known === null) return null
  const [one, two] = known
  return given.asked === 'ladder' ? add(squared(one), squared(two)) : subtract(squared(one), squared(two))
}

function workedLadder(given: Ladder): Solution {
  const { asked, unit } = given
  const [one, two] = knownOf(given) ?? [fraction(0), fraction(0)]
  const square = ladderSquare(given) ?? fraction(0)
  const sign = asked === 'ladder' ? '+' : '-'
  const formula = asked === 'ladder' ? [] : [`AC^2 - ${asked === 'foot' ? 'AB' : 'BC'}^2`]
  const name = names[asked]
  const root = rootOf(square)
  return {
    lines: [
      'Let $AC$ be the ladder, $AB$ the height on the wall and $BC$ the distance of the foot; $\\angle B = 90^\\circ$.',
      earns(0.5, 'By the Pythagoras theorem: $AC^2 = AB^2 + BC^2$', 'theorem'),
      earns(
        0.5,
        says`${chain(
          `${name}^2`,
          ...formula,
          `${squareTex(one)} ${sign} ${squareTex(two)}`,
          `${lengthTex(squared(one))} ${sign} ${lengthTex(squared(two))}`,
          lengthTex(square),
        )}`,
        'squares',
      ),
      earns(0.5, says`${chain(name, ...rootSides(square))}`, 'root'),
      earns(0.5, `Hence ${ladderWords[asked]} is ${inSentence(root)} ${unit}.`),
    ],
    key: keyOf(root),
  }
}

/** "d^2 = 8^2 + 6^2 = 64 + 36 = 100" */
const sumOfSquares = (one: Fraction, two: Fraction) =>
  chain(
    'd^2',
    `${squareTex(one)} + ${squareTex(two)}`,
    `${lengthTex(squared(one))} + ${lengthTex(squared(two))}`,
    lengthTex(add(squared(one), squared(two))),
  )

function workedPoles({ heights: [low, high], apart, unit }: Poles): Solution {
  const rise = subtract(high, low)
  const square = add(squared(apart), squared(rise))
  const root = rootOf(square)
  return {
    lines: [
      earns(
        0.5,
        says`Difference of the heights: ${chain(`${lengthTex(high)} - ${lengthTex(low)}`, lengthTex(rise))} ${unit}; horizontal distance: ${lengthShown(apart)} ${unit}`,
        'difference',
      ),
      `These two and the line between the tops form a right triangle; the line between the tops, $d$ ${unit}, is the hypotenuse.`,
      earns(0.5, says`By the Pythagoras theorem: ${sumOfSquares(apart, rise)}`, 'squares'),
      earns(0.5, says`${chain('d', ...rootSides(square))}`, 'root'),
      earns(0.5, `Hence the distance between the tops is ${inSentence(root)} ${unit}.`),
    ],
    key: keyOf(root),
  }
}

function workedSheet({ length, breadth, unit }: Sheet): Solution {
  const square = add(squared(length), squared(breadth))
  const root = rootOf(square)
  return {
    lines: [
      line('triangle', 'The diagonal $d$ and two sides of the figure form a right triangle.'),
      earns(1, says`By the Pythagoras theorem: ${sumOfSquares(length, breadth)}`, 'squares'),
      earns(0.5, says`${chain('d', ...rootSides(square))}`, 'root'),
      earns(0.5, `Hence the diagonal is $${shown(root)}$ ${unit} long.`),
    ],
    key: keyOf(root),
  }
}

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
