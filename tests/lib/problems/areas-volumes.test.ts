import { checkAnswer } from '@/lib/answers'
import { poseProblem } from '@/lib/problems/all'
import { templates } from '@/lib/problems/areas-volumes'
import { expectLastPartToChange } from './case-parts'

const seeds = Array.from({ length: 40 }, (_, i) => `areas-volumes-${i}`)
const problems = templates.flatMap((template) => seeds.map((seed) => poseProblem(template, seed)))
const of = (id: string) => problems.filter(({ templateId }) => templateId === id)
const numbersIn = (text: string): readonly number[] =>
  [...text.replace(/\\frac\{22\}\{7\}|3\.14|\\sqrt\{3\} = 1\.73/g, '').matchAll(/\d+(?:\.\d+)?/g)].map(([n]) =>
    Number(n),
  )

describe('templates of areas and volumes', () => {
  test('every number that is not a count has its unit', () => {
    for (const { answerValidator: rule, question } of problems)
      if (rule.kind === 'number' && rule.unit === undefined) expect(question).toMatch(/How many|number of/)
  })

  test('a question that needs a value of π says which one, and both values occur', () => {
    for (const { question, steps } of problems) {
      const work = steps.join(' ')
      if (work.includes('\\frac{22}{7}')) expect(question).toContain('\\pi = \\frac{22}{7}')
      if (work.includes('3.14 \\times')) expect(question).toContain('\\pi = 3.14')
      if (work.includes('1.73')) expect(question).toContain('\\sqrt{3} = 1.73')
    }
    for (const value of ['\\pi = 3.14', '\\pi = \\frac{22}{7}'])
      expect(problems.some(({ question }) => question.includes(value))).toBe(true)
  })
})

describe('a segment of a circle', () => {
  const rules = of('sav-segment-area').map(({ answerValidator }) => answerValidator)

  test('a difference under 1 is accepted, a larger one is not', () => {
    for (const rule of rules) {
      const key = Number(rule.expected)
      expect(rule).toMatchObject({ kind: 'number', tolerance: 1 })
      for (const near of [key - 0.9, key + 0.9, Math.round(key)])
        expect([near, checkAnswer(rule, near.toFixed(2)).correct]).toEqual([near, true])
      for (const far of [key - 1.2, key + 1.2])
        expect([far, checkAnswer(rule, far.toFixed(2)).correct]).toEqual([far, false])
    }
  })

  test('what ends within three places is not rounded, and what is rounded is not called equal', () => {
    for (const { steps, question } of of('sav-segment-area')) {
      const areas = steps.filter((step) => /^(Area|The angle|Draw)/.test(step) && step.endsWith('cm²'))
      const rounded = areas.filter((step) => step.includes('\\approx'))
      if (question.includes('two decimal places')) expect(rounded.length).toBeGreaterThan(0)
      else for (const step of areas) expect(step).not.toContain('\\approx')
      const isRounded = (value: string) => rounded.some((step) => step.endsWith(`${value}$ cm²`))
      for (const step of areas) {
        const [, sign, whole = '', taken = ''] = /(=|\\approx) ([\d.]+) - ([\d.]+) =/.exec(step) ?? []
        if (sign !== undefined)
          expect([step, sign]).toEqual([step, isRounded(whole) || isRounded(taken) ? '\\approx' : '='])
      }
    }
  })

  test('the unit may be typed, but no other', () => {
    for (const rule of rules) {
      for (const unit of ['cm²', 'cm^2', 'sq cm'])
        expect(checkAnswer(rule, `${rule.expected} ${unit}`).correct).toBe(true)
      expect(checkAnswer(rule, `${rule.expected} cm`).correct).toBe(false)
    }
  })
})

test('the last part of the silo is now its roof, now its wall', () =>
  expectLastPartToChange(of('sav-case-of-a-grain-silo')))

describe('the questions as they are read', () => {
  test('cubes in a row: the surface by counting faces', () => {
    const words = ['Two', 'Three', 'Four', 'Five']
    for (const { question, answer } of of('sav-cubes-joined-end-to-end')) {
      const count = words.findIndex((word) => question.startsWith(word)) + 2
      const given = numbersIn(question)[0] ?? NaN
      const edge = question.includes('volume') ? Math.round(Math.cbrt(given)) : given
      expect(answer).toBe((4 * count + 2) * edge * edge)
    }
  })

  test('toys: total height is radius and height together, and the solid is a cone on a hemisphere', () => {
    for (const { question, answer } of of('sav-cone-on-hemisphere')) {
      const [r = NaN, total = NaN] = numbersIn(question)
      const h = total - r
      const pi = 22 / 7
      const value = question.includes('volume')
        ? (pi * r * r * h) / 3 + (2 * pi * r ** 3) / 3
        : pi * r * Math.sqrt(r * r + h * h) + 2 * pi * r * r
      expect(value).toBeCloseTo(Number(answer), 4)
    }
  })

  test('recasting: as many small solids as the volumes say', () => {
    const volume = (shape: string, r: number, h: number) =>
      shape === 'sphere' ? (4 * r ** 3) / 3 : shape === 'cone' ? (r * r * h) / 3 : r * r * h
    for (const { question, answer } of of('sav-number-of-small-solids')) {
      const [big = '', small = ''] = [...question.matchAll(/sphere|cone|cylinder/g)].map(([shape]) => shape)
      const numbers = [...numbersIn(question)]
      const take = (shape: string) =>
        volume(shape, numbers.shift() ?? NaN, shape === 'sphere' ? 0 : (numbers.shift() ?? NaN))
      const whole = take(big)
      expect(whole / take(small)).toBeCloseTo(Number(answer), 6)
    }
  })

  test('grazing: the rope never reaches beyond the field, not even across a triangle', () => {
    const grazing = templates.filter(({ id }) => id === 'sav-grazing-at-a-corner')
    for (const template of grazing)
      for (let i = 0; i < 400; i++) {
        const { question } = poseProblem(template, `rope-${i}`)
        const sides = [...question.matchAll(/side \$(\d+)\$|\$(\d+)\$ m (?:long and|broad)/g)].map(([, a, b]) =>
          Number(a ?? b),
        )
        const ropes = [...question.matchAll(/(?:length|were) \$([\d.]+)\$/g)].map(([, rope]) => Number(rope))
        const reach = Math.min(...sides) * (question.includes('equilateral') ? Math.sqrt(3) / 2 : 1)
        expect([question, Math.max(...ropes) <= reach]).toEqual([question, true])
      }
  })

  test('pipes: both conditions hold for the radii found', () => {
    for (const { question, answer } of of('sav-radii-of-hollow-pipe')) {
      const [length = NaN, surface = NaN, metal = NaN] = numbersIn(question.replace(/cm[²³]/g, ''))
      const [R = NaN, r = NaN] = numbersIn(String(answer))
      expect(((2 * 22) / 7) * length * (R - r)).toBeCloseTo(surface, 6)
      expect((22 / 7) * length * (R * R - r * r)).toBeCloseTo(metal, 6)
    }
  })
})
