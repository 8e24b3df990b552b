import { countedFacts } from './pieces/counted-facts'
import { namedFacts } from './pieces/named-facts'
import { tangentFacts as solution } from '../../solutions/circles/tangent-facts'
import { template } from '../template'

const facts = [...countedFacts, ...namedFacts]

/** E.g. "How many tangents can be drawn to a circle from a point outside it?" */
export const tangentFacts = template({
  id: 'cir-tangent-facts',
  version: 3,
  topic: 'circles',
  archetypes: ['cir-facts-count'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const fact = random.pick(facts)
    return { fact, question: random.pick(fact.questions) }
  },
  given: ({ fact: { about } }) => ({ fact: about }),
  solution,
  ask: ({ fact: { rule, hints, explanation }, question }) => ({
    question,
    rule,
    hints,
    explanation:
      explanation ??
      'A line and a circle have two points, one point or no point in common: the line is a secant, a tangent or neither.',
  }),
  crossCheck: ({ fact: { again } }) => again(),
  slips: ({ fact: { wrong } }) => wrong.map(([response, note]) => ({ response, note, step: 'reason' })),
})
