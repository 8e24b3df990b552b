import { evaluate } from 'mathjs/number'
import { checkAnswer } from '@/lib/answers'
import { templates } from '@/lib/problems/linear-equations'
import { notAnswerable } from '@/lib/problems/problem'
import { poseProblem, type Template } from '@/lib/problems/all'

const seeds = Array.from({ length: 40 }, (_, index) => `seed-${index}`)

const named = (id: string): Template => {
  const found = templates.find((template) => template.id === id)
  if (!found) throw new Error(`no template is called ${id}`)
  return found
}

const problemsOf = (id: string) => seeds.map((seed) => poseProblem(named(id), seed))

/** By how much each equation of a text fails at a point, as another program works it out. */
function misses(text: string, x: number, y: number): readonly number[] {
  const equations = [...text.matchAll(/\$([^$]*[xy][^$]*=[^$]*)\$/g)].map((match) => match[1] ?? '')
  return equations
    .filter((equation) => !equation.includes('ldots'))
    .map((equation) => {
      const [left = '', right = ''] = equation.replaceAll(/\\frac\{([^}]*)\}\{([^}]*)\}/g, '(($1)/($2))').split('=')
      return Math.abs(Number(evaluate(left, { x, y })) - Number(evaluate(right, { x, y })))
    })
}

const valuesOf = (answer: string | number): readonly [number, number] => {
  const found = `${answer}`.match(/-?\d+(?:\/\d+)?/g) ?? []
  return [Number(evaluate(found[0] ?? '0')), Number(evaluate(found[1] ?? '0'))]
}

test.each([
  'le-solve-integers',
  'le-book-pair',
  'le-solve-fractions',
  'le-clear-fractions',
  'le-clear-decimals',
  'le-solve-named',
  'le-graph-solve',
])('%s: the key satisfies both equations of the question', (id) => {
  for (const { question, answer } of problemsOf(id)) {
    const found = misses(question, ...valuesOf(answer))
    expect(found).toHaveLength(2)
    for (const miss of found) expect(miss).toBeLessThan(1e-9)
  }
})

test('the equations that a worked solution writes down hold for its key, line by line', () => {
  const stories = [
    'le-two-bills',
    'le-two-numbers',
    'le-ages',
    'le-angles-and-sides',
    'le-two-cars',
    'le-two-investments',
    'le-notes-and-marks',
  ]
  for (const problem of [...stories, 'le-solve-integers', 'le-solve-fractions', 'le-swapped-coefficients'].flatMap(
    problemsOf,
  )) {
    if (typeof problem.answer === 'number') continue
    const [x, y] = valuesOf(problem.answer)
    for (const step of problem.steps)
      for (const part of step.match(/\$[^$]*\$/g) ?? []) {
        const bare = part.replaceAll(/\\quad.*(?=\$)/g, '').replaceAll(/\\left|\\right/g, '')
        if (bare.includes('=') && !bare.includes('times')) expect(Math.max(0, ...misses(bare, x, y))).toBeLessThan(1e-9)
      }
  }
})

test('a pair that is asked for by substitution is solved by substitution', () => {
  const asked = [...problemsOf('le-solve-integers'), ...problemsOf('le-book-pair')].filter(({ question }) =>
    question.includes('by the substitution method'),
  )
  expect(asked.length).toBeGreaterThan(5)
  for (const { steps, answer } of asked) {
    expect(steps.some((step) => /^Substituting in \([12]\)/.test(step))).toBe(true)
    expect(steps.filter((step) => /^(Adding|Subtracting|Multiplying)/.test(step))).toEqual([])
    for (const step of steps)
      for (const part of step.match(/\$[^$]*=[^$]*\$/g) ?? [])
        for (const miss of misses(
          part.replace(/\\quad.*(?=\$)/, '').replaceAll(/\\left|\\right/g, ''),
          ...valuesOf(answer),
        ))
          expect(miss).toBeLessThan(1e-9)
  }
})

test("the spec's medium pair is the book's, and its answer is x = 19/5, y = 6/5", () => {
  for (const { answer, answerValidator, difficulty, question } of problemsOf('le-book-pair')) {
    expect(difficulty).toBe('medium')
    expect(answer).toBe('x = 19/5, y = 6/5')
    expect(answerValidator.kind).toBe('pair')
    expect(question).toContain('2x - 3y = 4')
  }
})

