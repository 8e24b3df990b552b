import { aboutCircle } from './pieces/about-circle'
import { tangentParts as solution } from '../../solutions/circles/tangent-parts'
import { template } from '../template'
import { distinctSlips } from '../slips/distinct-slips'
import { fraction, toDecimal } from '../../maths'

/** The triangle, and the points of contact on its first, second and third side. */
type Names = readonly [a: string, b: string, c: string, d: string, e: string, f: string]

interface Draw {
  /** Tangent lengths from the three vertices, in halves of a centimetre. */
  readonly x: number
  readonly y: number
  readonly z: number
  readonly names: Names
  readonly stem: 0 | 1 | 2
}

const cm = (halves: number): string => toDecimal(fraction(halves, 2))

/** E.g. "A circle inscribed in △ABC touches AB, BC and CA at D, E and F. AB = 13 cm, BC = 15 cm and CA = 12 cm. Find AD, BE and CF." */
export const tangentParts = template({
  id: 'cir-parts-of-three-sides',
  topic: 'circles',
  archetypes: ['cir-tangent-parts-from-sides'],
  difficulty: 'medium',
  marks: 3,
  draw: (random): Draw => ({
    ...random.until(
      (source) => ({ x: source.integer(5, 22), y: source.integer(5, 22), z: source.integer(5, 22) }),
      ({ x, y, z }) =>
        (x + y) % 2 === 0 &&
        (y + z) % 2 === 0 &&
        new Set([x, y, z]).size === 3 &&
        Math.max(x, y, z) <= 3 * Math.min(x, y, z) &&
        ![x + y, y + z, z + x].some((side) => [x, y, z].includes(side)),
    ),
    names: random.pick([
      ['A', 'B', 'C', 'D', 'E', 'F'],
      ['P', 'Q', 'R', 'X', 'Y', 'Z'],
      ['K', 'L', 'M', 'P', 'Q', 'R'],
    ] as const),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: ({ x, y, z, names, stem }) => {
    const [A, B, C, D, E, F] = names
    const [AD, BE, CF] = [`${A}${D}`, `${B}${E}`, `${C}${F}`]
    const [ab, bc, ca] = [cm(x + y), cm(y + z), cm(z + x)]
    const [AB, BC, CA] = [`${A}${B}`, `${B}${C}`, `${C}${A}`]
    const data = `$${AB} = ${ab}$ cm, $${BC} = ${bc}$ cm and $${CA} = ${ca}$ cm`
    const asked = `$${AD}$, $${BE}$ and $${CF}$`
    const { lines } = solution.solve({
      names,
      sides: [fraction(x + y, 2), fraction(y + z, 2), fraction(z + x, 2)],
      unit: 'cm',
    })
    return {
      question: (
        [
          `A circle inscribed in $\\triangle ${A}${B}${C}$ touches the sides $${AB}$, $${BC}$ and $${CA}$ at $${D}$, $${E}$ and $${F}$. If ${data}, find ${asked}.`,
          `The sides $${AB}$, $${BC}$ and $${CA}$ of a triangle are tangents to a circle at $${D}$, $${E}$ and $${F}$. Given ${data}, find the lengths of ${asked}.`,
          `In the figure, $\\triangle ${A}${B}${C}$ with ${data} circumscribes a circle, which it touches at $${D}$ on $${AB}$, $${E}$ on $${BC}$ and $${F}$ on $${CA}$. Find ${asked}.`,
        ] as const
      )[stem],
      rule: { kind: 'pair', expected: `${AD} = ${cm(x)}, ${BE} = ${cm(y)}, ${CF} = ${cm(z)}`, unit: 'cm' },
      figure: aboutCircle({
        vertices: [A, B, C],
        contacts: [D, E, F],
        tangents: [x, y, z],
        sides: [],
        description: `Triangle ${A}${B}${C} about a circle, which touches ${AB} at ${D}, ${BC} at ${E} and ${CA} at ${F}. ${AB} = ${ab} cm, ${BC} = ${bc} cm, ${CA} = ${ca} cm.`,
      }),
      hints: [
        `Call the equal tangents from $${A}$, $${B}$ and $${C}$ $x$, $y$ and $z$.`,
        'Each side is the sum of two of them. What is the sum of all three equations?',
      ],
      steps: lines,
      explanation:
        'The sum of the three tangent lengths is half the perimeter; each of them is this sum less the side that does not pass through its vertex.',
    }
  },
  // Try tangent lengths from A until the three sides close.
  crossCheck: ({ x, y, z, names: [A, B, C, D, E, F] }) => {
    const [ab, bc, ca] = [x + y, y + z, z + x]
    for (let first = 1; first < ab; first++)
      if (ab - first + (ca - first) === bc)
        return `${A}${D} = ${first / 2}, ${B}${E} = ${(ab - first) / 2}, ${C}${F} = ${(ca - first) / 2}`
    return ''
  },
  slips: ({ x, y, z, names: [A, B, C, D, E, F] }) => {
    const set = (a: number, b: number, c: number) =>
      `${A}${D} = ${toDecimal(fraction(a, 4))}, ${B}${E} = ${toDecimal(fraction(b, 4))}, ${C}${F} = ${toDecimal(fraction(c, 4))}`
    return distinctSlips(set(2 * x, 2 * y, 2 * z), [
      {
        response: set(x + y, y + z, z + x),
        note: 'The points of contact need not be the mid-points of the sides.',
        step: 'equal tangents',
      },
      {
        response: set(2 * z, 2 * x, 2 * y),
        note: 'Which side does each difference leave out? It is the side opposite to the vertex.',
        step: 'subtracted',
      },
    ])
  },
})
