import { identityForms } from './pieces/identity-forms'
import { measured } from './pieces/ratio'
import { identityValue as solution } from '../../solutions/trigonometry/identity-value'
import { fraction } from '../../maths'
import { distinctSlips } from '../slips/distinct-slips'
import { template } from '../template'

/** E.g. "Find the value of 9 sec² A - 9 tan² A." */
export const identityValue = template({
  id: 'trig-value-by-identity',
  topic: 'trigonometry',
  archetypes: ['trig-identity-value'],
  difficulty: 'easy',
  marks: 1,
  draw: (random) => {
    const k = random.integer(2, 12)
    return {
      form: random.pick(identityForms),
      k,
      m: random.pick([2, 3, 4, 5, 6, 7].filter((m) => m !== k && k + m !== k * m)),
      angle: random.pick(['A', '\\theta', '37^\\circ', '22^\\circ']),
      stem: random.pick(['Find the value of', 'Evaluate', 'Without using tables, find the value of']),
    }
  },
  given: ({ form, k, m, angle }) => form.given(fraction(k), fraction(m), angle),
  solution,
  ask: ({ form, k, m, angle, stem }) => ({
    question: `${stem} $${form.question(k, m, angle)}$.`,
    rule: { kind: 'number' },
    hints: form.hints,
    explanation:
      'An identity is true for every angle for which both sides are defined, so the value does not depend on the angle.',
  }),
  crossCheck: ({ form, k, m }) => measured(form.at(k, m, 0.7)),
  slips: ({ form, k, m }) => distinctSlips(`${form.value(k, m)}`, form.slips(k, m)),
})
