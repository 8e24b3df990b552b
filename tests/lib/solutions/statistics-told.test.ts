import fc from 'fast-check'
import { readQuestion } from '@/lib/assistant/question/question'
import { measureOfNamed } from '@/lib/assistant/recognisers/statistics/named-list'
import { fraction } from '@/lib/maths'
import { averagesApart } from '@/lib/solutions/statistics/averages-apart'
import { classFromMark } from '@/lib/solutions/statistics/class-from-mark'
import { cumulative } from '@/lib/solutions/statistics/cumulative'
import { meanUnequal } from '@/lib/solutions/statistics/mean-unequal'
import { letterForMode } from '@/lib/solutions/statistics/letter-for-mode'
import { runsOf } from '../../seeds'

const whole = fc.integer({ min: -40, max: 40 })

test('differences of averages are those of three averages that keep the relation', () => {
  fc.assert(
    fc.property(whole, whole, (mean, median) => {
      fc.pre(mean !== median)
      const mode = 3 * median - 2 * mean
      const apart = { 'median - mean': median - mean, 'mode - median': mode - median, 'mode - mean': mode - mean }
      for (const told of ['median - mean', 'mode - median', 'mode - mean'] as const)
        for (const asked of ['median - mean', 'mode - median', 'mode - mean'] as const)
          for (const turned of [true, false])
            if (told !== asked) {
              const given = { told, value: fraction(apart[told]), asked, turned }
              expect([averagesApart.objection(given), averagesApart.solve(given).key]).toEqual([
                null,
                String(turned ? -apart[asked] : apart[asked]),
              ])
            }
    }),
    { numRuns: runsOf(60), seed: 3 },
  )
})

test('a class is found again from its mark and one thing more', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 30 }), (low, width) => {
      const high = low + width
      const values = { lower: low, upper: high, width }
      for (const by of ['lower', 'upper', 'width'] as const)
        for (const asked of ['lower', 'upper', 'width', 'both'] as const)
          if (by !== asked) {
            const given = { mark: fraction(low + high, 2), by, value: fraction(values[by]), asked }
            expect(classFromMark.solve(given).key).toBe(asked === 'both' ? `${low}-${high}` : String(values[asked]))
          }
    }),
    { numRuns: runsOf(60), seed: 3 },
  )
})

test('the letter makes the mode the only one', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 3, maxLength: 9 }), whole, (values, at) => {
      const mode = values[Math.abs(at) % values.length] ?? 1
      const modesOf = (all: readonly number[]) => {
        const count = (value: number) => all.filter((one) => one === value).length
        const most = Math.max(...all.map(count))
        return [...new Set(all.filter((value) => count(value) === most))]
      }
      const makes = [1, 2, 3, 4, 5, 6].filter((x) => modesOf([...values, x]).join() === String(mode))
      const given = { letter: 'x', values: values.map((value) => fraction(value)), mode: fraction(mode) }
      expect(letterForMode.objection(given) === null ? [mode] : makes.length === 1 ? 'one' : makes).toEqual(makes)
    }),
    { numRuns: runsOf(300), seed: 3 },
  )
})

test.each([
  ['mean of the first 7 odd numbers', '7'],
  ['mean of first 6 multiples of 4', '14'],
  ['median of first 9 prime numbers', '11'],
  ['mean of the factors of 28', '28/3'],
  ['mean of first 5 whole numbers', '2'],
])('%s is %s', (question, answer) => {
  expect(measureOfNamed.understand(readQuestion(question))?.said.answer).toBe(answer)
})

test('cumulative frequencies count the values below a limit, or from it on', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 39 }), { minLength: 1, maxLength: 30 }), (values) => {
      const count = (is: (value: number) => boolean) => values.filter(is).length
      const frequencies = [0, 10, 20, 30].map((low) => count((value) => value >= low && value < low + 10))
      const given = { data: { from: fraction(0), width: fraction(10), frequencies } }
      const [less, more] = [
        [10, 20, 30, 40].map((limit) => count((value) => value < limit)),
        [0, 10, 20, 30].map((limit) => count((value) => value >= limit)),
      ]
      expect(cumulative.solve({ ...given, made: ['less than'] }).key).toBe(less.join(', '))
      expect(cumulative.solve({ ...given, made: ['more than or equal to'] }).key).toBe(more.join(', '))
      for (const from of ['less than', 'more than or equal to'] as const)
        expect(cumulative.solve({ ...given, made: ['frequency'], from }).key).toBe(frequencies.join(', '))
    }),
    { numRuns: 40, seed: 3 },
  )
})

test('the mean does not change with the number from which deviations are taken', () => {
  fc.assert(
    fc.property(
      whole,
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 3, maxLength: 3 }),
      (about, frequencies) => {
        const given = { limits: [0, 10, 30, 60].map((limit) => fraction(limit)), frequencies }
        expect(meanUnequal.solve({ ...given, about: fraction(about) }).key).toBe(meanUnequal.solve(given).key)
      },
    ),
    { numRuns: 30, seed: 3 },
  )
})
