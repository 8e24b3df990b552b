import {
  exactTex,
  exactText,
  namedTex,
  sameObjection,
  squareBetween,
  stepOf,
  squareTex,
  type NamedPoint,
} from './pieces/point'
import { rootObjection, rootOf, rootSides } from './pieces/root'
import { sectionAt } from './pieces/section'
import {
  multiply,
  surd,
  surdTex,
  surdText,
  toDecimal,
  terminates,
  toTex,
  toText,
  exact,
  type Fraction,
  type Surd,
} from '../../maths'
import { chain, says } from '../claim'
import { earns, line, type Line } from '../line'
import { worked } from '../solution'

export const circleParts = ['centre', 'radius', 'diameter', 'circumference', 'area'] as const
export type CirclePart = (typeof circleParts)[number]

export interface Given {
  /** The ends of a diameter, or the centre and a point of the circle. */
  readonly points: readonly [NamedPoint, NamedPoint]
  readonly are: 'ends' | 'centre and point'
  readonly asked: readonly CirclePart[]
  /** What is to be put for π; null where it stays. */
  readonly pi: Fraction | null
}

const quarter = exact({ n: 1n, d: 4n })

/** The square of the radius. */
const squareOf = ({ points: [a, b], are }: Given): Fraction =>
  are === 'ends' ? multiply(quarter, squareBetween(a.at, b.at)) : squareBetween(a.at, b.at)

const doubled = ({ coefficient, radicand }: Surd): Surd => surd(multiply(coefficient, exact(2)), radicand)

const numberText = (value: Fraction): string => (terminates(value) ? toDecimal(value) : toText(value))
const numberTex = (value: Fraction): string => (terminates(value) ? toDecimal(value) : toTex(value))

/** π times a number or a root, with the number for π put in where there is one. */
function piTimes(value: Surd, pi: Fraction | null): { readonly tex: string; readonly text: string } {
  const { coefficient, radicand } = value
  const plain = radicand === 1
  if (pi !== null && plain) {
    const product = multiply(pi, coefficient)
    return { tex: `${numberTex(pi)} \\times ${toTex(coefficient)} = ${numberTex(product)}`, text: numberText(product) }
  }
  const [tex, text] = [surdTex(value), surdText(value)]
  return tex === '1' ? { tex: '\\pi', text: 'π' } : { tex: `${tex}\\pi`, text: `${text}π` }
}

function partOf(given: Given, part: CirclePart): { readonly line: Line; readonly key: string } {
  const {
    points: [a, b],
    are,
    pi,
  } = given
  const radius = rootOf(squareOf(given))
  switch (part) {
    case 'centre': {
      const centre = sectionAt(a.at, b.at, 1, 1)
      return {
        line: earns(1, `The centre is the mid-point of the diameter: $${exactTex(centre)}$.`),
        key: exactText(centre),
      }
    }
    case 'radius':
      return {
        line: earns(
          1,
          are === 'ends'
            ? says`The radius is half of it: ${chain('r', surdTex(radius))} units.`
            : says`This is the radius: ${chain('r', surdTex(radius))} units.`,
        ),
        key: surdText(radius),
      }
    case 'diameter':
      return {
        line: earns(1, says`The diameter is ${chain('2r', surdTex(doubled(radius)))} units.`),
        key: surdText(doubled(radius)),
      }
    case 'circumference': {
      const { tex, text } = piTimes(doubled(radius), pi)
      return { line: earns(1, `The circumference is $2\\pi r = ${tex}$ units.`), key: text }
    }
    case 'area': {
      const { tex, text } = piTimes(surd(squareOf(given), 1), pi)
      return { line: earns(1, `The area is $\\pi r^2 = ${tex}$ square units.`), key: text }
    }
    default:
      return part satisfies never
  }
}

/** E.g. "The ends of a diameter of a circle are (2, -3) and (4, 5). Find its centre and radius." */
export const circleOfPoints = worked<Given>({
  id: 'circle-of-points',
  archetype: 'cg-other-end',
  objection: (given) => {
    const large = rootObjection(squareBetween(given.points[0].at, given.points[1].at)) ?? rootObjection(squareOf(given))
    if (large !== null) return large
    const root = rootOf(squareOf(given))
    const needsNumber = given.pi !== null && root.radicand !== 1 && given.asked.includes('circumference')
    if (needsNumber) return 'The radius is a root: the circumference would have to be rounded.'
    return sameObjection(...given.points)
  },
  solve: (given) => {
    const {
      points: [a, b],
      asked,
      are,
    } = given
    const [dx, dy] = stepOf(a.at, b.at)
    const needsLength = asked.some((part) => part !== 'centre')
    const parts = asked.map((part) => partOf(given, part))
    const name = `${a.name}${b.name}`
    return {
      lines: [
        line('given', `Given: $${namedTex(a)}$ and $${namedTex(b)}$.`),
        ...(needsLength
          ? [
              earns(
                1,
                says`By the distance formula, ${chain(name, `\\sqrt{${squareTex(dx)} + ${squareTex(dy)}}`, ...rootSides(squareBetween(a.at, b.at)))}`,
                'length',
              ),
              ...(are === 'ends' && !asked.includes('radius')
                ? [says`The radius is half of it: ${chain('r', surdTex(rootOf(squareOf(given))))} units.`]
                : []),
              ...(are === 'ends' || asked.includes('radius') ? [] : [`This is the radius $r$.`]),
            ]
          : []),
        ...parts.map(({ line: each }) => each),
      ],
      key: parts.map(({ key }) => key).join(', '),
    }
  },
})
