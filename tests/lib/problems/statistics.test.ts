import { poseProblem } from '@/lib/problems/all'
import { templates } from '@/lib/problems/statistics'
import type { Problem } from '@/lib/problems/problem'
import { expectLastPartToChange } from './case-parts'

const seeds = Array.from({ length: 40 }, (_, i) => `statistics-${i}`)
const byId = new Map(templates.map((template) => [template.id, template]))
const posed = (id: string): readonly Problem[] => {
  const template = byId.get(id)
  if (!template) throw new Error(`no template ${id}`)
  return seeds.map((seed) => poseProblem(template, seed))
}

interface Row {
  readonly low: number
  readonly high: number
  readonly f: number
}

/** The table as a student reads it; letters are filled in from the answer. */
function read({ figure }: Problem, letters: Readonly<Record<string, number>> = {}): readonly Row[] {
  if (figure?.kind !== 'table') throw new Error('no table')
  return figure.rows.map(([name = '', cell = '']) => {
    const [low = NaN, high = NaN] = name.split('–').map(Number)
    const bare = cell.replaceAll('$', '')
    return { low, high, f: letters[bare] ?? Number(bare) }
  })
}

const total = (rows: readonly Row[]) => rows.reduce((so, { f }) => so + f, 0)
const mean = (rows: readonly Row[]) =>
  rows.reduce((so, { low, high, f }) => so + (f * (low + high)) / 2, 0) / total(rows)

/** Walks along the classes until half of the values are passed. */
function median(rows: readonly Row[]): number {
  let rest = total(rows) / 2
  for (const { low, high, f } of rows) {
    if (rest <= f) return low + (rest / f) * (high - low)
    rest -= f
  }
  return NaN
}

function mode(rows: readonly Row[]): number {
  const top = [...rows].sort((a, b) => b.f - a.f)[0] ?? { low: NaN, high: NaN, f: NaN }
  const i = rows.indexOf(top)
  const [up, down] = [top.f - (rows[i - 1]?.f ?? 0), top.f - (rows[i + 1]?.f ?? 0)]
  return top.low + (up / (up + down)) * (top.high - top.low)
}

const told = ({ question }: Problem): number => Number(/(?:is|of the data is) ₹?\$([\d.]+)\$/.exec(question)?.[1])
const pairOf = ({ answer }: Problem): Readonly<Record<string, number>> =>
  Object.fromEntries([...String(answer).matchAll(/(\w+) = ([\d.]+)/g)].map(([, name, value]) => [name, Number(value)]))

describe('templates of statistics', () => {
  test('nobody scores more than 100 marks, and a mode that is worked out has classes on both sides unless the first class is asked', () => {
    for (const template of templates)
      for (const problem of seeds.map((seed) => poseProblem(template, seed))) {
        if (problem.figure?.kind === 'table' && problem.figure.head[0] === 'Marks')
          expect(
            Math.max(...problem.figure.rows.flatMap(([name = '']) => [...name.matchAll(/\d+/g)].map(Number))),
          ).toBeLessThanOrEqual(100)
        if (template.id !== 'stat-mode-of-the-first-class') expect(problem.steps.join(' ')).not.toMatch(/f_[02] = 0\b/)
      }
  })

  test('where the modal class is the first one, f₀ is 0 and the solution says why; f₂ never is', () => {
    for (const { steps, answer, ...problem } of posed('stat-mode-of-the-first-class')) {
      expect(steps.join(' ')).toMatch(/No class comes before it, so \$f_0\$ is \$0\$/)
      expect(steps.join(' ')).toMatch(/f_0 = 0\b/)
      expect(steps.join(' ')).not.toMatch(/f_2 = 0\b/)
      expect(mode(read({ ...problem, steps, answer }))).toBeCloseTo(Number(answer), 6)
    }
  })

  test('who takes the middle of the modal or the median class is never right by accident', () => {
    const number = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1])
    const seen = { mode: 0, median: 0 }
    for (const template of templates)
      for (const { steps, figure } of seeds.map((seed) => poseProblem(template, seed))) {
        const text = steps.join(' ')
        const [f0, f2] = [number(text, /f_0 = (\d+)/), number(text, /f_2 = (\d+)/)]
        if (!Number.isNaN(f0) && !Number.isNaN(f2)) {
          expect(f0).not.toBe(f2)
          seen.mode++
        }
        const [half, cf] = [number(text, /\\dfrac\{(?:n|\d+)\}\{2\} = ([\d.]+)/), number(text, /[^\w]cf = (\d+)\$/)]
        const f = number(text, /[^\w]f = (\d+)\$/)
        if (figure?.kind === 'table' && !Number.isNaN(half + cf + f)) {
          expect(half - cf).not.toBe(f / 2)
          seen.median++
        }
      }
    expect(Math.min(seen.mode, seen.median)).toBeGreaterThan(2 * seeds.length)
  })

  test('a question with a table says so', () => {
    for (const template of templates)
      for (const seed of seeds) {
        const { figure, question } = poseProblem(template, seed)
        if (figure?.kind === 'table') expect(question).toContain('table')
      }
  })
})

