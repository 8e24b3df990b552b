import { side } from './pieces/names'
import { isShort } from './pieces/short-decimal'
import { fraction, gcd, toDecimal } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { earns, template } from '../template'
import { wrongValues } from '../slips/wrong-values'

const orders = [
  ['P', 'Q', 'R'],
  ['Q', 'R', 'P'],
  ['R', 'P', 'Q'],
  ['Q', 'P', 'R'],
  ['P', 'R', 'Q'],
  ['R', 'Q', 'P'],
] as const

/** E.g. "△ABC ∼ △QRP. If AB = 6 cm, BC = 4 cm and QR = 9 cm, find PR." */
export const similarSide = template({
  id: 'tri-similar-find-side',
  topic: 'triangles',
  difficulty: 'easy',
  archetypes: ['tri-similar-side'],
  marks: 1,
  draw: (random) => ({
    ...random.until(
      (source) => ({ first: source.integer(3, 12), other: source.integer(3, 12), match: source.integer(2, 18) }),
      ({ first, other, match }) => {
        const common = gcd(first, match)
        const share = other / first
        return (
          first !== match &&
          first !== other &&
          share < 2 &&
          share > 0.5 &&
          first / common <= 9 &&
          match / common <= 9 &&
          isShort(fraction(other * match, first))
        )
      },
    ),
    names: random.pick(orders),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: ({ first, other, match, names, stem }) => {
    const [x, y, z] = names
    const [matching, wanted] = [side(x, y), side(y, z)]
    const answer = toDecimal(fraction(other * match, first))
    const relation = `\\triangle ABC \\sim \\triangle ${names.join('')}`
    const data = `$AB = ${first}$ cm, $BC = ${other}$ cm and $${matching} = ${match}$ cm`
    const stories = [
      `It is given that $${relation}$. If ${data}, find $${wanted}$.`,
      `$${relation}$, with ${data}. What is the length of $${wanted}$?`,
      `Two triangles are similar: $${relation}$. Given ${data}, find the length of $${wanted}$.`,
    ] as const
    return {
      question: stories[stem],
      rule: { kind: 'number', expected: answer, unit: 'cm' },
      hints: [
        'The order of the letters tells which vertices correspond: first with first, and so on.',
        'Write the ratios of corresponding sides and use the two that you need.',
      ],
      steps: [
        `Given: $${relation}$, so $A \\leftrightarrow ${x},\\ B \\leftrightarrow ${y},\\ C \\leftrightarrow ${z}$`,
        `Corresponding sides are proportional: $\\frac{AB}{${matching}} = \\frac{BC}{${wanted}}$`,
        `$\\frac{${first}}{${match}} = \\frac{${other}}{${wanted}}$`,
        `$${wanted} = \\frac{${other} \\times ${match}}{${first}} = ${answer}$`,
        earns(1, `Hence $${wanted} = ${answer}$ cm.`),
      ],
      explanation:
        'Read the correspondence from the order of the letters in the statement, not from how the triangles are drawn.',
    }
  },
  crossCheck: ({ first, other, match }) => {
    for (let hundredths = 1; hundredths <= 6000; hundredths++)
      if (hundredths * first === 100 * other * match) return `${hundredths / 100}`
    return ''
  },
  slips: ({ first, other, match }) =>
    wrongValues(
      fraction(other * match, first),
      [
        [
          fraction(first * match, other),
          'Sides were matched by their place on the page: read the letters in order.',
          2,
        ],
        [fraction(other * first, match), 'The ratio is upside down: see which triangle is the larger one.', 3],
        ...(other + match > first
          ? [
              [
                fraction(other + match - first),
                'Corresponding sides have the same ratio, not the same difference.',
                2,
              ] as const,
            ]
          : []),
      ],
      { gap: 0.1 },
    ),
})

/** E.g. "△ABC ∼ △PQR, AB = 4 cm and PQ = 6 cm. Find the ratio of their perimeters." */
export const perimeterRatio = template({
  id: 'tri-similar-perimeter-ratio',
  topic: 'triangles',
  difficulty: 'easy',
  archetypes: ['tri-similar-side'],
  marks: 1,
  draw: (random) => ({
    ...random.until(
      (source) => ({ p: source.integer(1, 9), q: source.integer(2, 9), times: source.integer(2, 4) }),
      ({ p, q }) => p !== q && gcd(p, q) === 1,
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: ({ p, q, times, stem }) => {
    const [AB, PQ] = [p * times, q * times]
    const stories = [
      `$\\triangle ABC \\sim \\triangle PQR$, $AB = ${AB}$ cm and $PQ = ${PQ}$ cm. Find the ratio of the perimeter of $\\triangle ABC$ to the perimeter of $\\triangle PQR$.`,
      `The corresponding sides $AB = ${AB}$ cm and $PQ = ${PQ}$ cm of two similar triangles $ABC$ and $PQR$ are given. In what ratio are their perimeters, that of $\\triangle ABC$ first?`,
      `If $\\triangle ABC \\sim \\triangle PQR$ with $AB = ${AB}$ cm and $PQ = ${PQ}$ cm, what is the ratio of the perimeter of $\\triangle ABC$ to that of $\\triangle PQR$?`,
    ] as const
    return {
      question: stories[stem],
      rule: { kind: 'ratio', expected: `${p}:${q}` },
      hints: [
        'Each side of one triangle is the same multiple of the corresponding side of the other.',
        'What happens to a sum when each of its three parts is multiplied by the same number?',
      ],
      steps: [
        'Given: $\\triangle ABC \\sim \\triangle PQR$',
        `$\\frac{AB}{PQ} = \\frac{BC}{QR} = \\frac{CA}{RP} = \\frac{${AB}}{${PQ}} = \\frac{${p}}{${q}}$`,
        `Adding the sides: $\\frac{AB + BC + CA}{PQ + QR + RP} = \\frac{${p}}{${q}}$`,
        earns(1, `Hence the perimeters are in the ratio $${p} : ${q}$.`),
      ],
      explanation: 'A perimeter is a length, so it changes in the same ratio as the sides.',
    }
  },
  // Take any triangle with that side and enlarge it.
  crossCheck: ({ p, q, times }) => {
    const sides = [p * times, 3 * p, 4 * p]
    const total = (list: readonly number[]) => list.reduce((sum, length) => sum + length, 0)
    return `${total(sides)}:${total(sides.map((length) => (length * q) / p))}`
  },
  slips: ({ p, q }) =>
    distinctSlips(`${p}:${q}`, [
      { response: `${p * p}:${q * q}`, note: 'Do not square the ratio: a perimeter goes like the side.', step: 3 },
      {
        response: `${q}:${p}`,
        note: 'The ratio is upside down: the perimeter of $\\triangle ABC$ comes first.',
        step: 'last',
      },
    ]),
})

/** E.g. "The perimeters of two similar triangles are 25 cm and 15 cm. One side of the first is 9 cm. Find ..." */
export const sideFromPerimeters = template({
  id: 'tri-side-from-perimeters',
  topic: 'triangles',
  difficulty: 'medium',
  archetypes: ['tri-similar-side'],
  marks: 2,
  draw: (random) => ({
    ...random.until(
      (source) => ({
        p: source.integer(2, 9),
        q: source.integer(2, 9),
        times: source.integer(4, 12),
        known: source.integer(4, 15),
      }),
      ({ p, q, times, known }) =>
        p !== q && gcd(p, q) === 1 && 5 * known < 2 * p * times && isShort(fraction(known * q, p)),
    ),
    stem: random.pick([0, 1, 2] as const),
  }),
  pose: ({ p, q, times, known, stem }) => {
    const answer = toDecimal(fraction(known * q, p))
    const named = stem === 1
    const [given, wanted] = !named ? ['a side of the first triangle', 'corresponding side'] : ['$AB$', '$DE$']
    const unknown = named ? 'DE' : 'x'
    const [one, two] = [p * times, q * times]
    return {
      question: (
        [
          `The perimeters of two similar triangles are ${one} cm and ${two} cm. One side of the first triangle is ${known} cm. Find the corresponding side of the second triangle.`,
          `$\\triangle ABC \\sim \\triangle DEF$, their perimeters are ${one} cm and ${two} cm respectively, and $AB = ${known}$ cm. Find $DE$.`,
          `Salma cuts two similar triangles out of card. The first has a perimeter of ${one} cm and a side of ${known} cm; the perimeter of the second is ${two} cm. How long is the corresponding side of the second triangle?`,
        ] as const
      )[stem],
      rule: { kind: 'number', expected: answer, unit: 'cm' },
      hints: [
        'In similar triangles the perimeters are in the same ratio as corresponding sides.',
        'Reduce the ratio of the perimeters to lowest terms before you use it.',
      ],
      steps: [
        `Given: the perimeters are ${one} cm and ${two} cm; ${given} is ${known} cm.${named ? '' : ' Let the corresponding side be $x$ cm.'}`,
        earns(
          1,
          `Ratio of corresponding sides $=$ ratio of the perimeters: $\\frac{${known}}{${unknown}} = \\frac{${one}}{${two}} = \\frac{${p}}{${q}}$`,
        ),
        earns(0.5, `$${unknown} = \\frac{${known} \\times ${q}}{${p}} = ${answer}$`),
        earns(0.5, `Hence ${named ? '' : 'the '}${wanted} is ${answer} cm.`),
      ],
      explanation: 'Every side has the same ratio to its partner, and so has their sum, the perimeter.',
    }
  },
  crossCheck: ({ p, q, times, known }) => {
    for (let hundredths = 1; hundredths <= 9000; hundredths++)
      if (hundredths * p * times === 100 * known * q * times) return `${hundredths / 100} cm`
    return ''
  },
  slips: ({ p, q, times, known }) =>
    wrongValues(
      fraction(known * q, p),
      [
        [fraction(known * p, q), 'The ratio is upside down: which triangle is the larger one?', 2],
        [fraction(known * q * q, p * p), 'Do not square the ratio: a side goes like the perimeter.', 2],
        ...(known + (q - p) * times > 0
          ? [
              [
                fraction(known + (q - p) * times),
                'Sides have the same ratio as the perimeters, not the same difference.',
                2,
              ] as const,
            ]
          : []),
        [fraction(q * times, 3), 'Do not divide the perimeter by three: the sides need not be equal.', 2],
      ],
      { gap: 0.1 },
    ),
})
