import { fraction } from '../../maths'
import { explainComposite as solution } from '../../solutions/real-numbers/explain-composite'
import { stated } from '../../solutions/real-numbers/pieces/naturals'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'
import { product } from './pieces/in-words'

/** E.g. "To show that 7 × 11 × 13 + 13 is a composite number, write it as 13 × m. Find m." */
export const explainComposite = template({
  id: 'rn-explain-composite',
  topic: 'real-numbers',
  archetypes: ['rn-explain-composite'],
  difficulty: 'medium',
  marks: 2,
  draw: (random) =>
    random.until(
      (source) => {
        const top = source.integer(5, 7)
        const factors = source.chance(0.3)
          ? Array.from({ length: top - 1 }, (_, i) => top - i)
          : source
              .shuffle([2, 3, 5, 7, 11, 13, 17])
              .slice(0, 3)
              .sort((a, b) => a - b)
        return {
          factors,
          common: source.pick(factors.filter((n) => n > 2)),
          stem: source.pick(['show', 'explain', 'why'] as const),
        }
      },
      ({ factors, common }) => product(factors) / common < 1500 && [3, 5, 7, 11, 13, 17].includes(common),
    ),
  given: ({ factors, common }) => ({ factors: stated(factors), common: fraction(common) }),
  solution,
  ask: ({ factors, common, stem }) => {
    const sum = `${factors.join(' \\times ')} + ${common}`
    return {
      question: {
        show: `To show that $${sum}$ is a composite number, Meena writes it as $${common} \\times m$. Find $m$.`,
        explain: `Explain why $${sum}$ is a composite number: find the natural number $m$ for which $${sum} = ${common} \\times m$.`,
        why: `Arun says that $${sum}$ is a composite number, because it is equal to $${common} \\times m$ for a natural number $m$ greater than $1$. What is $m$?`,
      }[stem],
      rule: { kind: 'number' },
      hints: [
        `Both terms of the sum contain the factor $${common}$. Take it out as a common factor.`,
        `What is left of the second term when $${common}$ is taken out of it?`,
      ],
      explanation:
        'A composite number has a factor other than 1 and itself. Taking out the common factor shows such a factor at once, without working out the whole number.',
    }
  },
  crossCheck: ({ factors, common }) => {
    let total = common
    for (let n = 0; n < product(factors); n++) total++
    let m = 0
    while (common * m < total) m++
    return `${m}`
  },
  slips: ({ factors, common }) => {
    const rest = product(factors) / common
    return distinctSlips(`${rest + 1}`, [
      {
        response: `${rest}`,
        note: 'When the common factor is taken out of the second term, 1 is left: do not drop it.',
        step: 'common factor',
      },
      {
        response: `${rest + common}`,
        note: 'The common factor was taken out of the first term only.',
        step: 'common factor',
      },
      {
        response: `${product(factors) + common}`,
        note: 'That is the number itself. m is the other factor.',
        step: 'm',
      },
      { response: `${common}`, note: 'That is the factor which was taken out. m is the other one.', step: 'm' },
    ])
  },
})
