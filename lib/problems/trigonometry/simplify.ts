import { withAngle } from './pieces/identity'
import { simplifyForms } from './pieces/simplify-forms'
import { arranged, choiceSlips, letterAt, offeredOf } from '../kinds-of-question/lettered'
import type { Outcome } from '../../solutions/trigonometry/pieces/simplify-forms'
import { outcomeTex, simplifyToRatio as solution } from '../../solutions/trigonometry/simplify'
import { template } from '../template'

const outcomes: readonly Outcome[] = ['sin', 'cos', 'tan', 'one']

const valueOf: Readonly<Record<Outcome, (t: number) => number>> = {
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  one: () => 1,
}

/** The right one first. */
const listed = (key: Outcome): readonly Outcome[] => [key, ...outcomes.filter((outcome) => outcome !== key)]

const stems: readonly ((expression: string, angle: string) => string)[] = [
  (expression, angle) => `For an acute angle ${angle}, the expression ${expression} is equal to`,
  (expression, angle) => `Simplify ${expression}, where ${angle} is an acute angle. It is equal to`,
  (expression, angle) => `${angle} is an acute angle. Which of the following is ${expression} equal to?`,
]

const notes: Readonly<Record<Outcome, string>> = {
  sin: 'Write everything with sin and cos once more: what is left above the line, and what below it?',
  cos: 'Write everything with sin and cos once more: which factor cancels, and which is left?',
  tan: 'Write everything with sin and cos once more: is anything left below the line?',
  one: 'Write everything with sin and cos once more: do all the factors cancel?',
}

/** E.g. "Simplify (cosec A - cot A)(1 + cos A)." */
export const simplifyToOneRatio = template({
  id: 'trig-simplify-to-one-ratio',
  version: 2,
  topic: 'trigonometry',
  archetypes: ['trig-simplify'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const outcome = random.pick(outcomes)
    return {
      form: random.pick(simplifyForms.filter((form) => form.outcome === outcome)),
      angle: random.pick(['A', '\\theta', 'x']),
      order: random.shuffle([0, 1, 2, 3]),
      stem: random.pick(stems),
    }
  },
  given: ({ form, angle, order }) => ({ form: form.tex, angle, options: arranged(listed(form.outcome), order) }),
  solution,
  ask: ({ form, angle, order, stem }) => {
    const expression = withAngle(form.tex, angle)
    return {
      question: stem(`$${expression}$`, `$${angle}$`),
      ...offeredOf(
        listed(form.outcome).map((outcome) => `$${outcomeTex(outcome, angle)}$`),
        order,
      ),
      hints: [
        'Look for a bracket or a root that one of the three identities makes shorter.',
        'Write what is left with sin and cos, and cancel common factors only.',
      ],
      explanation:
        'With everything in sin and cos, what is common above and below cancels, and one ratio or a number is left.',
    }
  },
  crossCheck: ({ form, order }) => {
    const fits = listed(form.outcome).findIndex((outcome) =>
      [0.4, 0.9, 1.2].every((t) => Math.abs(valueOf[outcome](t) - form.at(t)) < 1e-9),
    )
    return letterAt(order.indexOf(fits))
  },
  slips: ({ form, order }) =>
    choiceSlips(
      listed(form.outcome)
        .slice(1)
        .map((outcome) => [notes[outcome], 'rewritten']),
      order,
    ),
})
