import { examPart } from '@/lib/papers/exam-part'
import { shownAnswer } from '@/lib/papers/slip-options'
import { paperWording, writtenWording } from '@/lib/papers/paper-wording'
import { templates } from '@/lib/problems/all'
import { poseProblem } from '@/lib/problems'

const problemOf = (id: string) => {
  const template = templates.find((one) => one.id === id)
  if (!template) throw new Error(`there is no template ${id}`)
  return poseProblem(template, 'k3f9')
}

test.each([
  ['stat-mean-and-mode', 'Give your answer as mean = …, mode = ….'],
  ['qe-letter-solve', 'Give the greater root first, then the smaller one.'],
])('how the answer of %s is typed is said on the screen, not on paper', (id, typing) => {
  const problem = problemOf(id)
  const wording = paperWording(problem, problem.question)
  expect(wording?.typing).toBe(typing)
  expect(wording?.ask).not.toMatch(/Give (?:your answer|the greater)/)
})

test('on a sheet with its lines the letters of a proof are written, not typed', () => {
  const { question } = problemOf('cir-order-the-angle-proof')
  expect(question).toMatch(/Type their letters/)
  expect(writtenWording(question)).toBe(question.replace('Type their letters', 'Write their letters'))
})

test('one of a thing is no plural', () => {
  const rule = { kind: 'number', expected: '1', unit: 'units' } as const
  expect([shownAnswer(rule, '1'), shownAnswer(rule, '3')]).toEqual(['$1$ unit', '$3$ units'])
})

test.each([
  ['cir-order-the-tangent-angle-proof', /Prove that [^]*\.$/],
  ['cir-prove-tangent-perpendicular', /with centre \$O\$\. Prove that \$O\w \\perp \w+\$\.$/],
  ['trig-order-the-proof', /^Prove that \$\$/],
])('a proof of the bank, %s, is asked for as a paper asks: prove that', (id, asked) => {
  const problem = problemOf(id)
  const ask = paperWording(problem, problem.question)?.ask ?? ''
  expect(ask).toMatch(asked)
  expect(ask).not.toMatch(/to prove:|lines|order|card/i)
})

test.each(['cir-order-the-angle-proof', 'trig-order-the-proof', 'rn-root-irrational-in-order'])(
  'the scheme of the proof %s says nothing of letters and their order',
  (id) => {
    const problem = problemOf(id)
    const [part] = problem.parts
    if (!part) throw new Error('no part')
    const { scheme, marks } = examPart(problem, part)
    expect(scheme.filter(({ text }) => /^\([A-H]\)|\border\b/.test(text))).toEqual([])
    expect(scheme.reduce((sum, line) => sum + line.marks, 0)).toBe(marks)
  },
)
