import { placeOf } from '@/lib/letters'
import { evaluate } from 'mathjs/number'
import { checkAnswer, checkProblem } from '@/lib/answers'
import { poseProblem, type Template } from '@/lib/problems/all'
import { templates } from '@/lib/problems/quadratic-equations'
import { expectLastPartToChange } from './case-parts'

const seeds = Array.from({ length: 40 }, (_, index) => `seed-${index}`)

/** TeX or answer text as mathjs reads it. */
const arithmetic = (text: string): string =>
  text
    .replace(/\\frac\{(\d+)\}\{(\d+)\}/g, '($1/$2)')
    .replace(/\\sqrt\{(\d+)\}/g, 'sqrt($1)')
    .replace(/√(\d+)/g, 'sqrt($1)')
    .replace(/(\d|\))(?=sqrt)/g, '$1*')

const named = (id: string): Template => {
  const found = templates.find((template) => template.id === id)
  if (!found) throw new Error(`no template ${id}`)
  return found
}

const rootsOf = (expected: string): readonly number[] =>
  expected
    .split(', ')
    .flatMap((root) => (root.includes('±') ? [root.replace('±', '+'), root.replace('±', '-')] : [root]))
    .map((root) => Number(evaluate(arithmetic(root))))

describe('roots put back into the printed equation', () => {
  it.each(['qe-factorise-monic', 'qe-factorise-non-monic', 'qe-formula-irrational', 'qe-surd-coefficients'])(
    '%s',
    (id) => {
      for (const seed of seeds) {
        const { question, answerValidator } = poseProblem(named(id), seed)
        const left = /\$([^$]*x\^2[^$]*) = 0\$/.exec(question)?.[1] ?? ''
        const roots = rootsOf(answerValidator.expected)
        for (const x of roots) expect(Number(evaluate(arithmetic(left), { x }))).toBeCloseTo(0, 6)
        const c = Number(evaluate(arithmetic(left), { x: 0 }))
        const a = (Number(evaluate(arithmetic(left), { x: 1 })) + Number(evaluate(arithmetic(left), { x: -1 }))) / 2 - c
        const [first, second = first] = roots
        expect((first ?? NaN) * (second ?? NaN) * a).toBeCloseTo(c, 6)
      }
    },
  )

  it('qe-rational-equation', () => {
    for (const seed of seeds) {
      const { question, answerValidator } = poseProblem(named('qe-rational-equation'), seed)
      const match = /\$\$?(?:\\frac\{1\}\{([^}]*)\} - \\frac\{1\}\{([^}]*)\} = (-?)\\frac\{(\d+)\}\{(\d+)\})/.exec(
        question,
      )
      if (!match) continue
      const [, first, second, minus, top, bottom] = match
      for (const x of rootsOf(answerValidator.expected)) {
        const value = Number(evaluate(`1/(${first}) - 1/(${second})`, { x }))
        expect(value).toBeCloseTo(((minus ? -1 : 1) * Number(top)) / Number(bottom), 9)
      }
    }
  })
})

it('the discriminant keeps to a 1-5, b 1-10, c 1-5', () => {
  for (let seed = 0; seed < 200; seed++) {
    const { steps } = poseProblem(named('qe-discriminant-value'), `${seed}`)
    const [a, b, c] = [...(steps[1] ?? '').matchAll(/= (-?\d+)/g)].slice(1).map(([, digits]) => Number(digits))
    expect([a, b, c].every((value) => value !== undefined && value >= 1)).toBe(true)
    expect(Math.max(a ?? 99, c ?? 99)).toBeLessThanOrEqual(5)
    expect(b).toBeLessThanOrEqual(10)
  }
})

it('a third of the draws on nature has each nature', () => {
  const counts = new Map<string, number>()
  for (let seed = 0; seed < 300; seed++) {
    const { answerValidator, options } = poseProblem(named('qe-nature-of-roots'), `${seed}`)
    const words = options?.[placeOf(answerValidator.expected)] ?? ''
    counts.set(words, (counts.get(words) ?? 0) + 1)
  }
  expect([...counts.keys()].sort()).toEqual(['no real roots', 'two distinct real roots', 'two equal real roots'])
  for (const count of counts.values()) expect(count).toBeGreaterThan(70)
})

