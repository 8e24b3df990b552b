import type { RatioStatement } from './pieces/ratio-family'
import { ratioFamilies } from './pieces/ratio-statements'
import { earns, template } from '../template'

const word = (holds: boolean) => (holds ? 'true' : 'false')

/** E.g. "State whether it is true or false: sin(A + B) = sin A + sin B for A = 60° and B = 30°." */
export const trueOrFalse = template({
  id: 'trig-true-or-false',
  version: 2,
  topic: 'trigonometry',
  archetypes: ['trig-true-false'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const holds = random.chance(0.5)
    const statement: RatioStatement = { holds, ...random.pick(ratioFamilies)(random, holds) }
    return {
      statement,
      stem: random.pick([
        'State whether the following is true or false.',
        'True or false? Justify your answer on paper.',
        'Is the following statement true or false?',
      ]),
    }
  },
  pose: ({ statement: { text, holds, reason, hint }, stem }) => ({
    question: `${stem}\n${text}`,
    rule: { kind: 'text', expected: word(holds), synonyms: [word(holds).charAt(0)] },
    hints: [hint, 'One example against it is enough to reject a statement about all angles.'],
    steps: [earns(0.5, `Reason: ${reason}.`, 'reason'), earns(0.5, `Hence the statement is ${word(holds)}.`)],
    explanation:
      'A statement about all angles needs a proof, a definition or a known identity; a single counter-example shows that it is wrong.',
  }),
  crossCheck: ({ statement: { test } }) => word(test()),
  slips: ({ statement: { holds } }) => [
    {
      response: word(!holds),
      note: holds
        ? 'Recall the definitions and the identities behind the statement.'
        : 'Look for one angle, or one definition, that speaks against the statement.',
      step: 'reason',
    },
  ],
})
