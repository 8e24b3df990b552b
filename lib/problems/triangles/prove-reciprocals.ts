import { drawOrder } from '../kinds-of-question/lettered'
import { forcedOrder, sequenceOf } from '../kinds-of-question/step-order'
import { template } from '../template'
import { crossedFigure, usual, type CrossedLetters } from './pieces/crossed-figure'
import { stepSlips, markedSteps, orderStems, type MarkedStep } from '../kinds-of-question/proof-in-order'

const letterSets: readonly CrossedLetters[] = [usual, ['D', 'E', 'F', 'L', 'M', 'N'], ['L', 'M', 'N', 'X', 'Y', 'Z']]

function proof([A, B, C, P, Q, R]: CrossedLetters): readonly MarkedStep[] {
  const [AB, CB, AC] = [`${A}${B}`, `${C}${B}`, `${A}${C}`]
  return [
    {
      text: `$${P}${A}$, $${Q}${B}$ and $${R}${C}$ are perpendicular to the same line $${AC}$, so they are parallel to one another.`,
      needs: [],
      gives: 'parallel',
      marks: 0.5,
      beforeNext: 'The triangles are similar because the lines are parallel: that must come first.',
    },
    {
      text: `By this, $${Q}${B} \\parallel ${P}${A}$ and $\\triangle ${C}${B}${Q} \\sim \\triangle ${C}${A}${P}$ (AA). So $\\frac{y}{x} = \\frac{${CB}}{${AC}}$.`,
      needs: ['parallel'],
      gives: 'one',
      marks: 1,
      beforeNext: 'A step that goes "in the same way" can only come after the first ratio.',
    },
    {
      text: `In the same way, $\\triangle ${A}${B}${Q} \\sim \\triangle ${A}${C}${R}$. So $\\frac{y}{z} = \\frac{${AB}}{${AC}}$.`,
      needs: ['one'],
      gives: 'two',
      marks: 1,
      beforeNext: 'The two ratios can be added only when both of them stand there.',
    },
    {
      text: `Adding the two ratios: $\\frac{y}{x} + \\frac{y}{z} = \\frac{${CB} + ${AB}}{${AC}}$`,
      needs: ['one', 'two'],
      gives: 'sum',
      marks: 1,
      beforeNext: 'The sum must be written down before its right-hand side is simplified.',
    },
    {
      text: `Since $${CB} + ${AB} = ${AC}$, the right-hand side is 1, so $\\frac{y}{x} + \\frac{y}{z} = 1$.`,
      needs: ['sum'],
      gives: 'unit',
      marks: 1,
      beforeNext: 'Before the last division the sum must be known to be 1.',
    },
    {
      text: 'Dividing both sides by $y$: $\\frac{1}{x} + \\frac{1}{z} = \\frac{1}{y}$.',
      needs: ['unit'],
      gives: 'proved',
      marks: 0.5,
      beforeNext: 'The conclusion comes last.',
    },
  ]
}

/** E.g. "PA, QB and RC are perpendicular to AC. Prove that 1/x + 1/z = 1/y: put the steps in order." */
export const proveReciprocals = template({
  id: 'tri-prove-reciprocal-sum',
  version: 2,
  topic: 'triangles',
  difficulty: 'hard',
  archetypes: ['tri-prove-ratio'],
  marks: 5,
  draw: (random) => ({ letters: random.pick(letterSets), order: drawOrder(random, 6), stem: random.pick(orderStems) }),
  pose: ({ letters, order, stem }) => {
    const [A, B, C, P, Q, R] = letters
    const steps = proof(letters)
    return {
      question: `In the figure, $${P}${A}$, $${Q}${B}$ and $${R}${C}$ are each perpendicular to $${A}${C}$, and $${A}${R}$ and $${C}${P}$ meet at $${Q}$. If $${P}${A} = x$, $${Q}${B} = y$ and $${R}${C} = z$, prove that $\\frac{1}{x} + \\frac{1}{z} = \\frac{1}{y}$. ${stem}`,
      ...sequenceOf(steps, order),
      hints: [
        'First show why some triangles in the figure are similar.',
        'What does each step use, and which other step finds that?',
        'What is the sum of the two parts of the base line?',
      ],
      steps: markedSteps(steps, order),
      explanation:
        'Each pair of similar triangles gives one ratio with the whole base line below; the two parts on top make up the whole.',
      figure: crossedFigure(letters, [6, 4], ['x', 'y', 'z']),
    }
  },
  crossCheck: ({ letters, order }) => forcedOrder(proof(letters), order),
  slips: ({ letters, order }) => stepSlips(proof(letters), order),
})
