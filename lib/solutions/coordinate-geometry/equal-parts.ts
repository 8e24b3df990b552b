import { exactTex, exactText, sameObjection, tupleTex, type ExactPoint, type NamedPoint } from './pieces/point'
import { sectionAt, sectionLines, twoTerms } from './pieces/section'
import { fraction } from '../../maths'
import { chain, says } from '../claim'
import { earns, line, type Step } from '../line'
import { worked } from '../solution'

interface Given {
  readonly a: NamedPoint
  readonly b: NamedPoint
  readonly parts: 3 | 4
}

interface Manner {
  /** What the points are: 'places'. */
  readonly noun?: string
}

const letters = ['P', 'Q', 'R', 'S', 'T', 'U'] as const

/** Names for the points that cut the segment, none of them an end's. */
const namesOf = ({ a, b, parts }: Given): readonly string[] =>
  letters.filter((letter) => letter !== a.name && letter !== b.name).slice(0, parts - 1)

/** The points that cut the segment into so many equal parts, in order. */
export const cutsOf = (a: ExactPoint, b: ExactPoint, parts: number): readonly ExactPoint[] =>
  Array.from({ length: parts - 1 }, (_, index) => sectionAt(a, b, index + 1, parts - 1 - index))

/** The lines for the point after so many of the equal parts: three marks in all for two points, and for three. */
function pointLines({ a, b, parts }: Given, name: string, before: number): readonly Step[] {
  const after = parts - before
  const ratio = `${a.name}${name} : ${name}${b.name} = ${before} : ${after}`
  if (before === after)
    return [
      `$${ratio} = 1 : 1$, so $${name}$ is the mid-point of $${a.name}${b.name}$.`,
      earns(1, middleLine(name, a.at, b.at)),
    ]
  const words = `$${ratio}$. By the section formula,`
  return [
    parts === 3 ? earns(0.5, words, `ratio ${before}`) : line(`ratio ${before}`, words),
    ...sectionLines(name, a.at, b.at, fraction(before), fraction(after)),
  ]
}

/** "P = (mid-point of AB with the numbers put in) = (2, 3)". */
function middleLine(name: string, a: ExactPoint, b: ExactPoint) {
  const half = (i: 0 | 1) => `\\frac{${twoTerms(a[i], b[i])}}{2}`
  return says`${chain(name, tupleTex(half(0), half(1)), exactTex(sectionAt(a, b, 1, 1)))}`
}

/** E.g. "Find the coordinates of the points of trisection of the line segment joining A(2, -2) and B(-7, 4)." */
export const equalParts = worked<Given, Manner>({
  id: 'equal-parts',
  archetype: 'cg-trisection',
  objection: ({ a, b }) => sameObjection(a, b),
  solve: (given, { noun = 'points' } = {}) => {
    const { a, b, parts } = given
    const names = namesOf(given)
    const points = cutsOf(a.at, b.at, parts)
    const joined = points.map((point, index) => `$${names[index] ?? ''}${exactTex(point)}$`)
    return {
      lines: [
        line(
          'parts',
          `Let ${names.map((name) => `$${name}$`).join(parts === 3 ? ' and ' : ', ')} divide $${a.name}${b.name}$ into ${parts === 3 ? 'three' : 'four'} equal parts, in order from $${a.name}$.`,
        ),
        ...names.flatMap((name, index) => pointLines(given, name, index + 1)),
        `Hence the ${noun} are ${joined.slice(0, -1).join(', ')} and ${joined.slice(-1).join('')}.`,
      ],
      key: points.map(exactText).join(', '),
    }
  },
})
