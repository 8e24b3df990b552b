import { aboutCircle, inradius } from './pieces/about-circle'
import { chain, earns, says, template } from '../template'
import { fromC, kiteSlips, type Kite, type KiteAsked } from './pieces/right-angled-kite'

type Names = readonly [a: string, b: string, c: string, d: string, p: string, q: string, r: string, s: string]

interface Draw extends Kite {
  readonly asked: KiteAsked
  readonly names: Names
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
  pose: ({ asked, names, stem, ...kite }) => {
    const [A, B, C, D, P, Q, R, S] = names
    const { fromA, fromD, radius } = kite
    const [AD, AB, DS, AS, AP, BP] = [`${A}${D}`, `${A}${B}`, `${D}${S}`, `${A}${S}`, `${A}${P}`, `${B}${P}`]
    const [ad, ab] = [fromA + fromD, fromA + radius]
    const lengths = {
      radius: [`$${AD} = ${ad}$ cm, $${AB} = ${ab}$ cm and $${DS} = ${fromD}$ cm`, 'the radius of the circle'],
      side: [`$${AD} = ${ad}$ cm, $${DS} = ${fromD}$ cm and the radius of the circle is $${radius}$ cm`, `$${AB}$`],
      part: [`$${AD} = ${ad}$ cm, $${AB} = ${ab}$ cm and the radius of the circle is $${radius}$ cm`, `$${DS}$`],
    } as const
    const [data, wanted] = lengths[asked]
    const square = earns(
      1,
      `$O${P} \\perp ${AB}$ and $O${Q} \\perp ${B}${C}$ (radius and tangent), and $\\angle ${B} = 90^\\circ$. So $O${P}${B}${Q}$ is a rectangle with $O${P} = O${Q}$, that is, a square: $${BP} = O${P}$ is the radius.`,
      'square',
    )
    const equalTangents = `$${AP} = ${AS}$ and $${D}${R} = ${DS}$ (tangents from one point).`
    const steps = {
      radius: [
        earns(
          0.5,
          says`Tangents from one point are equal: ${chain(AP, AS, `${AD} - ${DS}`, `${ad} - ${fromD}`, `${fromA}`)} cm`,
          'tangents',
        ),
        earns(0.5, says`${chain(BP, `${AB} - ${AP}`, `${ab} - ${fromA}`, `${radius}`)} cm`, 'rest'),
        square,
        earns(1, says`Hence the radius is ${chain(`O${P}`, BP, `${radius}`)} cm.`),
      ],
      side: [
        earns(
          0.5,
          says`Tangents from one point are equal: ${chain(AP, AS, `${AD} - ${DS}`, `${ad} - ${fromD}`, `${fromA}`)} cm`,
          'tangents',
        ),
        square,
        earns(0.5, `So $${BP} = ${radius}$ cm.`, 'rest'),
        earns(1, says`Hence ${chain(AB, `${AP} + ${BP}`, `${fromA} + ${radius}`, `${ab}`)} cm.`),
      ],
      part: [
        square,
        earns(0.5, says`So ${chain(AP, `${AB} - ${BP}`, `${ab} - ${radius}`, `${fromA}`)} cm`, 'rest'),
        earns(0.5, `Tangents from one point are equal: $${AS} = ${AP} = ${fromA}$ cm`, 'tangents'),
        earns(1, says`Hence ${chain(DS, `${AD} - ${AS}`, `${ad} - ${fromA}`, `${fromD}`)} cm.`),
      ],
    }[asked]
    const quadrilateral = `$${A}${B}${C}${D}$`
    const touched = `$${AB}$, $${B}${C}$, $${C}${D}$ and $${D}${A}$ at $${P}$, $${Q}$, $${R}$ and $${S}$`
    const key = { radius, side: ab, part: fromD }[asked]
    return {
      question: (
        [
          `A circle with centre $O$ is inscribed in a quadrilateral ${quadrilateral} in which $\\angle ${B} = 90^\\circ$. It touches ${touched}. If ${data}, find ${wanted}.`,
          `In a quadrilateral ${quadrilateral}, $\\angle ${B}$ is a right angle. A circle with centre $O$ touches its sides ${touched}. Given that ${data}, find ${wanted}.`,
          `The sides of a quadrilateral ${quadrilateral} with a right angle at $${B}$ touch a circle with centre $O$: ${touched}. Find ${wanted}, if ${data}.`,
        ] as const
      )[stem],
      rule: { kind: 'number', expected: `${key}`, unit: 'cm' },
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
      steps,
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
