import { cosOf, sinOf } from './pieces/heights'
import { figureOf, lengthOf, nameOf, shapes, sideNames, wantedOf, type SideDraw } from './pieces/one-side-triangle'
import { measured } from './pieces/ratio'
import { sidesFromAngle as solution } from '../../solutions/trigonometry/sides-from-angle'
import { fraction, multiply, surd, surdTex, surdText, toNumber, type Surd } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

interface Draw extends SideDraw {
  readonly stem: number
}

const stems: readonly ((corners: SideDraw['corners'], facts: string, asked: string) => string)[] = [
  (corners, facts, asked) =>
    `In $\\triangle ${corners.join('')}$ the angle $${corners[1]}$ is $90^\\circ$, ${facts}. Find ${asked}.`,
  (corners, facts, asked) =>
    `$\\triangle ${corners.join('')}$ is right-angled at $${corners[1]}$, with ${facts}. Find the lengths of ${asked}.`,
  (corners, facts, asked) =>
    `In the right triangle $${corners.join('')}$, $\\angle ${corners[1]} = 90^\\circ$, ${facts}. What are ${asked}?`,
]

/** E.g. "In triangle PQR the angle Q is 90°, PQ = 6 cm and angle R = 30°. Find PR and QR." */
export const sidesFromAngle = template({
  id: 'trig-other-two-sides',
  version: 2,
  topic: 'trigonometry',
  archetypes: ['trig-sides-from-angle'],
  difficulty: 'easy',
  marks: 2,
  draw: (random): Draw =>
    random.until(
      (source): Draw => ({
        angle: source.pick([30, 45, 60] as const),
        at: source.pick(['first', 'last'] as const),
        known: source.pick(sideNames),
        scale: surd(source.integer(2, 12), source.pick([1, 1, 2, 3])),
        corners: source.pick([
          ['P', 'Q', 'R'],
          ['A', 'B', 'C'],
          ['X', 'Y', 'Z'],
        ] as const),
        stem: source.integer(0, stems.length - 1),
      }),
      // the given side is a whole number, or a multiple of √3 or √2 where the other two then are simpler
      ({ angle, scale, known }) =>
        (scale.radicand === 1 || (angle === 45 ? scale.radicand === 2 : scale.radicand === 3)) &&
        (scale.radicand === 1 || lengthOf({ angle, scale }, known).radicand === 1),
    ),
  given: (draw) => ({
    corners: draw.corners,
    at: draw.at,
    angle: draw.angle,
    known: draw.known,
    length: lengthOf(draw, draw.known),
    unit: 'cm',
    wanted: wantedOf(draw),
  }),
  solution,
  ask: (draw) => {
    const { angle, at, known, corners, stem } = draw
    const [p, q, r] = corners
    const vertex = at === 'first' ? p : r
    const wanted = wantedOf(draw)
    return {
      question: `${
        (stems[stem] ?? stems[0])?.(
          corners,
          `$${nameOf(draw, known)} = ${surdTex(lengthOf(draw, known))}$ cm and $\\angle ${vertex} = ${angle}^\\circ$`,
          wanted.map((side) => `$${nameOf(draw, side)}$`).join(' and '),
        ) ?? ''
      }${wanted.some((side) => lengthOf(draw, side).radicand > 1) ? ' Leave roots in your answer.' : ''}`,
      rule: { kind: 'pair', unit: 'cm' },
      figure: figureOf(draw),
      hints: [
        `Name the three sides as they are seen from the angle $${vertex}$.`,
        'For each side that is asked, take the ratio that holds it and the given side.',
      ],
      explanation: `In the right triangle $${p}${q}${r}$ one side and one acute angle fix the other two sides.`,
    }
  },
  crossCheck: (draw) => {
    const { angle, known } = draw
    const unit = { opposite: sinOf(angle), adjacent: cosOf(angle), hypotenuse: 1 }
    const given = lengthOf(draw, known)
    const size = (toNumber(given.coefficient) * Math.sqrt(given.radicand)) / unit[known]
    return wantedOf(draw)
      .map((side) => `${nameOf(draw, side)} = ${measured(size * unit[side])}`)
      .join(', ')
  },
  slips: (draw) => {
    const { angle, known } = draw
    const [one = 'opposite', two = 'adjacent'] = wantedOf(draw)
    const pair = (first: Surd, second: Surd) =>
      `${nameOf(draw, one)} = ${surdText(first)}, ${nameOf(draw, two)} = ${surdText(second)}`
    const [first, second] = [lengthOf(draw, one), lengthOf(draw, two)]
    const turned: Draw = { ...draw, angle: angle === 30 ? 60 : angle === 60 ? 30 : 45 }
    const given = lengthOf(draw, known)
    const own = shapes[turned.angle][known]
    // the triangle about the other angle, with the given side as long as it is
    const scale = surd(
      multiply(given.coefficient, fraction(1, Number(own.coefficient.n) * own.radicand)),
      given.radicand * own.radicand,
    )
    return distinctSlips(pair(first, second), [
      ...(surdText(first) === surdText(second)
        ? []
        : [{ response: pair(second, first), note: 'The two lengths are exchanged: which side is which?', step: one }]),
      ...(angle === 45
        ? []
        : [
            {
              response: pair(
                lengthOf({ angle: turned.angle, scale }, one),
                lengthOf({ angle: turned.angle, scale }, two),
              ),
              note: 'The sides opposite and adjacent to the angle are exchanged, or 30° and 60° in the table.',
              step: one,
            },
          ]),
      {
        response: pair(first, given),
        note:
          angle === 45
            ? 'The hypotenuse would be as long as another side: check the second ratio.'
            : 'Two of the sides would be equal: check the second ratio.',
        step: two,
      },
    ])
  },
})
