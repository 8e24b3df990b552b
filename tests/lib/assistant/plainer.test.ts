import { reply } from '@/lib/assistant'
import { plainer } from '@/lib/assistant/plainer'

const alike: readonly (readonly [asked: string, plain: string])[] = [
  ['Is (x + 3)² = x² − 7 a quadratic equation? Give a reason.', 'no'],
  ['Does x² + x + 1 = 0 have real roots? why or why not', 'no real roots'],
  ['sir kya 14^n kabhi 0 digit pe end ho sakta hai kisi natural number n ke liye? reason bhi batao', 'No'],
  ['find the least number which when divided by six fifteen and eighteen leaves remainder five in each case', '95'],
  [
    'two taps together fill a tank in six hours the smaller tap alone takes nine hours more than the larger tap find the time in which each tap can fill the tank',
    'larger = 9, smaller = 18',
  ],
  ['ek 2 digit number ke digits ka sum 11 hai. digits ulta karne par number 27 se badh jata hai. number kya hai', '47'],
  ['do lagatar odd positive numbers ke squares ka yog 394 hai. numbers kya hain?', 'smaller = 13, larger = 15'],
  ['if 3 is a root of x2-(k+1)x+12=0 find k n the other root', 'k = 6, other root = 4'],
  ['In a △ABC , ∠B = 3∠A and ∠C – ∠B = 12° . Find all the angles of the triangle .', '24°, 72°, 84°'],
  ['In △ABC, ∠C = 3∠B = 2(∠A + ∠B). Find the angles', '20°, 40°, 120°'],
  ['zeros of x^2+88x+125 are (a) both positive (b) both negative (c) one +ve one -ve (d) both equal', 'B'],
  [
    'mandir me teen ghantiyan 12, 18 aur 20 minute ke antar par bajti hain. agar subah 6:15 par teeno saath baji to agli baar saath me kitne baje bajengi?',
    '9:15 a.m.',
  ],
  [
    'x^2 + 13x + 36 ke dono zeroes positive honge, negative honge ya ek positive ek negative? bina solve kiye',
    'Both zeroes are negative',
  ],
  ['agar zeroes ka sum √3 hai aur product -1/2 hai to quadratic polynomial likho', '2x^2 - 2√3x - 1'],
  [
    'The height of a ball in metres after t seconds is h = -5t^2+10t+15. After how many seconds does it hit the ground?',
    '3',
  ],
  [
    'ek fraction ke numerator aur denominator ka sum 12 hai. denominator me 3 add karne par fraction 1/2 ho jata hai. fraction batao',
    '5/7',
  ],
  [
    'A quadratic polynomial with zeroes -3 and 4: (a) x² - x + 12 (b) x² + x + 12 (c) x²/2 - x/2 - 6 (d) 2x² + 2x - 24',
    'C',
  ],
]

describe('A question that is put plainer', () => {
  it.each(alike)('%s', async (asked, answer) => {
    expect((await reply(asked)).answer?.replace(/, because.*/, '')).toBe(answer)
  })

  it.each([
    'Two taps fill a tank in six hours. Find the time in which each tap can fill the tank. Give a reason.',
    'In △ABC, ∠B = 3∠A and ∠C – ∠B = 12°x. Find all the angles.',
    'ek 2 digit number ke digits ka sum 11 hai. number kya hai',
    'agar zeroes ka sum √3 hai aur product -1/2 hai to discriminant likho',
    'Two zeroes of a quadratic polynomial are 2 and -3. The polynomial may be (a) 3x² + 3x - 18 (b) x² - x - 6 (c) x² + x + 6 (d) 2x² + 2x - 12',
    'The height of a ball in metres after t minutes is h = -5t^2+10t+15. How high is it after 2 hours?',
    'Tickets numbered from 1 to n are mixed in a bowl and one ticket is drawn. Find the probability that it bears a prime number.',
    'a fair die is thrown n times find probability of 6',
    'do lagatar odd positive numbers ke cubes ka yog 394 hai. numbers kya hain?',
  ])('is still declined where it tells too little: %s', async (asked) => {
    expect((await reply(asked)).answer).toBeUndefined()
  })

  it('is left alone where there is nothing to put otherwise', () => {
    expect(plainer('Find the HCF of 12 and 18.')).toEqual([])
  })

  it('keeps n where it is a letter of the question', () => {
    expect(plainer('Can 6^n end with 0 n 5 for no n? Give reason.').every((one) => one.includes('0 n 5'))).toBe(true)
  })
})
