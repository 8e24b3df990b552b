import { dictated } from '@/lib/assistant/question/dictated'
import { reply } from '@/lib/assistant'

describe('spoken mathematics is read as it would be typed', () => {
  test.each([
    ['x square minus five x plus six equals zero', 'x ^2 - 5 x + 6 = 0'],
    ['solve two x squared minus seven x plus three is equal to zero', 'solve 2 x ^2 - 7 x + 3 = 0'],
    ['x cubed minus eight', 'x ^3 - 8'],
    ['root three tan theta equals one', 'root 3 tan theta = 1'],
    ['square root of forty five', 'root 45'],
    ['sine thirty degrees plus cosine sixty degrees', 'sin 30 degrees + cos 60 degrees'],
    ['five x plus two y equals minus seven', '5 x + 2 y = - 7'],
    ['hcf of twelve and eighteen', 'hcf of 12 and 18'],
    ['mean of two, four, and nine', 'mean of 2, 4, and 9'],
    ['lcm of one hundred and five and twenty one', 'lcm of 105 and 21'],
    ['twelve times five', '12 × 5'],
    ['two point five times four', '2.5 × 4'],
    ['three thousand and seventy two divided by sixteen', '3072 / 16'],
    ['the fourth and the eighth terms', 'the 4th and the 8th terms'],
    ['twentieth term of three eight thirteen', '20th term of 3 8 13'],
    ['their sum is twenty five', 'their sum is 25'],
    ['x is to y', 'x : y'],
  ])('"%s" is "%s"', (said, written) => {
    expect(dictated(said)).toBe(written)
  })
})

describe('words that calculate nothing stay as they are', () => {
  test.each([
    'the sum of two numbers is 8',
    'one ball is drawn from three red and five blue balls',
    'the first term of an AP',
    'the second and third of them',
    'what is the area of a square',
    'a man goes over the bridge',
    'three times as old as his son',
    'the square root of a number',
    'divide it into two parts',
    'divide 29 into two parts',
    'cut 12 m into 3 equal parts',
    'the cube is melted',
    'the degree of a polynomial',
    'what is sine',
    'a die is thrown two times',
  ])('%s', (said) => {
    expect(dictated(said)).toBe(said)
  })
})

test.each([
  ['x square minus five x plus six equals zero', '3, 2'],
  ['hcf of ninety six and four hundred and four', '4'],
  ['twentieth term of three eight thirteen', '98'],
  ['discriminant of three x square plus two x minus one', '16'],
  ['sine thirty degrees plus cos sixty degrees', '1'],
  ['five x plus two y equals seven and x minus y equals zero', 'x = 1, y = 1'],
])('"%s" is answered: %s', async (question, answer) => {
  expect((await reply(question)).answer).toBe(answer)
})
