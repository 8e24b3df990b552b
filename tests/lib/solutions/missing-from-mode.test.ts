import fc from 'fast-check'
import { fraction, toText } from '@/lib/maths'
import { missingFromMode } from '@/lib/solutions/statistics/missing-from-mode'
import { modeOf } from '@/lib/solutions/statistics/pieces/mode'

test('whichever of the three frequencies of the formula is hidden, the mode of the whole table brings it back, or the question is objected to', () => {
  const back = new Map([-1, 0, 1].map((beside) => [beside, 0]))
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 3, maxLength: 7 }),
      fc.integer({ min: 1, max: 4 }),
      fc.constantFrom(-1, 0, 1),
      (frequencies, tens, beside) => {
        const [from, width] = [fraction(0), fraction(10 * tens)]
        const most = Math.max(...frequencies)
        const hidden = frequencies.indexOf(most) + beside
        if (frequencies.filter((f) => f === most).length !== 1 || frequencies[hidden] === undefined) return
        const given = {
          from,
          width,
          frequencies: frequencies.map((f, at) => (at === hidden ? null : f)),
          mode: modeOf({ from, width, frequencies }),
          letter: 'x',
        }
        if (missingFromMode.objection(given) !== null) return
        back.set(beside, (back.get(beside) ?? 0) + 1)
        expect(missingFromMode.solve(given).key).toBe(toText(fraction(frequencies[hidden])))
      },
    ),
    { numRuns: 1500 },
  )
  // most modes of such tables are no decimals of two places, and are objected to
  expect(Math.min(...back.values())).toBeGreaterThan(10)
})
