import { aboutCircle, inradius } from './pieces/about-circle'
import { fraction } from '../../maths'
import {
  rightAngledQuadrilateral as solution,
  type RightAngledQuadrilateral as Given,
} from '../../solutions/circles/right-angled-quadrilateral'
import { template } from '../template'
import { fromC, kiteSlips, type Kite, type KiteAsked } from './pieces/right-angled-kite'

interface Draw extends Kite {
  readonly asked: KiteAsked
  readonly names: Given['names']
  readonly stem: 0 | 1 | 2
}

/** E.g. "A circle is inscribed in a quadrilateral ABCD in which ∠B = 90°. If AD = 23 cm, AB = 29 cm and DS = 5 cm, find the radius." */
export const rightAngledQuadrilateral = template({
  id: 'cir-quadrilateral-with-right-angle',
  topic: 'circles',
  archetypes: ['cir-circumscribed-quad'],
  difficulty: 'hard',
  marks: 3,
  draw: (random): Draw => ({
    ...random.until(
      (source): Kite => ({ fromA: source.integer(6, 20), fromD: source.integer(3, 14), radius: source.integer(4, 14) }),
      (kite) => {
        const { fromA, fromD, radius } = kite
        const last = fromC(kite)
        const given = [fromA + fromD, fromA + radius, fromD, radius, fromA]
        return last > 0.4 * radius && last < 2.5 * radius && new Set(given).size === 5
      },
    ),
    asked: random.pick(['radius', 'radius', 'side', 'part'] as const),
    names: random.pick([
      ['A', 'B', 'C', 'D', 'P', 'Q', 'R', 'S'],
      ['K', 'L', 'M', 'N', 'P', 'Q', 'R', 'S'],
      ['P', 'Q', 'R', 'S', 'A', 'B', 'C', 'D'],
    ] as const),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: ({ asked, names, fromA, fromD, radius }): Given => {
    const [other, part, r] = [fraction(fromA + radius), fraction(fromD), fraction(radius)]
    const known = {
      radius: { asked: 'radius', other, part },
      side: { asked: 'side', part, radius: r },
      part: { asked: 'part', other, radius: r },
    } as const
    return { names, side: fraction(fromA + fromD), known: known[asked], unit: 'cm' }
  },
  solution,
  ask: ({ asked, names, stem, ...kite }) => {
    const [A, B, C, D, P, Q, R, S] = names
    const { fromA, fromD, radius } = kite
    const [AD, AB, DS, AS, AP] = [`${A}${D}`, `${A}${B}`, `${D}${S}`, `${A}${S}`, `${A}${P}`]
    const [ad, ab] = [fromA + fromD, fromA + radius]
    const lengths = {
      radius: [`$${AD} = ${ad}$ cm, $${AB} = ${ab}$ cm and $${DS} = ${fromD}$ cm`, 'the radius of the circle'],
      side: [`$${AD} = ${ad}$ cm, $${DS} = ${fromD}$ cm and the radius of the circle is $${radius}$ cm`, `$${AB}$`],
      part: [`$${AD} = ${ad}$ cm, $${AB} = ${ab}$ cm and the radius of the circle is $${radius}$ cm`, `$${DS}$`],
    } as const
    const [data, wanted] = lengths[asked]
    const equalTangents = `$${AP} = ${AS}$ and $${D}${R} = ${DS}$ (tangents from one point).`
    const quadrilateral = `$${A}${B}${C}${D}$`
    const touched = `$${AB}$, $${B}${C}$, $${C}${D}$ and $${D}${A}$ at $${P}$, $${Q}$, $${R}$ and $${S}$`
    return {
      question: (
        [
          `A circle with centre $O$ is inscribed in a quadrilateral ${quadrilateral} in which $\\angle ${B} = 90^\\circ$. It touches ${touched}. If ${data}, find ${wanted}.`,
          `In a quadrilateral ${quadrilateral}, $\\angle ${B}$ is a right angle. A circle with centre $O$ touches its sides ${touched}. Given that ${data}, find ${wanted}.`,
          `The sides of a quadrilateral ${quadrilateral} with a right angle at $${B}$ touch a circle with centre $O$: ${touched}. Find ${wanted}, if ${data}.`,
        ] as const
      )[stem],
      rule: { kind: 'number', unit: 'cm' },
      figure: aboutCircle({
        vertices: [A, B, C, D],
        contacts: [P, Q, R, S],
        tangents: [fromA, radius, fromC(kite), fromD],
        sides: [],
        radii: { to: [P, Q] },
        description: `A quadrilateral ${A}${B}${C}${D} with a right angle at ${B} about a circle with centre O, which touches its sides at ${P}, ${Q}, ${R} and ${S}; ${data.replaceAll('$', '')}.`,
      }),
      hints: [
        `What kind of quadrilateral is $O${P}${B}${Q}$?`,
        `Tangents from one point are equal: look at $${A}$ and at $${D}$.`,
      ],
      explanation: `The right angle makes a square of two radii and two tangents at $${B}$; all the rest is equal tangents: ${equalTangents}`,
    }
  },
  // The radius of the circle about which a quadrilateral with these tangent lengths closes.
  crossCheck: ({ asked, ...kite }) => {
    const closed = Math.round(inradius([kite.fromA, kite.radius, fromC(kite), kite.fromD]))
    return {
      radius: `${closed}`,
      side: `${kite.fromA + closed}`,
      part: `${kite.fromA + kite.fromD - (kite.fromA + kite.radius - closed)}`,
    }[asked]
  },
  slips: ({ asked, ...kite }) => kiteSlips(kite, asked),
})
