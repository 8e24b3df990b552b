import { numbersCounted } from '../../../lib/solutions/arithmetic-progressions/numbers-counted'
import { fromFacts } from '../../../lib/solutions/arithmetic-progressions/from-facts'
import { differenceForm, termForm } from '../../../lib/solutions/arithmetic-progressions/pieces/form'
import { fraction } from '../../../lib/maths'

test('numbers of a kind in a range are those that counting finds', () => {
  for (let seed = 0; seed < 400; seed++) {
    const from = (seed * 37) % 90
    const to = from + 20 + ((seed * 53) % 300)
    const m = 2 + (seed % 11)
    const r = (seed * 7) % m
    const isNot = seed % 3 === 0
    const all = Array.from({ length: to - from + 1 }, (_, k) => from + k).filter((n) => (n % m === r) !== isNot)
    const sum = all.reduce((so, n) => so + n, 0)
    const given = { from, to, m, r, isNot, asked: 'both' as const }
    expect([given, numbersCounted.objection(given)]).toEqual([given, all.length > 0 ? null : expect.any(String)])
    if (all.length > 0) expect(numbersCounted.solve(given).key).toBe(`${all.length}; ${sum}`)
  }
})

test('the first term beyond a bound is the one that walking along finds', () => {
  for (let seed = 0; seed < 300; seed++) {
    const [a, d] = [(seed * 13) % 60, (seed % 2 ? 1 : -1) * (1 + (seed % 7))]
    const bound = a + Math.sign(d) * ((seed * 11) % 50)
    let n = 1
    while (d > 0 ? a + (n - 1) * d <= bound : a + (n - 1) * d >= bound) n++
    const given = {
      opening: [],
      told: [
        { form: termForm(1), value: fraction(a) },
        { form: differenceForm, value: fraction(d) },
      ],
      products: null,
      n: null,
      last: null,
      total: null,
      asked: [{ kind: 'first beyond' as const, bound: fraction(bound) }],
    }
    expect(fromFacts.objection(given)).toBeNull()
    expect(fromFacts.solve(given).key).toBe(`${n}`)
  }
})
