import { ringsFigure, type Rings } from './pieces/rings'
import { placeOf, pointInRing as solution, ringArea } from '../../solutions/probability/point-in-ring'
import { fraction, toText } from '../../maths'
import { template } from '../template'
import { wrongChances } from './pieces/chance'

interface Draw extends Rings {
  readonly stem: 0 | 1 | 2
}

/** E.g. "A dart board has three concentric circles of radii 3 cm, 6 cm and 9 cm. ... Find the probability that the dart lands in the middle ring." */
export const targetRings = template({
  id: 'prob-dart-in-a-ring',
  version: 3,
  topic: 'probability',
  archetypes: ['prob-spinner-geometric'],
  difficulty: 'hard',
  marks: 3,
  beyond: true,
  wrongRoadsShow: true,
  draw: (random): Draw => {
    const unit = random.integer(2, 6)
    const [a, b, c] = random.pick([
      [1, 2, 3],
      [1, 2, 4],
      [1, 3, 4],
      [2, 3, 4],
      [1, 3, 5],
      [2, 3, 5],
      [1, 2, 5],
      [2, 4, 5],
    ] as const)
    return {
      radii: [a * unit, b * unit, c * unit],
      ask: random.pick(['middle ring', 'outer ring', 'inner circle'] as const),
      stem: random.pick([0, 1, 2] as const),
    }
  },
  given: ({ radii, ask }) => ({ radii, unit: 'cm', asked: ask }),
  solution,
  manner: ({ stem }) => ({
    whole: stem === 2 ? 'largest circle' : 'whole board',
    falls: stem === 0 ? 'the dart lands' : 'the point lies',
  }),
  ask: (draw) => {
    const {
      radii: [a, b, c],
      ask,
      stem,
    } = draw
    const where = placeOf(ask)
    const stories = [
      `A dart board is made of three concentric circles of radii $${a}$ cm, $${b}$ cm and $${c}$ cm, as shown in the figure. A dart hits the board at a random point. Find the probability that the dart lands ${where}.`,
      `Three concentric circles of radii $${a}$ cm, $${b}$ cm and $${c}$ cm are drawn on a round board (see the figure). A small coin dropped on the board comes to rest with its centre at a random point of the board. What is the probability that this point lies ${where}?`,
      `Three circles with the same centre and radii $${a}$ cm, $${b}$ cm and $${c}$ cm are drawn on a mat at a school fair, as shown in the figure. The centre of a counter that is tossed into the largest circle comes to rest at a random point of it. Find the probability that this point lies ${where}.`,
    ] as const
    return {
      question: stories[stem],
      rule: { kind: 'fraction' },
      hints: [
        'Every point is equally likely, so compare areas, not radii.',
        ask === 'inner circle'
          ? 'The radius of the innermost circle is the smallest of the three.'
          : 'Area of a ring = area of the larger circle − area of the smaller circle.',
        'Leave $\\pi$ as it is: it cancels in the fraction.',
      ],
      explanation:
        'There are infinitely many outcomes here, so areas take the place of counts. Areas grow with the square of the radius.',
      figure: ringsFigure(draw),
    }
  },
  crossCheck: ({ radii: [a, b, c], ask }) => {
    // Ring by ring of width 1: the ring from r to r + 1 has area (2r + 1)π.
    const ring = (from: number, to: number) => {
      let area = 0
      for (let r = from; r < to; r++) area += 2 * r + 1
      return area
    }
    const good = ask === 'inner circle' ? ring(0, a) : ask === 'middle ring' ? ring(a, b) : ring(b, c)
    return toText(fraction(good, ring(0, c)))
  },
  slips: (draw) => {
    const {
      radii: [a, b, c],
      ask,
    } = draw
    const good = ringArea({ radii: [a, b, c], asked: ask })
    const width = ask === 'inner circle' ? a : ask === 'middle ring' ? b - a : c - b
    const disc = ask === 'inner circle' ? a : ask === 'middle ring' ? b : c
    return wrongChances(fraction(good, c * c), [
      [width, c, 'Compare areas, not lengths: an area has the square of the radius.', 'part'],
      ...(ask === 'inner circle'
        ? []
        : ([
            [
              width * width,
              c * c,
              'A ring is the difference of two circles: subtract the squares, do not square the difference.',
              'part',
            ],
            [disc * disc, c * c, 'Take the inner circle away from the larger one.', 'part'],
          ] as const)),
      [c * c - good, c * c, 'That is the probability of all the rest: which part is favourable?', 'part'],
      [good, c * c - good, 'Divide by the whole area, not by the rest of it.', 'substituted'],
    ])
  },
})
