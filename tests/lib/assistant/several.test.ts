import { reply } from '@/lib/assistant'
import { partsApart } from '@/lib/assistant/question/parts'

describe('several things asked in one sentence are answered one by one', () => {
  test.each([
    [
      'the radius of a cylinder is 7 cm and its height is 10 cm. find its volume and curved surface area',
      '(i) 1540 cm³; (ii) 440 cm²',
    ],
    ['ek cone ka radius 7 cm aur height 24 cm hai to volume aur csa nikalo', '(i) 1232 cm³; (ii) 550 cm²'],
    ['radius of sphere is 7 cm. find i) surface area ii) volume', '(i) 616 cm²; (ii) 4312/3 cm³'],
    ['find the discriminant of x^2 - 5x + 6 = 0 and hence find the roots', '(i) 1; (ii) 3, 2'],
    ['find the roots of x^2-5x+6=0 and their sum', '(i) 3, 2; (ii) 5'],
    ['find the distance between (1,2) and (4,6) and also their midpoint', '(i) 5; (ii) (5/2, 4)'],
    ['a die is thrown. find the probability of getting (a) an even number (b) a prime number', '(a) 1/2; (b) 1/2'],
    [
      'a card is drawn from a deck of 52 cards. what is the probability that it is a king, a red card, not an ace',
      '(i) 1/13; (ii) 1/2; (iii) 12/13',
    ],
    [
      'bag has 4 red 7 blue and 9 green balls. one ball taken out at random find prob that it is i) blue ii) not green',
      '(i) 7/20; (ii) 11/20',
    ],
    ['find volume and total surface area of a cone of radius 7 cm and height 24 cm', '(i) 1232 cm³; (ii) 704 cm²'],
    [
      'find the area of sector and length of arc of a circle of radius 21 cm and angle 60 degrees',
      '(i) 231 cm²; (ii) 22 cm',
    ],
  ])('%s', async (question, answer) => {
    expect((await reply(question)).answer).toBe(answer)
  })
})

describe('what reads as several things and is one stays one', () => {
  test.each([
    ['find hcf and lcm of 12 and 18', 'HCF = 6, LCM = 36'],
    [
      'PA and PB are tangents to a circle with centre O and radius 5 cm. OP = 13 cm. Find PA and PB.',
      'PA = 12 cm, PB = 12 cm',
    ],
    ['find the 10th term and the sum of first 20 terms of AP 2, 5, 8, ...', '29; 610'],
    ['find the sum and the product of the zeroes of x^2 - 5x + 6', 'sum = 5, product = 6'],
    ['a die is thrown. find the probability of getting an even number and a prime number', '1/6'],
  ])('%s', async (question, answer) => {
    expect((await reply(question)).answer).toBe(answer)
  })
})

test.each([
  // an ask that nobody understands
  'find the hcf and zog of 12 and 18',
  // something told that no ask uses
  'a cylinder has radius 7 cm and height 10 cm. its density is 5. find its volume and curved surface area',
  // none of the asks may go unanswered
  'a cone has radius 7 cm and height 24 cm. find its volume, its weight in kg and curved surface area',
])('where not all of it is understood, nothing is said: %s', async (question) => {
  expect((await reply(question)).answer).toBeUndefined()
})

test.each([
  ['find: 1) the radius 2) the height', ['the radius', 'the height']],
  ['a die is thrown. find i) P(2) ii) P(3)', ['P(2)', 'P(3)']],
  ['x + y = 5 ...(1) and 2x - y = 3 ...(2) solve', []],
  ['f(1) = 2, f(2) = 3 find f', []],
])('"%s" has its parts taken apart', (text, parts) => {
  expect(partsApart(text).parts.map((part) => part.text)).toEqual(parts)
})
