import { distinctSlips } from '../slips/distinct-slips'
import { similarAngle as angleOf } from '../../solutions/triangles/similar-angle'
import { fraction } from '../../maths'
import { template } from '../template'

const orders = [
  ['Q', 'R', 'P'],
  ['R', 'P', 'Q'],
  ['Q', 'P', 'R'],
  ['P', 'R', 'Q'],
  ['R', 'Q', 'P'],
] as const

/** E.g. "△ABC ∼ △QRP, ∠A = 50° and ∠B = 70°. Find ∠P." */
export const similarAngle = template({
  id: 'tri-similar-find-angle',
  topic: 'triangles',
  difficulty: 'easy',
  archetypes: ['tri-similar-angle'],
  marks: 1,
  draw: (random) => ({
    ...random.until(
      (source) => ({ a: source.integer(28, 100), b: source.integer(28, 100) }),
      ({ a, b }) => a !== b && 180 - a - b >= 25 && 180 - a - b !== a && 180 - a - b !== b,
    ),
    names: random.pick(orders),
    ask: random.pick([0, 1, 2] as const),
    stem: random.pick([0, 1, 2] as const),
  }),
  given: ({ a, b, names, ask }) => ({
    first: ['A', 'B', 'C'] as const,
    second: names,
    angles: [
      { place: 0, degrees: fraction(a) },
      { place: 1, degrees: fraction(b) },
    ] as const,
    wanted: ask,
  }),
  solution: angleOf,
  ask: ({ a, b, names, ask, stem }) => {
    const wanted = names[ask]
    const relation = `\\triangle ABC \\sim \\triangle ${names.join('')}`
    const data = `$\\angle A = ${a}^\\circ$ and $\\angle B = ${b}^\\circ$`
    const stories = [
      `If $${relation}$, ${data}, find $\\angle ${wanted}$.`,
      `It is given that $${relation}$. If ${data}, what is the measure of $\\angle ${wanted}$?`,
      `In two similar triangles, $${relation}$, the angles ${data} are known. Find $\\angle ${wanted}$ in degrees.`,
    ] as const
    return {
      question: stories[stem],
      rule: { kind: 'number', unit: '°' },
      hints: [
        'Corresponding angles of similar triangles are equal: read the correspondence from the order of the letters.',
        'If the matching angle is not given, use the angle sum of a triangle.',
      ],
      explanation: 'The letters are written so that equal angles stand in the same place of both names.',
    }
  },
  // Hand the three angles of ABC to the letters one by one.
  crossCheck: ({ a, b, names, ask }) => {
    const measures = new Map<string, number>()
    let left = 180
    for (const [index, name] of names.entries()) {
      const measure = index === 0 ? a : index === 1 ? b : left
      measures.set(name, measure)
      left -= measure
    }
    return `${measures.get(names[ask])}°`
  },
  slips: ({ a, b, names, ask }) => {
    const angles = [a, b, 180 - a - b]
    const byPlace = 'PQR'.indexOf(names[ask])
    return distinctSlips(`${angles[ask]}`, [
      ...[0, 1, 2]
        .filter((place) => place !== ask)
        .map((place) => ({
          response: `${angles[place]}`,
          note:
            place === byPlace
              ? 'The letters were matched in alphabetical order: read the names of the triangles instead.'
              : 'That is the angle at another vertex: match first letter with first, second with second, third with third.',
          step: 'matching',
        })),
      ask === 2
        ? {
            response: `${a + b}`,
            note: 'That is the sum of two angles. Subtract it from 180 degrees.',
            step: 'angle sum',
          }
        : {
            response: `${180 - (angles[ask] ?? 0)}`,
            note: 'Corresponding angles are equal; they do not add up to 180 degrees.',
            step: 'matching',
          },
    ])
  },
})
