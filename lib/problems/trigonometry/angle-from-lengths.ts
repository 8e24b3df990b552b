import { angleStories } from './pieces/sun-stories'
import { complement } from './pieces/heights'
import { measured } from './pieces/ratio'
import { standardAngles, type StandardAngle } from '../../solutions/trigonometry/pieces/ratio'
import { angleFromLengths as solution } from '../../solutions/trigonometry/angle-from-lengths'
import { sideFrom } from '../../solutions/trigonometry/pieces/sight'
import { fraction, isInteger, surd, surdTex, toNumber, type Surd } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

const floating = ({ coefficient, radicand }: Surd): number => toNumber(coefficient) * Math.sqrt(radicand)

/** E.g. "A pole 9 m high throws a shadow 3√3 m long on level ground. Find the sun's altitude." */
export const angleFromLengths = template({
  id: 'ht-angle-from-two-lengths',
  version: 2,
  topic: 'trigonometry',
  archetypes: ['ht-find-angle'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const angle: StandardAngle = random.pick(standardAngles)
    return random.until(
      (source) => {
        const story = source.pick(angleStories.filter(({ angles }) => angles.includes(angle)))
        // the first length whole, or a whole number of √3 or √2
        const first = surd(source.integer(...story.lengths), source.pick([1, 1, 2, 3]))
        const [known, wanted] = story.sides
        const unit = sideFrom(known, fraction(1), wanted, angle)
        const second = surd(
          fraction(first.coefficient.n * unit.coefficient.n, first.coefficient.d * unit.coefficient.d),
          first.radicand * unit.radicand,
        )
        return { story, angle, first, second }
      },
      ({ story, first, second }) =>
        isInteger(second.coefficient) &&
        [first, second].some(({ radicand }) => radicand === 1) &&
        floating(first) <= story.lengths[1],
    )
  },
  things: ({ story: { lengths }, first }) => [
    { name: 'the first length in metres', size: floating(first), least: lengths[0], most: lengths[1] },
  ],
  given: ({ story: { sides }, first, second }) => ({ sides, lengths: [first, second] as const }),
  solution,
  manner: ({ story: { set, wanted } }) => ({ set, wanted }),
  ask: ({ story, first, second }) => ({
    question: story.ask(surdTex(first), surdTex(second)),
    rule: { kind: 'number', unit: '°' },
    hints: [
      'Draw the right triangle and mark the two lengths: is one of them the hypotenuse?',
      'Take the ratio that holds these two sides, and look its value up in the table.',
    ],
    explanation: 'Two sides of a right triangle fix its angles: the ratio of the two sides names the angle.',
  }),
  crossCheck: ({ story: { sides }, first, second }) => {
    const [a, b] = [floating(first), floating(second)]
    const angle = sides[0] === 'height' ? Math.atan2(a, b) : sides[1] === 'height' ? Math.asin(b / a) : Math.acos(b / a)
    return measured((angle * 180) / Math.PI)
  },
  slips: ({ angle }) =>
    distinctSlips(`${angle}`, [
      ...(angle === 45
        ? []
        : [
            {
              response: `${complement[angle]}`,
              note: 'That is the other acute angle: which of the two sides is opposite to the angle on the ground?',
              step: 'ratio',
            },
          ]),
      ...standardAngles
        .filter((other) => other !== angle)
        .map((other) => ({
          response: `${other}`,
          note: `Compare with the table: the ratio of the two lengths is another one at ${other}°.`,
          step: 'last',
        })),
    ]),
})
