import { isShort } from './pieces/short-decimal'
import { sideFromPerimeters as fromPerimeters } from '../../solutions/triangles/side-from-perimeters'
import { fraction, gcd } from '../../maths'
import { template } from '../template'
import { wrongValues } from '../slips/wrong-values'

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
  given: ({ p, q, times, known, stem }) => ({
    perimeters: [fraction(p * times), fraction(q * times)] as const,
    side: fraction(known),
    names: stem === 1 ? (['AB', 'DE'] as const) : null,
    unit: 'cm',
  }),
  solution: fromPerimeters,
  ask: ({ p, q, times, known, stem }) => {
    const [one, two] = [p * times, q * times]
    return {
      question: (
        [
          `The perimeters of two similar triangles are ${one} cm and ${two} cm. One side of the first triangle is ${known} cm. Find the corresponding side of the second triangle.`,
          `$\\triangle ABC \\sim \\triangle DEF$, their perimeters are ${one} cm and ${two} cm respectively, and $AB = ${known}$ cm. Find $DE$.`,
          `Salma cuts two similar triangles out of card. The first has a perimeter of ${one} cm and a side of ${known} cm; the perimeter of the second is ${two} cm. How long is the corresponding side of the second triangle?`,
        ] as const
      )[stem],
      rule: { kind: 'number', unit: 'cm' },
      hints: [
        'In similar triangles the perimeters are in the same ratio as corresponding sides.',
        'Reduce the ratio of the perimeters to lowest terms before you use it.',
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
        [fraction(known * p, q), 'The ratio is upside down: which triangle is the larger one?', 'ratio'],
        [fraction(known * q * q, p * p), 'Do not square the ratio: a side goes like the perimeter.', 'ratio'],
        ...(known + (q - p) * times > 0
          ? [
              [
                fraction(known + (q - p) * times),
                'Sides have the same ratio as the perimeters, not the same difference.',
                'ratio',
              ] as const,
            ]
          : []),
        [fraction(q * times, 3), 'Do not divide the perimeter by three: the sides need not be equal.', 'ratio'],
      ],
      { gap: 0.1 },
    ),
})
