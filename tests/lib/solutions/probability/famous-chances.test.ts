import fc from 'fast-check'
import { fraction, toText } from '@/lib/maths'
import { favourableCards } from '@/lib/solutions/probability/favourable-cards'
import { favourablePairs, twoDaysInYear } from '@/lib/solutions/probability/leap-year'
import { numberDrawn } from '@/lib/solutions/probability/number-drawn'
import { pointInPart } from '@/lib/solutions/probability/point-in-part'
import { scoresOfDice } from '@/lib/solutions/probability/scores-of-dice'
import { thirdChance } from '@/lib/solutions/probability/third-chance'
import { runsOf } from '../../../seeds'

const size = fc.integer({ min: 1, max: 40 })

test('the third chance and the number of all are those of a bag that is counted', () => {
  fc.assert(
    fc.property(size, size, size, fc.constantFrom(0, 1, 2), (a, b, c, kind) => {
      const all = a + b + c
      const given = {
        things: 'balls',
        kinds: ['white', 'black', 'red'],
        chances: [fraction(a, all), fraction(b, all)],
        counted: { kind, count: [a, b, c][kind] ?? 0 },
        asked: 'both',
      } as const
      expect(thirdChance.objection(given)).toBeNull()
      expect(thirdChance.solve(given).key).toBe(`(i) ${toText(fraction(c, all))}; (ii) ${all}`)
    }),
    { numRuns: runsOf(100), seed: 7 },
  )
})

test('two chances that leave nothing over are refused', () => {
  const chances = [fraction(1, 2), fraction(1, 2)] as const
  const given = { things: 'balls', kinds: ['a', 'b', 'c'], chances, counted: null, asked: 'third' } as const
  expect(thirdChance.objection(given)).toContain('nothing over')
})

test('different scores are those of all 36 throws', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9), { minLength: 6, maxLength: 6 }), (faces) => {
      const sums = new Set(faces.flatMap((a) => faces.map((b) => a + b)))
      expect(scoresOfDice.solve({ first: faces, second: faces }).key).toBe(`${sums.size}`)
    }),
    { numRuns: 50, seed: 7 },
  )
})

test('all cards but the ace of hearts are 51, the red face cards 6', () => {
  const ace = { kind: 'is', atom: { rank: 'ace', suit: 'hearts' } } as const
  expect(favourableCards.solve({ event: { kind: 'not', of: ace } }).key).toBe('51')
})

test('two days of a leap year are counted by its seven ends', () => {
  const ends = [0, 1, 2, 3, 4, 5, 6].map((first) => [first, (first + 1) % 7])
  for (let first = 0; first < 7; first++)
    for (let second = 0; second < 7; second++) {
      if (first === second) continue
      const both = ends.filter((pair) => pair.includes(first) && pair.includes(second)).length
      expect(favourablePairs({ first, second, join: 'and' })).toHaveLength(both)
      expect(favourablePairs({ first, second, join: 'or' })).toHaveLength(4 - both)
    }
  expect(twoDaysInYear.solve({ first: 0, second: 1, join: 'and' }).key).toBe('1/7')
  expect(twoDaysInYear.objection({ first: 1, second: 1, join: 'and' })).toContain('twice')
})

test('a number below 3 and above 2 has the chance 0', () => {
  const bounds = [
    { kind: 'is', atom: { kind: 'less than', number: 3 } },
    { kind: 'is', atom: { kind: 'greater than', number: 2 } },
  ] as const
  const given = { numbers: [1, 2, 3, 4, 5, 6], event: { kind: 'and', of: bounds } } as const
  expect([numberDrawn.objection(given), numberDrawn.solve(given).key]).toEqual([null, '0'])
})

test('a lake with decimal sides is the part of its region that it is', () => {
  const given = {
    outer: [9, 4.5],
    inner: [3, 2.5],
    unit: 'km',
    inside: true,
    whole: 'region',
    part: 'lake',
  } as const
  expect([pointInPart.objection(given), pointInPart.solve(given).key]).toEqual([null, '5/27'])
})
