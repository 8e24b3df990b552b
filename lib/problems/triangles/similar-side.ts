import { side } from '../../solutions/triangles/pieces/letters'
import { isShort } from './pieces/short-decimal'
import { similarSide as solution } from '../../solutions/triangles/similar-side'
import { fraction, gcd } from '../../maths'
import { template } from '../template'
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
  given: ({ first, other, match, names }) => ({
    first: ['A', 'B', 'C'] as const,
    second: names,
    pair: { places: [0, 1] as const, inFirst: fraction(first), inSecond: fraction(match) },
    known: { places: [1, 2] as const, length: fraction(other), of: 'first' as const },
    unit: 'cm',
  }),
  solution,
  ask: ({ first, other, match, names, stem }) => {
    const [x, y, z] = names
    const [matching, wanted] = [side(x, y), side(y, z)]
    const relation = `\\triangle ABC \\sim \\triangle ${names.join('')}`
    const data = `$AB = ${first}$ cm, $BC = ${other}$ cm and $${matching} = ${match}$ cm`
    const stories = [
      `It is given that $${relation}$. If ${data}, find $${wanted}$.`,
      `$${relation}$, with ${data}. What is the length of $${wanted}$?`,
      `Two triangles are similar: $${relation}$. Given ${data}, find the length of $${wanted}$.`,
    ] as const
    return {
      question: stories[stem],
      rule: { kind: 'number', unit: 'cm' },
      hints: [
        'The order of the letters tells which vertices correspond: first with first, and so on.',
        'Write the ratios of corresponding sides and use the two that you need.',
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
          'proportion',
        ],
        [fraction(other * first, match), 'The ratio is upside down: see which triangle is the larger one.', 'values'],
        ...(other + match > first
          ? [
              [
                fraction(other + match - first),
                'Corresponding sides have the same ratio, not the same difference.',
                'proportion',
              ] as const,
            ]
          : []),
      ],
      { gap: 0.1 },
    ),
})
