import { aboutCircle } from './pieces/about-circle'
import { hexagonAbout as solution, type HexagonAbout } from '../../solutions/circles/hexagon-about'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'
import { fraction } from '../../maths'

type Names = readonly [string, string, string, string, string, string]

interface Draw {
  /** Tangent lengths from the six vertices. */
  readonly tangents: readonly number[]
  /** The side that is asked for: the last one, or the sum of the three that make half of the boundary. */
  readonly asked: 'side' | 'perimeter'
  readonly names: Names
  readonly stem: 0 | 1 | 2
}

/** The six sides, from the one between the first two vertices on. */
const sidesOf = (tangents: readonly number[]): readonly number[] =>
  tangents.map((length, index) => length + (tangents[(index + 1) % 6] ?? 0))

/** E.g. "A hexagon ABCDEF is drawn about a circle. AB = 7 cm, BC = 5 cm, CD = 9 cm, DE = 6 cm and EF = 8 cm. Find FA." */
export const hexagonAbout = template({
  id: 'cir-hexagon-around-circle',
  topic: 'circles',
  archetypes: ['cir-hexagon-about'],
  difficulty: 'medium',
  marks: 2,
  draw: (random): Draw => {
    const asked = random.pick(['side', 'side', 'perimeter'] as const)
    return {
      tangents: random.until(
        (source) => Array.from({ length: 6 }, () => source.integer(2, 7)),
        (tangents) => {
          const [ab = 0, bc = 0, cd = 0, de = 0, ef = 0, fa = 0] = sidesOf(tangents)
          return (
            new Set(tangents).size >= 4 &&
            ![ab, bc, cd, de, ef].includes(fa) &&
            fa !== ab + bc + cd - de - ef &&
            fa !== de + ef + cd - ab - bc
          )
        },
      ),
      asked,
      names: random.pick([
        ['A', 'B', 'C', 'D', 'E', 'F'],
        ['P', 'Q', 'R', 'S', 'T', 'U'],
        ['K', 'L', 'M', 'N', 'P', 'Q'],
      ] as const),
      stem: random.pick([0, 1, 2] as const),
    }
  },
  pose: ({ tangents, asked, names, stem }) => {
    const sides = sidesOf(tangents)
    const [ab = 0, bc = 0, cd = 0, de = 0, ef = 0, fa = 0] = sides
    const sideNames = names.map((name, index) => `${name}${names[(index + 1) % 6] ?? ''}`)
    const [AB = '', BC = '', CD = '', DE = '', EF = '', FA = ''] = sideNames
    const hexagon = `$${names.join('')}$`
    const five = `$${AB} = ${ab}$ cm, $${BC} = ${bc}$ cm, $${CD} = ${cd}$ cm, $${DE} = ${de}$ cm and $${EF} = ${ef}$ cm`
    const three = `$${AB} = ${ab}$ cm, $${CD} = ${cd}$ cm and $${EF} = ${ef}$ cm`
    const [data, wanted] = asked === 'side' ? [five, `$${FA}$`] : [three, 'the perimeter of the hexagon']
    const corners = names.join('')
    const given: HexagonAbout =
      asked === 'side'
        ? {
            asked,
            corners,
            sides: [fraction(ab), fraction(bc), fraction(cd), fraction(de), fraction(ef)],
            unit: 'cm',
          }
        : { asked, corners, sides: [fraction(ab), fraction(cd), fraction(ef)], unit: 'cm' }
    return {
      question: (
        [
          `A hexagon ${hexagon} is drawn about a circle. If ${data}, find ${wanted}.`,
          `All six sides of the hexagon ${hexagon} touch a circle. Given ${data}, find ${wanted}.`,
          `A circle is inscribed in a hexagon ${hexagon} with ${data}. Find ${wanted}.`,
        ] as const
      )[stem],
      rule: { kind: 'number', expected: `${asked === 'side' ? fa : 2 * (ab + cd + ef)}`, unit: 'cm' },
      figure: aboutCircle({
        vertices: names,
        contacts: [],
        tangents,
        sides: sides.map((length, index) =>
          asked === 'side' ? (index < 5 ? `${length} cm` : '?') : index % 2 === 0 ? `${length} cm` : undefined,
        ),
        description: `A hexagon ${names.join('')} about a circle. ${data.replaceAll('$', '')}.`,
      }),
      hints: [
        'Write each side as the sum of two tangent lengths.',
        'How often does each tangent length occur in the first, third and fifth side together? And in the other three?',
      ],
      steps: solution.solve(given).lines,
      explanation: `It is the rule for a quadrilateral about a circle once more: sides taken alternately have equal sums.`,
    }
  },
  // Walk round: from a tangent length at the first vertex each side gives the next one.
  crossCheck: ({ tangents, asked }) => {
    const sides = sidesOf(tangents)
    const [start = 0] = tangents
    let tangent = start
    for (const side of sides.slice(0, 5)) tangent = side - tangent
    const last = tangent + start
    const total = sides.slice(0, 5).reduce((sum, side) => sum + side, last)
    return `${asked === 'side' ? last : total}`
  },
  slips: ({ tangents, asked }) => {
    const [ab = 0, bc = 0, cd = 0, de = 0, ef = 0, fa = 0] = sidesOf(tangents)
    if (asked === 'perimeter')
      return wrongValues(fraction(2 * (ab + cd + ef)), [
        [fraction(ab + cd + ef), 'That is only half of the boundary: the other three sides have the same sum.', 'last'],
        [fraction(3 * (ab + cd + ef)), 'Two equal sums make the perimeter, not three.', 'last'],
      ])
    const inARow = ab + bc + cd - de - ef
    return wrongValues(fraction(fa), [
      ...(inARow > 0
        ? [[fraction(inARow), 'The sides are taken alternately, not three in a row.', 'sums'] as const]
        : []),
      [fraction(cd), 'Opposite sides of such a hexagon need not be equal: use the alternate sums.', 'sums'],
      [fraction(ab + cd + ef - bc), 'Two of the other three sides are known: subtract both.', 'last'],
    ])
  },
})
