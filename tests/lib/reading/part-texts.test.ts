import { partTexts } from '@/lib/reading/values/part-texts'

const three = ['(i)', '(ii)', '(iii)'].map((label) => ({ label, width: 1 }))
const texts = (response: string, parts = three) => partTexts(response, parts)?.map(({ text }) => text)

test.each([
  '(i) 9 (ii) 19 (iii) 5',
  'i) 9, ii) 19, iii) 5',
  '1. 9 2. 19 3. 5',
  '(1) 9 (2) 19 (3) 5',
  'a) 9\nb) 19\nc) 5',
  '(iii) 5; (i) 9; (ii) 19',
  'i = 9, ii = 19, iii = 5',
  'Part (i): 9\nPart (ii): 19\nPart (iii): 5',
  '9, 19, 5',
  '9; 19; 5',
  '9\n19\n5',
  '9 19 5',
])('%j is 9, 19 and 5', (response) => expect(texts(response)).toEqual(['9', '19', '5']))

test('the comma of a point belongs to the point', () => {
  expect(texts('5, (-2, -4), 2')).toEqual(['5', '(-2, -4)', '2'])
})

test('the comma of a number belongs to the number, where the parts come out so', () => {
  expect(texts('9, 1,900, 756')).toEqual(['9', '1,900', '756'])
})

test('names lead to their parts, in any order and with their other names', () => {
  const named = [
    { label: 'g', width: 1, aliases: ['gap'] },
    { label: 'n', width: 1, aliases: ['number of rows'] },
  ]
  expect(texts('n = 19, g = 9', named)).toEqual(['9', '19'])
  expect(texts('g=9 n=19', named)).toEqual(['9', '19'])
  expect(texts('gap is 9, number of rows is 19', named)).toEqual(['9', '19'])
})

test('a part of several values takes as many of the list', () => {
  const parts = [
    { label: '(i)', width: 2, inner: ['x', 'y'] },
    { label: '(ii)', width: 1 },
  ]
  expect(texts('2, 3, yes', parts)).toEqual(['2, 3', 'yes'])
  expect(texts('x = 2, y = 3, yes', parts)).toEqual(['x = 2, y = 3', 'yes'])
})

test('a missing part has an empty text, and too many pieces have no place', () => {
  expect(texts('(i) 9 (iii) 5')).toEqual(['9', '', '5'])
  expect(texts('9, 19')).toEqual(['9', '19', ''])
  expect(texts('9, 19, 5, 7')).toBeUndefined()
})

test('each text is placed in the response', () => {
  const response = '(ii) 19 (i) 9 (iii) 5'
  for (const { text, at } of partTexts(response, three) ?? []) expect(response.slice(at, at + text.length)).toBe(text)
})
