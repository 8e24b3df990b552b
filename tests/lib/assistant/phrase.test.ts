import { phrase, told } from '@/lib/assistant/question/phrase'
import { readQuestion } from '@/lib/assistant/question/question'
import { toText } from '@/lib/maths'

const number = (text: string, pattern: string): string | null => {
  const taken = phrase(readQuestion(text), pattern)?.taken.findLast(({ kind }) => kind === 'number' || kind === 'word')
  if (!taken) return null
  return taken.kind === 'number' ? toText(taken.value) : taken.kind === 'word' ? taken.text : null
}

describe('a phrase is found where its pieces stand in order', () => {
  test.each([
    ['The sum of the digits of a number is 9.', 'sum digits #n', '9'],
    ['sum of the digits is nine', 'sum digits #n', '9'],
    ['sum of the digits nine', 'sum digits #n', 'nine'],
    ['The sum of the ages of Ravi and his sister is 20 years', 'sum|total ages|age #n', '20'],
    ['the total age: 20', 'sum|total ages|age #n', '20'],
    ['The sum is 4 more than the other', 'sum #n', '4'],
    ['add up 12 and 18', 'add up? #m #n', '18'],
    ['The sum of the two digits is 9', 'sum * digits #n', '9'],
  ] as const)('"%s": "%s"', (text, pattern, found) => {
    expect(number(text, pattern)).toBe(found)
  })
})

describe('nothing with a meaning of its own is passed over', () => {
  test.each([
    ['The sum of the squares of the digits is 9', 'sum digits #n'],
    ['The sum of the two digits is 9', 'sum digits #n'],
    ['The sum of the digits is not 9', 'sum digits #n'],
    ['The sum of the digits is known. The number is 9', 'sum * digits #n'],
    ['The digits have the sum 9', 'sum digits #n'],
  ] as const)('"%s" has no "%s"', (text, pattern) => {
    expect(number(text, pattern)).toBeNull()
  })
})

test('the first pattern that is found counts, and facts are kept by their kind', () => {
  const question = readQuestion('Find the 20th term of the AP 3, 8, 13, ...')
  const found = phrase(question, '@at:ordinal term ap @row:list', '@row:list * @at:ordinal term')
  expect([found?.facts.at.n, found?.facts.row.open]).toEqual([20, true])
  expect(told(question, found).used).toEqual(question.facts)
})

test('a row of numbers is used when each of them is', () => {
  const question = readQuestion('the HCF of 12 and 18 is added')
  expect(told(question, phrase(question, 'hcf #a')).used).toEqual([])
  expect(told(question, phrase(question, 'hcf #a #b')).used).toEqual(question.facts)
})

test('a long text that nearly fits takes no long time', () => {
  const question = readQuestion('sum of a and b of c '.repeat(70))
  const before = process.cpuUsage()
  expect(phrase(question, 'sum * sum * sum * sum * sum * sum * #n')).toBeNull()
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(500)
})

test('how many times, and the nouns that a sense depends on, are kept to be compared', () => {
  const times = (text: string) => phrase(readQuestion(text), '%k old')?.numbers.k.n
  expect(['twice as old', '3 times as old', 'three times as old', 'thrice as old', 'four as old'].map(times)).toEqual([
    2n,
    3n,
    3n,
    3n,
    undefined,
  ])
  const found = phrase(readQuestion('5 pencils and 7 geometry boxes cost ₹x'), '#a ~x #b ~y cost @c:letter')
  expect([found?.nouns.x, found?.nouns.y, found?.facts.c.name]).toEqual(['pencil', 'geometry box', 'x'])
  expect(phrase(readQuestion('5 more pencils'), '#a ~x')?.nouns.x).toBe(undefined)
})
