import { reply } from '../../../lib/assistant'

const cases = [
  { a: 12, d: 3, n: 7 },
  { a: 40, d: -2, n: 9 },
  { a: 150, d: 25, n: 12 },
  { a: 7, d: 1, n: 20 },
] as const

describe('amounts that change evenly, against counting them up', () => {
  test.each(cases)('$a, then $d more', async ({ a, d, n }) => {
    const all = Array.from({ length: n }, (_, i) => a + i * d)
    const sum = all.reduce((so, one) => so + one, 0)
    const change = `${Math.abs(d)} ${d > 0 ? 'more' : 'fewer'}`
    const three = `${a} pots in the first week, ${a + d} in the second, ${a + 2 * d} in the third and so on.`
    const step = `${a} pots in the first week and in every next week ${change} than in the week before.`
    for (const told of [three, step]) {
      const answer = async (ask: string) => (await reply(`A potter makes ${told} ${ask}`)).answer
      expect(await answer(`How many pots does he make in the ${n}th week?`)).toBe(`${all.at(-1)}`)
      expect(await answer(`How many pots in all in ${n} weeks?`)).toBe(`${sum}`)
      expect(await answer(`In which week does he make ${all.at(-1)} pots?`)).toBe(`${n}`)
      if (d > 0) expect(await answer(`In how many weeks will he make ${sum} pots in all?`)).toBe(`${n}`)
    }
  })
})
