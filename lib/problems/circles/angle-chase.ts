import { chordAndTangent, chordOfContact } from './pieces/chord-chases'
import { diameterProduced, lineThroughCentre } from './pieces/line-chases'
import { distinctSlips } from '../slips/distinct-slips'
import { fraction } from '../../maths'
import { angleChase as solution } from '../../solutions/circles/angle-chase'
import { template } from '../template'

const chases = [chordAndTangent, lineThroughCentre, diameterProduced, chordOfContact]

/** E.g. "AB is a diameter, angle CAB = 28°, and the tangent at C meets AB produced at D. Find angle CDB." */
export const angleChase = template({
  id: 'cir-angle-chase',
  version: 2,
  topic: 'circles',
  archetypes: ['cir-angle-tangent-chord'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) => {
    const chase = random.pick(chases)
    return {
      chase,
      given: 2 * random.integer(chase.halves[0], chase.halves[1]),
      question: random.pick(chase.questions),
    }
  },
  given: ({ chase, given }) => ({ figure: chase.about, angle: fraction(given) }),
  solution,
  ask: ({ chase, given, question }) => ({
    question: question(given),
    rule: { kind: 'number', unit: '°' },
    figure: chase.figure(given),
    hints: chase.hints,
    explanation: chase.explanation,
  }),
  crossCheck: ({ chase, given }) => {
    const [at, one, other] = chase.drawn(given)
    const turn = Math.atan2(one[1] - at[1], one[0] - at[0]) - Math.atan2(other[1] - at[1], other[0] - at[0])
    return String(Math.round(Math.abs(Math.acos(Math.cos(turn)) * 180) / Math.PI))
  },
  slips: ({ chase, given }) =>
    distinctSlips(
      `${chase.value(given)}`,
      chase
        .wrong(given)
        .filter(([value]) => value > 0)
        .map(([value, note, step]) => ({ response: `${value}`, note, step })),
    ),
})
