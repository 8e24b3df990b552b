import { withPointsInBrackets } from '@/lib/assistant/question/bare-points'
import { withSentences } from '@/lib/assistant/question/sentences'
import { withRowsParted } from '@/lib/assistant/question/spaced-rows'

describe('points that are typed without brackets get them', () => {
  test.each([
    ['distance btw A -5,7 and B -1,3', 'distance btw A(-5, 7) and B(-1, 3)'],
    ['show that 1,-1 5,2 and 9,5 are collinear', 'show that (1, -1) (5, 2) and (9, 5) are collinear'],
    ['distance of the point 6,8 from the origin', 'distance of the point (6, 8) from the origin'],
    [
      'ratio in which x axis divides line joining 3,-6 and 8,9',
      'ratio in which x axis divides line joining (3, -6) and (8, 9)',
    ],
  ])('%s', (typed, written) => {
    expect(withPointsInBrackets(typed)).toBe(written)
  })

  test.each([
    'the median of 3, 5 and 7, 9',
    'the points (1, 2) and 3,4',
    'triangle with sides 3, 4 and 5',
    'a rectangle costs 1,200 and a square 3,400',
    'centre of the circle, 5 cm radius',
  ])('what is no point stays: %s', (typed) => {
    expect(withPointsInBrackets(typed)).toBe(typed)
  })
})

describe('numbers in a row that only spaces part get commas', () => {
  test.each([
    ['AP 20 16 12 -60 find the 6th term from the end', 'AP 20, 16, 12, -60 find the 6th term from the end'],
    ['find hcf of 12 20 and 30', 'find hcf of 12, 20 and 30'],
    ['√3 √12 √27 √48 is it an ap', '√3, √12, √27, √48 is it an ap'],
    ['3 -1 are zeroes of x^2 - 2x - 3', '3, -1 are zeroes of x^2 - 2x - 3'],
  ])('%s', (typed, written) => {
    expect(withRowsParted(typed)).toBe(written)
  })

  test.each([
    'class 0-10 10-20 20-30 freq 5 8 7 find mean',
    'which term of the AP 20, 19 1/4, 18 1/2 is negative',
    'find 7 - 3 - 1',
    'x = 3 and y = 5 -2',
    'evaluate 2 * 3 5',
  ])('what is no row stays: %s', (typed) => {
    expect(withRowsParted(typed)).toBe(typed)
  })
})

describe('a stop where a sentence begins', () => {
  test.each([
    [
      'The mean weight of 9 boys is 40 kg A new boy joins who has weight 50 kg Find the mean weight now',
      'The mean weight of 9 boys is 40 kg. A new boy joins who has weight 50 kg. Find the mean weight now',
    ],
    [
      'sum of two numbers is nine and their difference is three find the numbers',
      'sum of two numbers is nine and their difference is three. find the numbers',
    ],
  ])('%s', (typed, written) => {
    expect(withSentences(typed)).toBe(written)
  })

  test.each([
    'Where on the x-axis is the point that is as far from A as from B',
    'the sides of a triangle are 3 cm and 4 cm. Find the third side of it now please',
    'A and B are points on a circle and C is the centre of it',
    'show how to find the mean of this data by any method',
  ])('where none begins all stays: %s', (typed) => {
    expect(withSentences(typed)).toBe(typed)
  })
})
