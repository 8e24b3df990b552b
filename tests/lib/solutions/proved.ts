import * as fc from 'fast-check'
import { proveProblem } from '@/checks/prove/prove-problem'
import { checkAnswer } from '@/lib/answers'
import type { AnswerRule } from '@/lib/answers/rule'
import { fraction, toText, type Fraction } from '@/lib/maths'
import { poseProblem } from '@/lib/problems/all'
import type { Ask } from '@/lib/problems/posed'
import { template } from '@/lib/problems/template'
import { lineOf } from '@/lib/solutions/line'
import type { WorkedSolution } from '@/lib/solutions/solution'

type Rule = Ask['rule']

const isFraction = (value: object): value is Fraction => 'n' in value && 'd' in value

/** All numbers that a question states, as the prover reads them. */
function numbersIn(given: unknown): readonly string[] {
  if (typeof given === 'number' || typeof given === 'string') return [`${given}`]
  if (typeof given !== 'object' || given === null) return []
  return isFraction(given) ? [toText(given)] : Object.values(given).flatMap(numbersIn)
}

/** The stand-in question holds numbers alone: it has no marks of its own, and names no unit. */
const ofTheQuestion = /(?:lines|steps) earn .* marks|nothing else speaks of/

const wholeMarks = [1, 2, 3, 4, 5] as const

/** What is wrong with how a solution works a question: its key against the other road, the names of its lines, each line. */
export function faultsOf<Given, Manner>(
  solution: WorkedSolution<Given, Manner>,
  rule: Rule,
  given: Given,
  again: string,
): readonly string[] {
  const refused = solution.objection(given)
  if (refused !== null) return [`refused: ${refused}`]
  const { lines, key } = solution.solve(given)
  const asked: AnswerRule = Object.assign({ expected: key }, rule)
  const names = lines.flatMap((line) => lineOf(line).name ?? [])
  const earned = lines.reduce((sum, line) => sum + (lineOf(line).marks ?? 0), 0)
  const problem = poseProblem(
    template({
      id: solution.id,
      topic: 'coordinate-geometry',
      difficulty: 'easy',
      archetypes: [solution.archetype],
      marks: wholeMarks.find((marks) => marks === earned) ?? 5,
      draw: () => given,
      pose: () => ({
        question: numbersIn(given).join(' and '),
        rule: asked,
        steps: lines,
        hints: [],
        explanation: '',
      }),
      crossCheck: () => again,
      slips: () => [],
    }),
    'typed',
  )
  return [
    ...(checkAnswer(asked, again).correct ? [] : [`the key is ${key}, by the other road ${again}`]),
    ...(new Set(names).size === names.length ? [] : [`two lines have one name: ${names.join(', ')}`]),
    ...proveProblem(problem, again).complaints.filter((complaint) => !ofTheQuestion.test(complaint)),
  ]
}

/** Small numbers, whole ones and others. */
export const someNumber: fc.Arbitrary<Fraction> = fc
  .tuple(fc.integer({ min: -12, max: 12 }), fc.constantFrom(1, 1, 2, 3, 4))
  .map(([n, d]) => fraction(n, d))

export const somePositive: fc.Arbitrary<Fraction> = fc
  .tuple(fc.integer({ min: 1, max: 20 }), fc.constantFrom(1, 1, 2, 4, 5))
  .map(([n, d]) => fraction(n, d))

/** Every given that the solution does not refuse is worked without a fault; `again` finds the answer by another road. */
export function worksAll<Given, Manner>(
  solution: WorkedSolution<Given, Manner>,
  rule: Rule,
  givens: fc.Arbitrary<Given>,
  again: (given: Given) => string,
): void {
  const accepted = givens.filter((given) => solution.objection(given) === null)
  fc.assert(
    fc.property(accepted, (given) => {
      expect(faultsOf(solution, rule, given, again(given))).toEqual([])
    }),
    { seed: 1, numRuns: 12 },
  )
}

/** A value found by measuring, in the grammar of answers. */
export const measured = (value: number): string => String(Number(value.toFixed(4)))
