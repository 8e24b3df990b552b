import { checkAnswer, type AnswerRule } from '@/lib/answers'
import { poseProblem, templates } from '@/lib/problems/all'
import { seedsOf, someOfEach } from '../../seeds'
import { cut, isHonest, percent, plus, rounded, valuesOf, withTableRoots, written, type Valued } from './decimals-of'

/** Every rule of the bank whose key is made of values, over a few seeds. */
const rules = templates.flatMap((template) =>
  seedsOf('decimal', { few: 1, many: 8 }).flatMap((seed) =>
    poseProblem(template, seed).parts.map(({ rule }) => ({ id: `${template.id}/${seed}`, rule })),
  ),
)

const kinds = ['number', 'fraction', 'surd', 'ratio', 'roots', 'coordinates', 'pair']
/** A range of its own: a tolerance, or what a rounding in the middle gives. */
const hasRange = (rule: AnswerRule): boolean =>
  (rule.kind === 'number' && rule.tolerance !== undefined) || typeof rule.decimals === 'object'
/** "greater = a + 2b": nothing in it is a decimal. */
const isOfLetters = ({ expected }: AnswerRule): boolean => /(?<![\p{L}√])\p{Ll}(?![\p{L}\s=])/u.test(expected)
const judged = someOfEach(
  rules.filter(({ rule }) => kinds.includes(rule.kind)),
  ({ rule }) => rule.kind,
)

const ways = [2, 3, 4].flatMap((places) => [
  (value: Valued['values'][number]) => rounded(value, places),
  (value: Valued['values'][number]) => cut(value, places),
])

/** A text with all of its values as decimals, in each way. */
const decimalsOf = (text: Valued): readonly (readonly string[])[] => ways.map((way) => text.values.map(way))

const right = (rule: AnswerRule, response: string): boolean => checkAnswer(rule, response).correct

test('there are rules of every kind', () => {
  expect(new Set(judged.map(({ rule }) => rule.kind))).toEqual(new Set(kinds))
})

test('every key is right in each of its honest decimals', () => {
  const refused = judged.flatMap(({ id, rule }) => {
    const key = valuesOf(rule, rule.expected)
    if (!key && isOfLetters(rule)) return []
    if (!key) return [`${id}: ${rule.expected} is not made of values`]
    const honest = decimalsOf(key).filter((decimals) =>
      decimals.every((decimal, index) => key.values[index] && isHonest(key.values[index], decimal)),
    )
    const texts = honest.map((decimals) => written(key, decimals))
    const shares = rule.kind === 'fraction' ? honest.map(([decimal = '']) => percent(decimal)) : []
    return [...texts, ...shares]
      .filter((text) => !right(rule, text))
      .map((text) => `${id}: ${text} for ${rule.expected}`)
  })
  expect(refused).toEqual([])
})

test('no decimal beside them is right, but what roots to three places give', () => {
  const accepted = judged.flatMap(({ id, rule }) => {
    const key = valuesOf(rule, rule.expected)
    if (!key || hasRange(rule)) return []
    const moved = decimalsOf(key).flatMap((decimals) =>
      decimals.flatMap((_, at) =>
        [-2, 2].map((units) => decimals.map((decimal, index) => (index === at ? plus(decimal, units) : decimal))),
      ),
    )
    return moved
      .map((decimals) => written(key, decimals))
      .filter((text) => right(rule, text) && !withTableRoots(rule.expected, text))
      .map((text) => `${id}: ${text} for ${rule.expected}`)
  })
  expect(accepted).toEqual([])
})

test('no slip is right in any of its decimals, unless they are the decimals of the key', () => {
  const accepted = judged.flatMap(({ id, rule }) => {
    const key = valuesOf(rule, rule.expected)
    return (rule.slips ?? []).flatMap(({ response }) => {
      const slip = valuesOf(rule, response)
      if (!key || !slip) return []
      const own = new Set(decimalsOf(key).flatMap((decimals) => [written(key, decimals), percent(decimals[0] ?? '0')]))
      const texts = decimalsOf(slip).map((decimals) => written(slip, decimals))
      const shares = rule.kind === 'fraction' ? decimalsOf(slip).map(([decimal = '']) => percent(decimal)) : []
      return [...texts, ...shares]
        .filter((text) => right(rule, text) && !own.has(text))
        .map((text) => `${id}: ${text}, of the slip ${response}, for ${rule.expected}`)
    })
  })
  expect(accepted).toEqual([])
})
