import fc from 'fast-check'
import { fraction } from '@/lib/maths/fraction'
import { lotTold, type Count } from '@/lib/solutions/probability/lot-told'

const some = fc.integer({ min: 1, max: 60 })
const fixed = (n: number): Count => ({ fixed: n, x: 0 })
const x: Count = { fixed: 0, x: 1 }

test('a lot that was made by hand is found again from the probability of one kind', () => {
  fc.assert(
    fc.property(some, some, (red, blue) => {
      const given = {
        thing: 'ball',
        kinds: [
          { name: 'red', count: fixed(red) },
          { name: 'blue', count: x },
        ],
        total: { fixed: red, x: 1 },
        of: 'blue',
        added: null,
        told: { kind: 'is', p: fraction(blue, red + blue) },
        asked: 'blue',
      } as const
      expect(lotTold.objection(given)).toBeNull()
      expect(lotTold.solve(given).key).toBe(`${blue}`)
    }),
  )
})

test('so many times as likely is so many times as many; more of a kind lets its probability grow by what division says', () => {
  fc.assert(
    fc.property(some, fc.integer({ min: 2, max: 9 }), some, (red, k, more) => {
      const kinds = [
        { name: 'red', count: fixed(red) },
        { name: 'blue', count: x },
      ]
      const base = { thing: 'ball', kinds, total: { fixed: red, x: 1 }, of: 'blue', asked: 'blue' }
      expect(lotTold.solve({ ...base, added: null, told: { kind: 'times', k: fraction(k), other: 'red' } }).key).toBe(
        `${red * k}`,
      )
      const [total, own] = [red + k, k]
      const grows = fraction((own + more) * total, (total + more) * own)
      const open = {
        ...base,
        kinds: [{ name: 'blue', count: x }],
        total: fixed(total),
        added: { name: 'blue', by: more },
      }
      expect(lotTold.solve({ ...open, told: { kind: 'grows', k: grows } }).key).toBe(`${own}`)
    }),
  )
})