test("the spec's hard pair has unknowns 1 to 10 and coefficients 1 to 5, and wants the names", () => {
  for (const { answer, answerValidator, question, difficulty } of problemsOf('le-solve-named')) {
    expect(difficulty).toBe('hard')
    expect(answerValidator).toMatchObject({ kind: 'pair', named: true })
    for (const value of valuesOf(answer)) expect(value >= 1 && value <= 10).toBe(true)
    for (const [, coefficient] of question.matchAll(/(\d+)[xy]/g)) expect(Number(coefficient)).toBeLessThanOrEqual(5)
  }
})

test('a drawing task has nothing to type and shows both lines with the point where they meet', () => {
  for (const { answer, question, solutionFigure, steps } of problemsOf('le-graph-draw')) {
    expect(answer).toBe(notAnswerable)
    if (solutionFigure?.kind !== 'plane') throw new Error('a graph is expected')
    expect(solutionFigure.curves).toHaveLength(2)
    const [x = NaN, y = NaN] = solutionFigure.points?.at(-1)?.at ?? []
    expect(misses(question, x, y)).toEqual([0, 0])
    expect(steps.at(-1)).toContain(`$x = ${x}$, $y = ${y}$`)
  }
})

test('the triangle of two lines and an axis has its corners on them', () => {
  for (const { question, solutionFigure } of problemsOf('le-graph-triangle')) {
    if (solutionFigure?.kind !== 'plane') throw new Error('a graph is expected')
    const [a, b, c] = solutionFigure.points?.map(({ at }) => misses(question, ...at)) ?? []
    expect(a?.[0]).toBe(0)
    expect(b?.[1]).toBe(0)
    expect(c).toEqual([0, 0])
  }
})

test('a value of k that is excluded makes the lines parallel or the same', () => {
  for (const { question, answer } of problemsOf('le-unique-for-all-but')) {
    const [first = '', second = ''] = [...question.matchAll(/\$([^$]*y = [^$]*)\$/g)].map((match) => match[1] ?? '')
    const coefficient = (text: string, of: 'x' | 'y') => {
      const left = (text.split('=')[0] ?? '').replaceAll(/k([xy])/g, 'k $1')
      const at = (x: number, y: number) => Number(evaluate(left, { x, y, k: Number(`${answer}`.replace('k ≠', '')) }))
      return of === 'x' ? at(1, 0) : at(0, 1)
    }
    expect(coefficient(first, 'x') * coefficient(second, 'y')).toBe(coefficient(first, 'y') * coefficient(second, 'x'))
  }
})

test('a pair is called inconsistent only when it has no solution, and both words occur', () => {
  const problems = problemsOf('le-consistent-or-not')
  for (const { answer, steps } of problems)
    expect(steps.some((step) => step.includes('has no solution'))).toBe(answer === 'inconsistent')
  expect(new Set(problems.map(({ answer }) => answer))).toEqual(new Set(['consistent', 'inconsistent']))
})

test('the angles of a cyclic quadrilateral that a solution ends with add up to 360 degrees', () => {
  for (const { steps } of problemsOf('le-cyclic-quadrilateral')) {
    const angles = [...(steps.at(-1) ?? '').matchAll(/(\d+)\^\\circ/g)].map((match) => Number(match[1]))
    expect(angles).toHaveLength(4)
    expect(angles.reduce((sum, angle) => sum + angle, 0)).toBe(360)
  }
})

test('a story with two unknowns may be answered in its own words', () => {
  for (const { answerValidator, steps } of problemsOf('le-two-bills')) {
    const [, one = '', x = '', other = '', y = ''] =
      /one (.*?) costs ₹\$(\d+)\$ and one (.*?) costs ₹\$(\d+)\$/.exec(steps.at(-1) ?? '') ?? []
    expect(checkAnswer(answerValidator, `${one} = ${x}, ${other} = ${y}`).correct).toBe(true)
    expect(checkAnswer(answerValidator, `${one} = ${y}, ${other} = ${x}`).correct).toBe(false)
  }
})

test('each of the four codes is the answer to some assertion and reason', () => {
  expect(new Set(problemsOf('le-assertion-reason').map(({ answer }) => answer))).toEqual(new Set(['A', 'B', 'C', 'D']))
})
