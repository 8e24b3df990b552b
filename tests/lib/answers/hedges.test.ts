import { checkAnswer, type AnswerRule } from '@/lib/answers'
import { judged } from './judged'

const rules: readonly (readonly [rule: AnswerRule, key: string])[] = [
  [{ kind: 'number', expected: '20', unit: 'cm' }, '20 cm'],
  [{ kind: 'fraction', expected: '3/4' }, '3/4'],
  [{ kind: 'surd', expected: '5√2' }, '5√2'],
  [{ kind: 'ratio', expected: '2:1' }, '2:1'],
  [{ kind: 'roots', expected: '3, 9' }, '3, 9'],
  [{ kind: 'coordinates', expected: '(3, -4)' }, '(3, -4)'],
  [{ kind: 'pair', expected: 'x = 3, y = 4' }, 'x = 3, y = 4'],
  [{ kind: 'expression', expected: '4n + 1' }, '4n + 1'],
  [{ kind: 'text', expected: 'yes', synonyms: ['parallel'] }, 'yes'],
  [{ kind: 'keywords', expected: 'contradiction' }, 'contradiction'],
  [{ kind: 'sequence', expected: 'B D A C' }, 'B D A C'],
  [{ kind: 'choice', expected: 'B', options: ['$x$-axis', '$y$-axis', 'both', 'neither'] }, 'B'],
]

describe.each(rules.map(([rule, key]) => [`${rule.kind} ${key}`, rule, key] as const))('%s', (_, rule, key) => {
  test.each([
    `${key}?`,
    `is it ${key} ?`,
    `maybe ${key}`,
    `may be ${key}`,
    `${key}, not sure`,
    `not very sure, ${key}`,
    `I guess ${key}`,
    `${key} or so`,
    `${key} or something`,
    `probably ${key}`,
    `I don't think it is ${key}`,
    `it could be ${key}`,
    `other than ${key}`,
    `shayad ${key}`,
    `if ${key}`,
  ])('“%s” leaves the answer open: it is asked about', (response) => {
    expect(checkAnswer(rule, response)).toMatchObject({ correct: false, unread: true })
  })

  test('without the doubt it is right', () => {
    for (const response of [key, `I think ${key}`])
      expect([response, checkAnswer(rule, response).correct]).toEqual([response, true])
  })
})

describe('what is exact is not about right', () => {
  judged(
    { kind: 'surd', expected: '√2' },
    { right: ['√2 ≈ 1.41', 'about 1.41', '≈ 1.414'], wrong: ['≈ √2', 'about √2', 'nearly √2', '√2 or so'] },
  )
  judged(
    { kind: 'number', expected: '17.5' },
    { right: ['17.5'], wrong: ['≈ 17.5', 'approx 17.5', 'around 17.5', '~17.5', 'almost 17.5'] },
  )
  judged({ kind: 'number', expected: '5' }, { right: ['5'], wrong: ['≈ 5', 'about 5', 'roughly 5', 'close to 5'] })
})

describe('a value that the question asks to be rounded is about right', () => {
  judged(
    { kind: 'number', expected: '245.67', unit: 'cm²', tolerance: 1, form: { places: 2 } },
    {
      right: ['245.67', 'area is about 245.67', '≈ 245.67 cm²', 'approx 245.67'],
      wrong: ['about 245', '≈ 246', '246', '245', 'about 24.67', 'maybe 245.67'],
    },
  )
})

test('a doubt in one part leaves the others as they are', () => {
  const part = (label: string, expected: string) => ({ label, rule: { kind: 'number' as const, expected }, marks: 1 })
  const rule: AnswerRule = { kind: 'parts', expected: '(i) 9; (ii) 19', parts: [part('(i)', '9'), part('(ii)', '19')] }
  expect(checkAnswer(rule, '(i) 9 (ii) maybe 19')).toMatchObject({ correct: false, marks: 1 })
  expect(checkAnswer(rule, '(i) 9 (ii) 19')).toMatchObject({ correct: true, marks: 2 })
})
