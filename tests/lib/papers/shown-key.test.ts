import { shownKey } from '@/lib/papers/shown-key'
import { poseProblem, templates } from '@/lib/problems/all'

const keyOf = (id: string): readonly [shown: string, answer: string | number] => {
  const template = templates.find((one) => one.id === id)
  if (!template) throw new Error(`there is no template ${id}`)
  const problem = poseProblem(template, 'k3f9')
  return [shownKey(problem), problem.answer]
}

test('a printed key has its unit, and its roots as a formula', () => {
  expect(keyOf('cir-chord-of-concentric-circles')[0]).toMatch(/^\$\d+\$ cm$/)
  expect(keyOf('trig-ratio-with-a-root')[0]).toMatch(/^\$.*\\sqrt.*\$$/)
})

test.each(['qe-nature-of-roots', 'tri-case-study-shadows', 'rn-root-irrational-in-order'])(
  'the key of %s, which is no single value, is as the problem says it',
  (id) => {
    const [shown, answer] = keyOf(id)
    expect(shown).toBe(String(answer))
  },
)
