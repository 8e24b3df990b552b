import { folded } from '@/lib/speech/folded'

test.each([
  ['what what is what is the what is the mean', 'what is the mean'],
  ['HCF HCF of HCF of 12 HCF of 12 and 18', 'HCF of 12 and 18'],
  ['find find the find the mean', 'find the mean'],
  ['What is what is a circle', 'what is a circle'],
  ['hello hello there', 'hello there'],
])('"%s" was said as "%s"', (heard, said) => {
  expect(folded(heard)).toBe(said)
})

test.each([
  'what is the mean',
  'mean',
  'two two',
  'is 4 equal to 4',
  'find a and find b',
  'the sum of the first ten terms',
  '',
])('"%s" stays as it is', (heard) => {
  expect(folded(heard)).toBe(heard)
})

test('a long row of one word takes no long time', () => {
  expect(folded(`${'a '.repeat(60)}b`)).toBe('a b')
})
