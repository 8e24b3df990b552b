import { checkAnswer } from '@/lib/answers'
import { fraction, toText } from '@/lib/maths'
import { poseProblem } from '@/lib/problems/all'
import { templates } from '@/lib/problems/probability'
import { expectLastPartToChange } from './case-parts'

const seeds = Array.from({ length: 40 }, (_, i) => `probability-${i}`)
const byId = new Map(templates.map((template) => [template.id, template]))
const posed = (id: string) => {
  const template = byId.get(id)
  if (!template) throw new Error(`no template ${id}`)
  return seeds.map((seed) => poseProblem(template, seed))
}
const faces = [1, 2, 3, 4, 5, 6]
const lowest = (good: number, all: number) => toText(fraction(good, all))

describe('templates of probability', () => {
  test('every probability is in lowest terms and lies from 0 to 1', () => {
    for (const template of templates)
      for (const seed of seeds) {
        const { answerValidator: rule } = poseProblem(template, seed)
        if (rule.kind !== 'fraction') continue
        const [n = NaN, d = 1] = rule.expected.split('/').map(Number)
        expect(rule.expected).toBe(lowest(n, d))
        expect(n / d).toBeGreaterThan(0)
        expect(n / d).toBeLessThanOrEqual(1)
      }
  })
})

describe('the questions as they are read', () => {
  test('a sum on two dice, counted over the 36 outcomes', () => {
    for (const { question, answer } of posed('prob-sum-on-two-dice')) {
      const said = /(?:dice|numbers|come up) is ([^?]*?)[.?]$/.exec(question)?.[1]?.replaceAll('$', '') ?? ''
      const k = Number(/\d+/.exec(said)?.[0])
      const holds = (sum: number): boolean => {
        if (/^\d+$/.test(said)) return sum === k
        if (said.startsWith('greater')) return sum > k
        if (said.startsWith('less')) return sum < k
        if (said.startsWith('at least')) return sum >= k
        if (said.startsWith('at most')) return sum <= k
        if (said.startsWith('either')) return sum === 7 || sum === 11
        if (said.includes('prime')) return [2, 3, 5, 7, 11].includes(sum)
        if (said.includes('square')) return [4, 9].includes(sum)
        return sum % k === 0
      }
      const good = faces.flatMap((a) => faces.map((b) => a + b)).filter(holds).length
      expect([question, answer]).toEqual([question, lowest(good, 36)])
    }
  })

  test('coloured balls, counted in the bag that the question fills', () => {
    for (const { question, answer } of posed('prob-coloured-balls')) {
      const counts = new Map([...question.matchAll(/\$(\d+)\$ (\w+)/g)].map(([, n, colour]) => [colour, Number(n)]))
      const total = [...counts.values()].reduce((a, b) => a + b, 0)
      const wanted = /that it is (.*)\.$/.exec(question)?.[1] ?? ''
      const named = [...counts].filter(([colour]) => colour && wanted.includes(colour)).reduce((so, [, n]) => so + n, 0)
      expect(answer).toBe(lowest(wanted.startsWith('not') ? total - named : named, total))
    }
  })

  test('balls added to a box: the probability really is so many times as large', () => {
    for (const { question, answer } of posed('prob-balls-added-to-box')) {
      const [total = 0, more = 0] = [...question.matchAll(/\$(\d+)\$/g)].map(([, n]) => Number(n))
      const times = question.includes('double') ? 2 : 3
      const x = Number(answer)
      expect((x + more) / (total + more)).toBeCloseTo((times * x) / total, 10)
    }
  })

  test.each(['prob-case-of-a-survey', 'prob-case-of-two-packs'])(
    '%s: three parts of 1, 1 and 2 marks, the last of which is now one question, now another',
    (id) => expectLastPartToChange(posed(id)),
  )

  test('the roots of an equation whose coefficients are drawn, counted pair by pair', () => {
    for (const { question, answer } of posed('prob-roots-of-drawn-equation')) {
      const [, b = '6', c = '6'] = /to \$(\d)\$.*to \$(\d)\$/s.exec(question) ?? []
      const holds = question.includes('no real roots')
        ? (D: number) => D < 0
        : question.includes('two equal roots')
          ? (D: number) => D === 0
          : (D: number) => D >= 0
      let good = 0
      for (let i = 1; i <= Number(b); i++) for (let j = 1; j <= Number(c); j++) if (holds(i * i - 4 * j)) good++
      expect([question, answer]).toEqual([question, lowest(good, Number(b) * Number(c))])
    }
  })

  test('digits of a number are drawn with and without repetition', () => {
    const repeated = posed('prob-number-of-two-digits').filter(({ steps }) => steps[0]?.startsWith('Each of the'))
    expect(repeated.length).toBeGreaterThan(8)
    expect(repeated.length).toBeLessThan(32)
  })

  test('two birthdays: the two probabilities add up to 1, for a mark each', () => {
    for (const { parts } of posed('prob-same-birthday')) {
      expect(parts.map(({ marks }) => marks)).toEqual([1, 1])
      const [[n = 0, d = 1] = [], [m = 0, e = 1] = []] = parts.map(({ rule }) => rule.expected.split('/').map(Number))
      expect(n / d + m / e).toBeCloseTo(1, 12)
    }
  })

  test('two-digit numbers, counted one by one', () => {
    const found = posed('prob-numbered-cards').filter(({ question }) => question.includes('two-digit'))
    expect(found.length).toBeGreaterThan(0)
    for (const { question, answer } of found) {
      const [from = 0, to = 0] = [...question.matchAll(/\$(\d+)\$/g)].map(([, n]) => Number(n))
      const all = Array.from({ length: to - from + 1 }, (_, i) => from + i)
      expect(answer).toBe(lowest(all.filter((n) => n > 9 && n < 100).length, all.length))
    }
  })

  test('the sides in the question decide the share of a region', () => {
    for (const { question, answer } of posed('prob-region-of-area')) {
      const [l = 0, b = 0, p = 0, q = 0] = [...question.matchAll(/\$(\d+)\$/g)].map(([, n]) => Number(n))
      const inside = question.includes('lies inside')
      expect(answer).toBe(lowest(inside ? p * q : l * b - p * q, l * b))
    }
  })

  test('a leap year has 53 of a weekday in 2 of 7 cases', () => {
    const leap = posed('prob-sundays-in-a-year').filter(
      ({ question }) => /53/.test(question) && !question.includes('non-leap'),
    )
    expect(leap.length).toBeGreaterThan(0)
    for (const { answer } of leap) expect(answer).toBe('2/7')
  })

  test('a fraction that is not in lowest terms and a decimal are accepted too', () => {
    const rule = { kind: 'fraction', expected: '1/4' } as const
    for (const response of ['1/4', '13/52', '0.25', '25%'])
      expect([response, checkAnswer(rule, response).correct]).toEqual([response, true])
  })
})
