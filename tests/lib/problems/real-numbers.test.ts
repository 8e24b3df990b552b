import { placeOf } from '@/lib/letters'
import { templates } from '@/lib/problems/real-numbers'
import { poseProblem, type Template } from '@/lib/problems/all'
import { expectLastPartToChange } from './case-parts'

const seeds = Array.from({ length: 40 }, (_, index) => `seed-${index}`)

const named = (id: string): Template => {
  const found = templates.find((template) => template.id === id)
  if (!found) throw new Error(`no template is called ${id}`)
  return found
}

const problemsOf = (id: string) => seeds.map((seed) => poseProblem(named(id), seed))
const numbersIn = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number)

/** Euclid's road, which the templates do not take. */
const hcf = (a: number, b: number): number => (b === 0 ? a : hcf(b, a % b))
const hcfOf = (numbers: readonly number[]): number => numbers.reduce(hcf, 0)
const lcmOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => (a / hcf(a, b)) * b, 1)

test('the HCF and the LCM that a question asks for are those of the numbers in its text', () => {
  for (const { question, answer } of problemsOf('rn-hcf-of-two')) expect(answer).toBe(hcfOf(numbersIn(question)))
  for (const { question, answer } of problemsOf('rn-lcm-of-numbers')) expect(answer).toBe(lcmOf(numbersIn(question)))
  for (const { question, answer } of [...problemsOf('rn-hcf-lcm-verify'), ...problemsOf('rn-hcf-lcm-three')])
    expect(answer).toBe(`HCF = ${hcfOf(numbersIn(question))}, LCM = ${lcmOf(numbersIn(question))}`)
})

test('the largest number that leaves the given remainders does leave them, and no larger one does', () => {
  for (const { question, answer } of problemsOf('rn-with-remainders')) {
    const found = numbersIn(question)
    const divided = found.slice(0, found.length / 2)
    const remainders = found.slice(found.length / 2)
    const leaves = (divisor: number) => divided.every((n, index) => n % divisor === remainders[index])
    expect(Array.from({ length: 1000 }, (_, n) => n + 1).findLast(leaves)).toBe(answer)
  }
})

test('the spec\'s proof is answered by a text with "contradiction" in it', () => {
  for (const problem of problemsOf('rn-proof-by-contradiction')) {
    expect(problem.difficulty).toBe('hard')
    expect(problem.answerValidator).toMatchObject({ kind: 'keywords', expected: 'contradiction' })
    expect(problem.question).toContain('____')
  }
})

test('the lines of a proof are never printed in their right order, and the key puts them into it', () => {
  const proofs = ['root', 'compound', 'simple'].map((kind) => `rn-${kind}-irrational-in-order`)
  for (const id of [...proofs, 'rn-squared-sum-in-order', 'rn-sum-of-roots-in-order'])
    for (const { options = [], answer } of problemsOf(id)) {
      const ordered = `${answer}`.split(' ').map((letter) => options[placeOf(letter)] ?? '')
      expect(ordered).not.toEqual(options)
      expect(ordered.toSorted()).toEqual(options.toSorted())
      expect(ordered[0]).toContain('to the contrary')
      expect(ordered.at(-1)).toContain('contradicts')
    }
})

test('whether a power can end with a digit: all four outcomes occur', () => {
  const chosen = problemsOf('rn-last-digit-of-power').map(
    ({ options = [], answer }) => options[placeOf(`${answer}`)] ?? '',
  )
  expect(new Set(chosen).size).toBe(4)
})

test('the chosen clock time is the LCM of the intervals after the start', () => {
  for (const { question, options = [], answer } of problemsOf('rn-clock-time-again')) {
    const minutes = (text: string) => {
      const [, hour = 0, minute = 0] = (/(\d+):(\d+)/.exec(text) ?? []).map(Number)
      return 60 * (hour % 12) + minute + (text.includes('p.m.') ? 720 : 0)
    }
    const intervals = [...question.matchAll(/\$(\d+)\$/g)].map((match) => Number(match[1]))
    const end = options[placeOf(`${answer}`)] ?? ''
    expect(minutes(end) - minutes(question)).toBe(lcmOf(intervals))
  }
})

test('each of the four codes is the answer to some assertion and reason', () => {
  expect(new Set(problemsOf('rn-assertion-reason').map(({ answer }) => answer))).toEqual(new Set(['A', 'B', 'C', 'D']))
})

test('a clock time that is asked for is not the earliest of the four, and stands anywhere after it', () => {
  const minutes = (time: string): number => {
    const [hour = 0, minute = 0] = numbersIn(time)
    return 60 * (hour % 12) + minute + (time.endsWith('p.m.') ? 720 : 0)
  }
  const ranks = problemsOf('rn-clock-time-again').map(({ options = [], answer }) => {
    const right = minutes(options[placeOf(`${answer}`)] ?? '')
    return options.filter((option) => minutes(option) < right).length
  })
  expect(new Set(ranks)).toEqual(new Set([1, 2, 3]))
})

test.each(['rn-two-sections-case', 'rn-equal-rows-case', 'rn-together-case'])(
  '%s: three parts of 1, 1 and 2 marks, the last of which is now one question, now another',
  (id) => expectLastPartToChange(problemsOf(id)),
)
