import { withHindiSpelling } from '@/lib/assistant/question/hindi-spelling'
import { reply } from '@/lib/assistant'

describe('Hindi in Latin letters has one spelling', () => {
  test.each([
    ['mode 50 h, missing frequency y btao', 'mode 50 hai, missing frequency y batao'],
    ['kia EF || QR h?', 'kya EF || QR hai?'],
    ['area kitnaa hoga, niklo', 'area kitna hoga, nikalo'],
    ['AC mein 5 hain, bataiye', 'AC me 5 hai, batao'],
    ['4th or 9th term ka ratio', '4th aur 9th term ka ratio'],
    [
      'ek bag me 5 laal or 9 kali balls h, laal ki probability',
      'ek bag me 5 laal aur 9 kali balls hai, laal ki probability',
    ],
    ['3 or 5 dono se divisible hone ki probability', '3 aur 5 dono se divisible hone ki probability'],
    // English with a Hindi word
    ['sum aur product of x ya y', 'sum and product of x or y'],
    ['ye angles are equal', 'the angles are equal'],
    ['The mid-point is (3, 5). p + q kya hoga', 'The mid-point is (3, 5). find p + q'],
    ['x = 3, all values of y nikalo', 'x = 3, find all values of y'],
  ])('"%s"', (typed, written) => {
    expect(withHindiSpelling(typed)).toBe(written)
  })

  test.each([
    // a height
    'cone ki radius 7 h 24, csa batao',
    'r = 7 aur h = 24 hai, csa batao',
    // one of two kinds, one of two events, none
    'roots rational or irrational hai',
    'hai or nahi batao',
    'red or blue ball hone ki probability',
    'ek bag me 4 red balls hai. probability of red or blue kya hogi',
    // English
    'at least 2 or more heads',
    'height h and radius r',
    // no clause, a list, Hindi throughout
    'HCF(1071, 459) nikalo',
    'midpoint of P(5, 8) and Q(-2, 1) batao',
    'AP 20, 16, ..., -60 me piche se 6va term kya hai',
  ])('"%s" stays', (typed) => {
    expect(withHindiSpelling(typed)).toBe(typed)
  })
})

test.each([['ek ap ka 4th term 17 h or 9th term 42 h to 21st term niklo', '102']])('%s', async (question, answer) => {
  expect((await reply(question)).answer).toBe(answer)
})
