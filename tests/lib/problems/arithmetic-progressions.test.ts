import { checkAnswer, checkProblem } from '@/lib/answers'
import { placeOf } from '@/lib/letters'
import { poseProblem, type Template } from '@/lib/problems/all'
import { templates } from '@/lib/problems/arithmetic-progressions'
import { expectLastPartToChange } from './case-parts'

const seeds = Array.from({ length: 40 }, (_, index) => `seed-${index}`)

const named = (id: string): Template => {
  const found = templates.find((template) => template.id === id)
  if (!found) throw new Error(`no template ${id}`)
  return found
}

it('the nth term keeps to a first term 1-10, difference 2-5, index 5-20', () => {
  for (let seed = 0; seed < 200; seed++) {
    const { steps, answer } = poseProblem(named('ap-nth-term'), `${seed}`)
    const [a = 0, d = 0, n = 0] = [...(steps[0] ?? '').matchAll(/= (-?\d+)/g)].map(([, digits]) => Number(digits))
    expect(a >= 1 && a <= 10 && d >= 2 && d <= 5 && n >= 5 && n <= 20).toBe(true)
    expect(answer).toBe(a + d * n - d)
  }
})

/** The numbers printed at the head of a list such as "$6, 11, 16, \ldots$". */
const printed = (question: string): readonly number[] =>
  (/\$((?:-?\d+, )+)\\ldots/.exec(question)?.[1] ?? '').split(', ').filter(Boolean).map(Number)

describe('terms written out one by one', () => {
  it('how many terms make the sum', () => {
    for (const seed of seeds) {
      const { question, answer } = poseProblem(named('ap-how-many-terms'), seed)
      const [a = 0, b = 0] = printed(question)
      const total = Number(/(?:sum is|is) \$(\d+)\$/.exec(question)?.[1])
      let [sum, count] = [0, 0]
      while (sum < total) sum += a + (b - a) * count++
      expect([sum, count]).toEqual([total, answer])
    }
  })

  it('both numbers of terms that make the sum', () => {
    for (const seed of seeds) {
      const { question, answerValidator } = poseProblem(named('ap-how-many-terms-two-answers'), seed)
      const [a = 0, b = 0] = printed(question)
      const total = Number(/(?:sum is|is) \$(\d+)\$/.exec(question)?.[1])
      const found: number[] = []
      for (let count = 1, sum = 0; count <= 80; count++)
        if ((sum += a + (b - a) * (count - 1)) === total) found.push(count)
      expect(found).toHaveLength(2)
      expect(checkAnswer(answerValidator, found.join(' and ')).correct).toBe(true)
    }
  })

  it('the first negative term', () => {
    for (const seed of seeds) {
      const { question, answer } = poseProblem(named('ap-first-negative-term'), seed)
      const [a = 0, b = 0] = printed(question)
      let [n, term] = [1, a]
      while (term >= 0) [n, term] = [n + 1, term + b - a]
      expect(answer).toBe(n)
    }
  })
})

it('membership is asked both ways', () => {
  const kinds = seeds.map((seed) => poseProblem(named('ap-is-it-a-term'), seed).answerValidator.kind)
  expect(kinds.filter((kind) => kind === 'text').length).toBeGreaterThan(8)
  expect(kinds.filter((kind) => kind === 'number').length).toBeGreaterThan(8)
})

it('the case study has parts of 1, 1 and 2 marks, and takes their answers in one text or one by one', () => {
  const problem = poseProblem(named('ap-case-study'), 'parts')
  expect(problem.parts.map(({ label, marks }) => [label, marks])).toEqual([
    ['(i)', 1],
    ['(ii)', 1],
    ['(iii)', 2],
  ])
  const keys = problem.parts.map(({ rule }) => rule.expected)
  expect(checkProblem(problem, keys)).toMatchObject({ correct: true, marks: 4 })
  expect(checkProblem(problem, keys.join(', '))).toMatchObject({ correct: true, marks: 4 })
  expect(checkProblem(problem, keys.with(2, '1'))).toMatchObject({ correct: false, marks: 2 })
})

it('the last part of the case study is now the sum, now the place of a term', () =>
  expectLastPartToChange(seeds.map((seed) => poseProblem(named('ap-case-study'), seed))))

it('the AP among four lists may hold fractions, decimals, roots or letters', () => {
  const keys = Array.from({ length: 100 }, (_, seed) => poseProblem(named('ap-which-list-is-an-ap'), `${seed}`)).map(
    ({ options, answer }) => options?.[placeOf(String(answer))] ?? '',
  )
  for (const look of [/frac/, /\d\.\d/, /sqrt/, /[apxm] /, /^\$-?\d+, -?\d+,/])
    expect([look, keys.filter((key) => look.test(key)).length > 5]).toEqual([look, true])
})

it('half of the lists are no AP, and the placeholder does not tell which', () => {
  const posed = seeds.map((seed) => poseProblem(named('ap-is-it-ap-next'), seed))
  const no = posed.filter(({ answerValidator }) => answerValidator.expected === 'no').length
  expect(no).toBeGreaterThan(10)
  expect(no).toBeLessThan(30)
  expect(new Set(posed.map(({ answerFormat }) => answerFormat))).toEqual(new Set(['string']))
})

it('sums of money above 9,999 have Indian commas; the key is plain and takes the rupee sign', () => {
  for (const seed of seeds) {
    const { question, steps, answerValidator: rule } = poseProblem(named('ap-word-term-or-sum'), seed)
    for (const text of [question, ...steps]) expect(text).not.toMatch(/\d{5}/)
    if (question.includes('₹')) expect(checkAnswer(rule, `₹${rule.expected}`).correct).toBe(true)
  }
})

it('both possible sums belong to an AP that meets the two conditions', () => {
  for (const seed of seeds) {
    const { steps, answerValidator } = poseProblem(named('ap-sum-and-product-of-terms'), seed)
    const sums = steps.flatMap((step) => /^Then \$.*= (-?[\d{},]+)\$$/.exec(step)?.[1] ?? [])
    expect(sums.join(', ')).toBe(answerValidator.expected)
  }
})
