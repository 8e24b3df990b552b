import { checkAnswer } from '@/lib/answers'
import { poseProblem, templates } from '@/lib/problems/all'
import { seedsOf } from '../../seeds'

describe('over every pair of the bank', () => {
  const seeds = seedsOf('p', { few: 1, many: 12 })
  const rules = templates.flatMap((template) =>
    seeds.flatMap((seed) =>
      poseProblem(template, seed).parts.flatMap(({ rule }) => (rule.kind === 'pair' ? [rule] : [])),
    ),
  )
  const pairs = rules.flatMap((rule) => {
    const parts = rule.expected.split(', ').map((part) => part.split(' = '))
    const [[first = '', one = ''] = [], [second = '', other = ''] = []] = parts
    return parts.length === 2 && first !== '' && second !== '' ? [{ rule, first, one, second, other }] : []
  })

  test('one value said of both names is right only where they are equal', () => {
    expect(pairs.length).toBeGreaterThan(20 * seeds.length)
    for (const { rule, first, one, second, other } of pairs)
      for (const value of [one, other])
        for (const response of [
          `${first} = ${second} = ${value}`,
          `both are ${value}`,
          `${first} and ${second} are ${value}`,
        ])
          expect([rule.expected, response, checkAnswer(rule, response).correct]).toEqual([
            rule.expected,
            response,
            one === other,
          ])
  })

  test('true working before the names leaves them right, and false working does not', () => {
    for (const { rule } of pairs) {
      expect(checkAnswer(rule, `12 = 2² × 3, 15 = 3 × 5, ${rule.expected}`).correct).toBe(true)
      expect(checkAnswer(rule, `12 = 2² × 5, 15 = 3 × 5, ${rule.expected}`).correct).toBe(false)
    }
  })

  test('names exchanged are wrong', () => {
    for (const { rule, first, one, second, other } of pairs)
      if (one !== other) expect(checkAnswer(rule, `${first} = ${other}, ${second} = ${one}`).correct).toBe(false)
  })
})
