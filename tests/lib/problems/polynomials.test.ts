import { placeOf } from '@/lib/letters'
import { evaluate } from 'mathjs/number'
import { templates } from '@/lib/problems/polynomials'
import { poseProblem, type Template } from '@/lib/problems/all'
import { expectLastPartToChange } from './case-parts'

const seeds = Array.from({ length: 40 }, (_, index) => `seed-${index}`)

const named = (id: string): Template => {
  const found = templates.find((template) => template.id === id)
  if (!found) throw new Error(`no template is called ${id}`)
  return found
}

const problemsOf = (id: string) => seeds.map((seed) => poseProblem(named(id), seed))

/** The quadratic of a question, as another program reads it. */
function readPolynomial(question: string): (value: number, k?: number) => number {
  const formulas = [...question.matchAll(/\$([^$]*\^2[^$]*)\$/g)].map((match) => match[1] ?? '')
  const polynomial = (formulas[0] ?? '').replace(/^.*=/, '')
  const letter = /(?<!\\sqrt\{\d|\\[a-z]*)([a-z])\^/.exec(polynomial)?.[1] ?? 'x'
  const plain = polynomial
    .replaceAll(/\\sqrt\{(\d+)\}/g, 'sqrt($1) ')
    .replaceAll(/\\frac\{(\d+)\}\{(\d+)\}/g, '($1/$2)')
    .replaceAll(new RegExp(`k${letter}`, 'g'), `k ${letter}`)
  return (value, k = 0) => Number(evaluate(plain, { [letter]: value, k }))
}

const asNumber = (text: string): number =>
  Number(evaluate(text.replaceAll(/(\d*)√(\d+)/g, (_, n: string, root: string) => `(${n || 1} sqrt(${root}))`)))

test.each(['poly-zeroes-of-monic', 'poly-zeroes-with-check', 'poly-surd-zeroes', 'poly-square-less-number'])(
  '%s: each zero of the key makes the polynomial of the question zero',
  (id) => {
    for (const { question, answer } of problemsOf(id)) {
      const zeroes = `${answer}`.split(', ').map(asNumber)
      expect(zeroes).toHaveLength(2)
      for (const zero of zeroes) expect(readPolynomial(question)(zero)).toBeCloseTo(0, 8)
    }
  },
)

test('the value of a polynomial is what another program works out; coefficients 1 to 10, the number 1 to 5', () => {
  for (const { question, answer } of problemsOf('poly-value-at-point')) {
    const at = Number(/p\((\d)\)|x = (\d)/.exec(question)?.slice(1).find(Boolean))
    const polynomial = readPolynomial(question)
    expect([1, 2, 3, 4, 5]).toContain(at)
    expect(polynomial(at)).toBe(answer)
    const coefficients = [...question.matchAll(/(\d+)x/g)].map((match) => Number(match[1]))
    for (const coefficient of coefficients) expect(coefficient >= 1 && coefficient <= 10).toBe(true)
  }
})

test('with the k of the key the given number is a zero', () => {
  for (const { question, answer } of problemsOf('poly-unknown-from-zero')) {
    const zero = Number(/If \$(-?\d+)\$|is \$(-?\d+)\$\./.exec(question)?.slice(1).find(Boolean))
    expect(readPolynomial(question)(zero, Number(answer))).toBe(0)
  }
})

test('the zeroes counted from a graph are where the drawn curve meets the x-axis', () => {
  for (const { figure, answer } of problemsOf('poly-zeroes-from-graph')) {
    if (figure?.kind !== 'plane') throw new Error('a graph is expected')
    const coefficients = figure.curves?.[0]?.polynomial ?? []
    const height = (x: number) => coefficients.reduce((value, c) => value * x + c, 0)
    const meets = [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5].filter((x) => Math.abs(height(x)) < 1e-9)
    expect(meets).toHaveLength(Number(answer))
    for (const x of meets) expect(figure.description).toContain(`x = ${x}`)
  }
})

test('both values of k of a condition are given, and they differ in their sign only', () => {
  for (const { answer } of problemsOf('poly-two-values-of-k')) {
    const [first = NaN, second = NaN] = `${answer}`.split(', ').map(Number)
    expect(first).toBeGreaterThan(0)
    expect(second).toBe(-first)
  }
})

test('whether a number is a zero: both outcomes occur, and the option chosen says the true value', () => {
  const chosen = problemsOf('poly-is-it-a-zero').map(({ question, options = [], answer }) => {
    const option = options[placeOf(`${answer}`)] ?? ''
    const [, x = NaN, value = NaN] = (/p\((-?\d+)\) = (-?\d+)/.exec(option) ?? []).map(Number)
    expect(readPolynomial(question)(x)).toBe(value)
    return option.slice(0, 2)
  })
  expect(new Set(chosen)).toEqual(new Set(['Ye', 'No']))
})

test('each of the four codes is the answer to some assertion and reason', () => {
  const answers = problemsOf('poly-assertion-reason').map(({ answer }) => answer)
  expect(new Set(answers)).toEqual(new Set(['A', 'B', 'C', 'D']))
})

test.each(['poly-parabola-case', 'poly-highway-case', 'poly-height-time-case', 'poly-price-case'])(
  '%s: three parts of 1, 1 and 2 marks, the last of which is now one question, now another',
  (id) => expectLastPartToChange(problemsOf(id)),
)

test('no assertion or reason argues with the discriminant, which the chapter does not have', () => {
  for (const { question, steps } of problemsOf('poly-assertion-reason'))
    expect([question, ...steps].join(' ')).not.toMatch(/4ac|discriminant/)
})

it('who takes zeroes of different signs for two of one sign is shown the product', () => {
  let found = 0
  for (const { options = [], answerValidator } of problemsOf('poly-signs-of-zeroes')) {
    if (!options[placeOf(answerValidator.expected)]?.startsWith('One zero is positive')) continue
    for (const { response, note, step } of answerValidator.slips ?? []) {
      const option = options[placeOf(response)] ?? ''
      if (!option.startsWith('Both')) continue
      found++
      expect(note).toContain('have a positive product')
      expect(step).toBe(1)
    }
  }
  expect(found).toBeGreaterThan(0)
})
