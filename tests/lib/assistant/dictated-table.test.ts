import { reply } from '@/lib/assistant'
import { readQuestion } from '@/lib/assistant/question/question'
import { phrases } from './dictated.table'

/** What a text states: its facts, however they are written. */
const statedIn = (text: string): string =>
  JSON.stringify(
    readQuestion(text).apart.filter(({ kind }) => kind !== 'word' && kind !== 'mark'),
    (key, value: unknown) =>
      /^(?:tex|implied|decimal|text)$/.test(key) ? undefined : typeof value === 'bigint' ? String(value) : value,
  )

test('the table holds at least 150 phrases, each with something to read in it', () => {
  expect(phrases.length).toBeGreaterThanOrEqual(150)
  expect(phrases.filter(([said]) => statedIn(said) === '[]')).toEqual([])
})

test.each(phrases)('“%s” is read as %s', (said, typed) => {
  expect(statedIn(said)).toBe(statedIn(typed))
})

describe('a word away it is another thing', () => {
  test.each([
    ['x plus two whole square equals twenty five', 'x plus two square equals twenty five'],
    ['two sin theta equals one', 'sin theta equals one'],
    ['hundred x square minus twenty x plus one equals zero', 'x square minus twenty x plus one equals zero'],
    ['tan A plus B equals root three', 'tan A plus tan B equals root three'],
    ['x into x plus one equals six', 'x square plus one equals six'],
    ['two tan square forty five', 'tan square forty five'],
    ['a n equals three n plus two', 'n equals three n plus two'],
    ['two root three minus one', 'root three minus one'],
  ])('“%s” is not “%s”', (one, other) => {
    expect(statedIn(one)).not.toBe(statedIn(other))
  })
})

describe('where it is left open what a bar divides, nothing is answered', () => {
  test.each([
    'solve one by x minus one by x minus two equals three',
    'solve two x plus one by x minus three equals four',
    'solve nine hundred by x minus nine hundred by x plus five equals twelve',
    'simplify sin A by one plus cos A',
    'rationalise one by root five plus root two',
  ])('%s', async (question) => {
    expect((await reply(question)).answer).toBeUndefined()
  })
})
