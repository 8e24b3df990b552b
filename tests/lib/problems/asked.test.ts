import { checkAnswer } from '@/lib/answers'
import { poseProblem, templates } from '@/lib/problems/all'
import { baseUnit } from '@/lib/reading/values/unit-names'
import { seedsOf } from '../../seeds'

const seeds = seedsOf('asked', { few: 1, many: 12 })
const rules = templates.flatMap((template) =>
  seeds.flatMap((seed) =>
    poseProblem(template, seed).parts.map(({ rule }) => ({ id: `${template.id}/${seed}`, rule })),
  ),
)

/** Words in -s that count nothing. */
const idle = new Set([
  'values',
  'sides',
  'terms',
  'questions',
  'makes',
  'becomes',
  'takes',
  'needs',
  'writes',
  'measures',
  'finds',
  'comes',
  'answers',
  'parts',
])

/** Every response made of a key and one of the names that its rule knows. */
function responses(names: 'names' | 'others' | 'things' | 'otherThings', say: (name: string, key: string) => string) {
  return rules.flatMap(({ id, rule }) =>
    (rule.asked?.[names] ?? [])
      .filter((name) => !name.includes('?'))
      .map((name) => ({ id, rule, response: say(name, rule.expected) })),
  )
}

const judged = (all: ReturnType<typeof responses>, correct: boolean) =>
  all
    .filter(({ rule, response }) => checkAnswer(rule, response).correct !== correct)
    .map(({ id, response }) => `${id}: ${response}`)

describe('over all templates', () => {
  test('a key with a name of what is asked is right', () => {
    const all = responses('names', (name, key) => `${name} = ${key}`)
    expect(all.length).toBeGreaterThan(2000 * seeds.length)
    expect(judged(all, true)).toEqual([])
  })

  test('a key with the name of something else in the question is not', () => {
    const all = responses('others', (name, key) => `${name} = ${key}`)
    expect(all.length).toBeGreaterThan(500 * seeds.length)
    expect(judged(all, false)).toEqual([])
  })

  test('a count of what is asked is right, and of what else the question counts it is not', () => {
    expect(
      judged(
        responses('things', (thing, key) => `${key} ${thing}`),
        true,
      ),
    ).toEqual([])
    expect(
      judged(
        responses('otherThings', (thing, key) => `${key} ${thing}`),
        false,
      ),
    ).toEqual([])
  })

  test('a count takes its own noun in the singular as well', () => {
    const single = responses('things', (thing, key) => `${key} ${thing.replace(/s$/, '')}`)
    expect(single.length).toBeGreaterThan(25 * seeds.length)
    expect(judged(single, true)).toEqual([])
  })

  test('a count, and a measure in place of its unit, refuses each other noun in the plural of its own question', () => {
    const nouns = rules.flatMap(({ id, rule }) => {
      const { words = [], things = [], names = [] } = rule.asked ?? {}
      const called = rule.kind === 'pair' ? [rule.expected, ...Object.values(rule.aliases ?? {}).flat()] : []
      const own = [...things, ...names, ...called].join(' ')
      const isAsked = things.length > 0 || ('unit' in rule && rule.unit !== undefined)
      return words
        .filter(
          (word) =>
            isAsked &&
            /^[a-z]{3,}[^su']s$/.test(word) &&
            !own.includes(word.slice(0, -1)) &&
            !idle.has(word) &&
            baseUnit(word) === undefined,
        )
        .map((word) => ({ id, rule, response: `${rule.expected} ${word}` }))
    })
    expect(nouns.length).toBeGreaterThan(100 * seeds.length)
    expect(judged(nouns, false)).toEqual([])
  })

  test('a name that no question knows is asked about: no attempt, and a word on what to write', () => {
    const named = rules.filter(
      ({ rule: { asked, kind } }) => asked && kind !== 'expression' && kind !== 'coordinates' && kind !== 'pair',
    )
    const odd = named.filter(({ rule }) => {
      const { correct, unread, note = '' } = checkAnswer(rule, `GKQ = ${rule.expected}`)
      return correct || !unread || !note.startsWith('The question asks for ')
    })
    expect(odd.map(({ id }) => id)).toEqual([])
  })

  test('“answer =” says nothing, and neither does the value alone', () => {
    const named = rules.filter(({ rule }) => rule.asked)
    const refused = named.filter(({ rule }) =>
      ['', 'answer = ', 'Ans: ', 'the required value is '].some(
        (lead) => !checkAnswer(rule, `${lead}${rule.expected}`).correct,
      ),
    )
    expect(refused.map(({ id }) => id)).toEqual([])
  })
})
