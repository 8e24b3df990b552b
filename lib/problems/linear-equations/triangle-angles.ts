import { distinctSlips } from '../slips/distinct-slips'
import { chain, earns, line, says, template } from '../template'
import { eliminated, numbered } from '../../solutions/linear-equations/pieces/elimination'
import { anglesOf, pairOf, storyOf, type Relations } from './pieces/triangle-relations'

const key = (a: number, b: number, c: number): string => `A = ${a}, B = ${b}, C = ${c}`

/** E.g. "In a triangle ABC the angle C is 5 times the angle A, and it exceeds the sum of the other two by 20 degrees. ..." */
export const triangleAngles = template({
  id: 'le-triangle-angles',
  version: 2,
  topic: 'linear-equations',
  archetypes: ['le-triangle-angles'],
  difficulty: 'medium',
  marks: 3,
  draw: (random): Relations => {
    const kind = random.pick(['excess', 'chain', 'letters', 'letters'] as const)
    return random.until(
      (source) => ({
        kind,
        k: source.integer(2, kind === 'chain' ? 9 : 6),
        m: source.integer(kind === 'chain' ? 1 : -20, kind === 'chain' ? 5 : 30),
        d: kind === 'letters' ? source.integer(-30, 50) : source.integer(2, 70),
        stem: source.pick([0, 1, 2] as const),
      }),
      (relations) => {
        const angles = anglesOf(relations)
        const { m, d } = relations
        return (
          angles.every((angle) => Number.isInteger(angle) && angle >= 10 && angle <= 150) &&
          new Set(angles).size === 3 &&
          (kind !== 'letters' || (m !== 0 && d !== 0 && !angles.includes(Math.abs(m)) && !angles.includes(Math.abs(d))))
        )
      },
    )
  },
  pose: (relations) => {
    const [a, b, c] = anglesOf(relations)
    const pair = pairOf(relations)
    const { question, meaning, sum, second, third, name } = storyOf(relations)
    return {
      question: `${question} Find the three angles of the triangle, in degrees.`,
      rule: {
        kind: 'pair',
        expected: key(a, b, c),
        unit: '°',
        aliases: { A: ['angle A', '∠A'], B: ['angle B', '∠B'], C: ['angle C', '∠C'] },
      },
      hints: [
        'The angles of a triangle add up to $180^\\circ$: that is one of your equations.',
        relations.kind === 'letters'
          ? 'Write the other statement as an equation in $x$ and $y$ too.'
          : 'Call two of the angles $x$ and $y$, and write the third with their help.',
        'Give all three angles, and check their sum.',
      ],
      steps: [
        line('meaning', meaning),
        earns(0.5, says`Angle sum: $${sum}$, that is, ${numbered(pair[0], 1)}`, 'first equation'),
        earns(0.5, says`The other statement: $${second}$, that is, ${numbered(pair[1], 2)}`, 'second equation'),
        ...eliminated(pair, [0.5, 0.5, 0.5]),
        line('third angle', says`Then ${name} is ${chain(third, `${name === 'angle B' ? b : c}`)} degrees`),
        earns(0.5, `Hence $\\angle A = ${a}^\\circ$, $\\angle B = ${b}^\\circ$ and $\\angle C = ${c}^\\circ$`),
      ],
      explanation: 'Three unknown angles need three facts: the two statements, and the angle sum of every triangle.',
    }
  },
  crossCheck: (relations) => {
    const { kind, k, m, d } = relations
    for (let a = 1; a < 180; a++)
      for (let b = 1; a + b < 180; b++) {
        const c = 180 - a - b
        const fits = {
          excess: c === k * a && c - (a + b) === d,
          chain: c === k * b && c === m * (a + b),
          letters: b === k * a + m && c - b === d,
        }
        if (fits[kind]) return key(a, b, c)
      }
    return null
  },
  slips: (relations) => {
    const [a, b, c] = anglesOf(relations)
    const doubled = anglesOf(relations, 360)
    const swap = 'The right angles, on the wrong letters: put them back into both statements.'
    return distinctSlips(key(a, b, c), [
      { response: key(b, a, c), note: swap, step: 'meaning' },
      { response: key(a, c, b), note: swap, step: 'third angle' },
      ...(doubled.every((angle) => Number.isInteger(angle) && angle > 0)
        ? [
            {
              response: key(...doubled),
              note: 'The angles of a triangle add up to 180°, not 360°.',
              step: 'first equation',
            },
          ]
        : []),
    ])
  },
})
