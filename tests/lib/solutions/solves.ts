import fc from 'fast-check'
import type { Solution, WorkedSolution } from '@/lib/solutions/solution'
import { faults, keyValue } from './working'
import { runsOf } from '../../seeds'

/** A solution, and what it must work out, by another road. */
interface Case<Given> {
  readonly solution: Pick<WorkedSolution<Given>, 'objection'> & { readonly solve: (given: Given) => Solution }
  readonly arbitrary: fc.Arbitrary<Given>
  /** The value in floating point, or counted one by one. */
  readonly value: (given: Given) => number
  readonly rows: readonly (readonly [given: Given, key: string])[]
  readonly refused: readonly (readonly [given: Given, word: string])[]
}

/** The same tests for every solution. */
export function solves<Given>(name: string, { solution, arbitrary, value, rows, refused }: Case<Given>): void {
  describe(name, () => {
    test.each(rows)('%#: the key is found by another road', (given, key) => {
      expect(solution.objection(given)).toBeNull()
      const worked = solution.solve(given)
      expect([worked.key, faults(worked)]).toEqual([key, []])
      expect(Math.abs(keyValue(worked.key) - value(given))).toBeLessThan(0.006)
    })

    test.each(refused)('%#: what cannot be worked is refused with a word', (given, word) => {
      expect(solution.objection(given)).toContain(word)
    })

    test('whatever is not refused is worked: chains hold, the last line states the key', () => {
      fc.assert(
        fc.property(arbitrary, (given) => {
          fc.pre(solution.objection(given) === null)
          const worked = solution.solve(given)
          expect(faults(worked)).toEqual([])
          const found = keyValue(worked.key)
          expect(Math.abs(found - value(given))).toBeLessThan(0.006 + 1e-9 * Math.abs(found))
        }),
        { numRuns: runsOf(150), seed: 7 },
      )
    })
  })
}