it('a word problem says why the negative root is rejected', () => {
  for (const id of [
    'qe-word-geometry',
    'qe-word-numbers',
    'qe-word-speed',
    'qe-word-boat',
    'qe-word-work',
    'qe-word-ages',
    'qe-word-age-reciprocals',
    'qe-word-digits',
    'qe-word-squares',
  ]) {
    const { steps } = poseProblem(named(id), 'reason')
    expect(steps.some((step) => step.includes('is rejected, because'))).toBe(true)
  }
})

it('the roots of a sum of two fractions satisfy it', () => {
  for (const seed of seeds) {
    const { question, answerValidator } = poseProblem(named('qe-rational-sum'), seed)
    const [, first, second, top, bottom] =
      /\\frac\{1\}\{([^}]*)\} \+ \\frac\{1\}\{([^}]*)\} = \\frac\{(\d+)\}\{(\d+)\}/.exec(question) ?? []
    const roots = rootsOf(answerValidator.expected)
    expect(roots).toHaveLength(2)
    for (const x of roots)
      expect(Number(evaluate(`1/(${first}) + 1/(${second})`, { x }))).toBeCloseTo(Number(top) / Number(bottom), 9)
  }
})

it.each(['qe-is-it-possible', 'qe-nature-then-roots', 'qe-is-it-quadratic'])(
  '%s has both outcomes, and the placeholder does not tell which',
  (id) => {
    const posed = seeds.map((seed) => poseProblem(named(id), seed))
    expect(new Set(posed.map(({ answerFormat }) => answerFormat)).size).toBe(1)
    const no = posed.filter(({ answerValidator }) => /^no/.test(answerValidator.expected)).length
    expect(no).toBeGreaterThan(6)
    expect(posed.length - no).toBeGreaterThan(6)
  },
)

it('the case study has parts of 1, 1 and 2 marks, each answered by itself', () => {
  const problem = poseProblem(named('qe-case-study-path'), 'parts')
  expect(problem.parts.map(({ label, marks, rule }) => [label, marks, rule.kind])).toEqual([
    ['(i)', 1, 'number'],
    ['(ii)', 1, 'expression'],
    ['(iii)', 2, 'number'],
  ])
  expect(problem.question.split('\n')).toHaveLength(4)
  const keys = problem.parts.map(({ rule }) => rule.expected)
  expect(checkProblem(problem, keys)).toMatchObject({ correct: true, marks: 4 })
  expect(checkProblem(problem, keys.with(1, '2x^2 = 0'))).toMatchObject({ correct: false, marks: 3 })
})

it('the last part of the case study is now the width, now the cost of another plan', () =>
  expectLastPartToChange(seeds.map((seed) => poseProblem(named('qe-case-study-path'), seed))))

it('a discriminant is asked with minus signs and with terms on both sides, too', () => {
  const posed = seeds.map((seed) => poseProblem(named('qe-d-with-signs'), seed))
  for (const { question } of posed) expect(question).toMatch(/-|= \d*x|= [1-9]/)
  expect(posed.filter(({ question }) => !question.includes('= 0')).length).toBeGreaterThan(8)
})

it('one root is known of equations with any first coefficient', () => {
  const posed = seeds.map((seed) => poseProblem(named('qe-coefficient-or-other-root'), seed))
  expect(posed.filter(({ question }) => /\$[2-9]x\^2/.test(question)).length).toBeGreaterThan(15)
})

it('the names of the story are read', () => {
  const { answerValidator: rule } = poseProblem(named('qe-word-cost'), 'names')
  const [count = '', cost = ''] = rule.expected.match(/\d+/g) ?? []
  for (const response of [`x = ${count}, cost of each = ${cost}`, `cost = ₹${cost}, number = ${count}`])
    expect([response, checkAnswer(rule, response).correct]).toEqual([response, true])
})