describe('worked again from the table in the question', () => {
  test.each(['stat-mean-of-grouped-data', 'stat-mean-by-step-deviation'])('%s', (id) => {
    for (const problem of posed(id)) expect(mean(read(problem))).toBeCloseTo(Number(problem.answer), 6)
  })

  test('stat-median-of-grouped-data', () => {
    for (const problem of posed('stat-median-of-grouped-data'))
      expect(median(read(problem))).toBeCloseTo(Number(problem.answer), 6)
  })

  test('stat-median-of-inclusive-classes, with limits half a unit wider', () => {
    for (const problem of posed('stat-median-of-inclusive-classes')) {
      const rows = read(problem).map(({ low, high, f }) => ({ low: low - 0.5, high: high + 0.5, f }))
      expect(median(rows)).toBeCloseTo(Number(problem.answer), 6)
    }
  })

  test('stat-mode-of-grouped-data', () => {
    for (const problem of posed('stat-mode-of-grouped-data'))
      expect(mode(read(problem))).toBeCloseTo(Number(problem.answer), 6)
  })

  test('stat-mean-and-mode', () => {
    for (const problem of posed('stat-mean-and-mode')) {
      const found = pairOf(problem)
      expect(mean(read(problem))).toBeCloseTo(found.mean ?? NaN, 6)
      expect(mode(read(problem))).toBeCloseTo(found.mode ?? NaN, 6)
    }
  })

  test('one missing frequency makes the mean, median or mode that the question tells', () => {
    for (const problem of posed('stat-missing-frequency-from-mean'))
      expect(mean(read(problem, { f: Number(problem.answer) }))).toBeCloseTo(told(problem), 6)
    for (const problem of posed('stat-missing-frequency-from-median'))
      expect(median(read(problem, { x: Number(problem.answer) }))).toBeCloseTo(told(problem), 6)
    for (const problem of posed('stat-missing-frequency-from-mode'))
      expect(mode(read(problem, { x: Number(problem.answer) }))).toBeCloseTo(told(problem), 6)
  })

  test('two missing frequencies make the total and the mean or median that the question tells', () => {
    for (const problem of posed('stat-two-missing-from-mean')) {
      const rows = read(problem, pairOf(problem))
      expect(mean(rows)).toBeCloseTo(told(problem), 6)
      expect(problem.question).toContain(`$${total(rows)}$`)
    }
    for (const problem of posed('stat-two-missing-from-median')) {
      const rows = read(problem, pairOf(problem))
      expect(median(rows)).toBeCloseTo(told(problem), 6)
      expect(problem.question).toContain(`$${total(rows)}$`)
    }
  })

  test('the histogram shows the table', () => {
    for (const problem of posed('stat-draw-histogram')) {
      const figure = problem.solutionFigure
      expect(problem.answer).toBe('N/A')
      expect(figure?.kind === 'histogram' && figure.classes.map(({ frequency }) => frequency)).toEqual(
        read(problem).map(({ f }) => f),
      )
    }
  })
})

test('the last part of the case is now the median, now the mode', () =>
  expectLastPartToChange(posed('stat-case-of-a-table')))
