import { equationTex, markedProof, proofAngles, proofExplanation, proofMarks } from './pieces/identity-proof'
import { advancedIdentities } from './pieces/advanced-identities'
import { basicIdentities } from './pieces/basic-identities'
import { agrees, withAngle } from './pieces/identity'
import { lineOfProof } from '../kinds-of-question/step-order'
import { template } from '../template'

const proveStems = ['Prove the identity', 'Prove that', 'Show that'] as const

/** E.g. "Prove that tan A/(1 - cot A) + cot A/(1 - tan A) = 1 + sec A cosec A ... type: proved." */
export const proveIdentity = template({
  id: 'trig-prove-identity',
  topic: 'trigonometry',
  archetypes: ['trig-prove-advanced', 'trig-prove-basic'],
  difficulty: 'hard',
  marks: proofMarks,
  weight: 0.25,
  draw: (random) => ({
    identity: random.pick(random.chance(0.7) ? advancedIdentities : basicIdentities),
    angle: random.pick(proofAngles),
    stem: random.pick(proveStems),
  }),
  pose: ({ identity, angle, stem }) => ({
    question: `${stem} ${equationTex(identity, angle)} where the angles involved are acute angles for which the expressions are defined. Do the proof on paper. When you have reached LHS = RHS, type: proved`,
    rule: { kind: 'keywords', expected: 'proved' },
    answer: 'proved',
    hints: [
      'Start from the left-hand side (LHS) and keep the right-hand side (RHS) in view as the goal.',
      withAngle(identity.hint, angle),
    ],
    steps: [...markedProof(identity, angle), 'Hence LHS = RHS: the identity is proved.'],
    explanation: proofExplanation,
  }),
  crossCheck: ({ identity }) => (agrees(identity) ? 'proved' : 'the two sides differ'),
  slips: () => [
    {
      response: 'LHS',
      note: 'Finish the proof on paper; when LHS = RHS is reached, type the word asked for.',
      step: 'last',
    },
    {
      response: 'I could not do it',
      note: 'Look at the first line of the solution and try again from there.',
      step: lineOfProof(0),
    },
  ],
})
