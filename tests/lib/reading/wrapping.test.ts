import { unwrapped } from '@/lib/reading/text/wrapping'

test.each([
  ['So, the answer is (5).', '5'],
  ['∴ Hence, the required answer is **5**', '5'],
  ['[9:4]', '9:4'],
  ['(3, -4)', '3, -4'],
  ['mera answer x = 3 hai', 'x = 3'],
  ['$\\frac{3}{4}$', '\\frac{3}{4}'],
  ['Answer- 26', '26'],
  ['Ans:- 26', '26'],
  ['5 is the answer', '5'],
  ['26cm ans.', '26cm'],
  ['it exceeds by 4', '4'],
  ['The first exceeds the second by 4', '4'],
])('“%s” is “%s”', (response, text) => {
  expect(unwrapped(response).text).toBe(text)
})

test.each([
  ['a minus sign', 'Ans -26', '-26'],
  ['a decimal point', 'Ans .5', '.5'],
  ['a point in the abbreviation', 'Ans.5', '5'],
  ['dots at the end', '1, 2, 3, ...', '1, 2, 3, ...'],
  ['a sign of an inequality', '=> k > 4', 'k > 4'],
  ['at least', '>= 4', '>= 4'],
])('%s is no part of a sentence: “%s” is “%s”', (_, response, text) => {
  expect(unwrapped(response).text).toBe(text)
})

test.each([
  ['brackets that are not the same pair', '(x - 2)(x - 3)'],
  ['points in a list', '(1, 2), (3, 4)'],
  ['a denial', '5 is not the answer'],
  ['a denial in another tongue', '5 nahi hai'],
  ['a doubt', 'maybe 5?'],
  ['a name', 'BD = 21'],
  ['the first word of a sentence', 'solution does not exist'],
  ['nothing but a sentence', 'it is'],
  ['by for over', 'exceeds by 4 by 7'],
  ['an article', 'a square'],
  ['the name of a shape', 'right triangle'],
])('%s stays: “%s”', (_, response) => {
  expect(unwrapped(response).text).toBe(response)
})

test('it is told where what is left begins', () => {
  const response = '  So, the answer is  “5 cm”.'
  const { text, from } = unwrapped(response)
  expect(response.slice(from, from + text.length)).toBe('5 cm')
})

test.each([
  '('.repeat(3000),
  `${' '.repeat(90_000)}x`,
  'so '.repeat(50_000),
  '**'.repeat(900),
  `${'('.repeat(900)}${')'.repeat(900)}`,
])('it comes back from 100 kB of anything', (response) => {
  expect(unwrapped(response).text.length).toBeLessThanOrEqual(response.length)
})
