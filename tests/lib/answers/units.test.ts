import { checkAnswer, type AnswerRule } from '@/lib/answers'
import { noted } from './judged'

const cm = { kind: 'number', expected: '3.2', unit: 'cm' } as const
const inCm = { ...cm, unitFixed: true } as const
const minutes = { kind: 'number', expected: '84', unit: 'minutes' } as const
const degrees = { kind: 'number', expected: '22.5', unit: '°' } as const
const speed = { kind: 'number', expected: '90', unit: 'km/h' } as const
const rupees = { kind: 'number', expected: '5.5', unit: '₹' } as const
const pair = { kind: 'pair', expected: 'x = 6.5, y = 13', unit: 'hours' } as const

describe('the same amount in another unit of its kind is right, with the amount in the unit asked for', () => {
  test.each<[AnswerRule, string]>([
    [cm, '32 mm'],
    [cm, '0.032 m'],
    [cm, '3.2 cm = 32 mm'],
    [minutes, '1 hour 24 minutes'],
    [minutes, '1 h 24 min'],
    [minutes, '1 hr and 24 mins'],
    [minutes, '1.4 hours'],
    [minutes, '1 hour 23 minutes 60 seconds'],
    [speed, '25 m/s'],
    [speed, '1.5 km/min'],
    [rupees, '550 paise'],
    [pair, '390 min, 780 min'],
  ])('%j: %s', (rule, response) => {
    expect(checkAnswer(rule, response)).toMatchObject({ correct: true, note: expect.stringMatching(/^That is/) })
  })

  test.each<[AnswerRule, string]>([
    [degrees, "22°30'"],
    [degrees, '22 degrees 30 minutes'],
    [rupees, 'Rs 5 and 50 paise'],
    [pair, 'x = 6 hours 30 minutes, y = 13 hours'],
    [pair, '6 h 30 min and 13 h'],
  ])('%j: %s, where the larger unit is the one asked for, needs no word', (rule, response) => {
    expect(checkAnswer(rule, response)).toMatchObject({ correct: true })
  })
})

describe('a unit that the bracket behind it says again', () => {
  const volume = { kind: 'number', expected: '1247.4', unit: 'cm³', unitFixed: true } as const

  test.each(['1247.4 cm³ (cubic centimetres)', '1247.4 cubic cm (cm³)'])('%s is right', (response) =>
    expect(checkAnswer(volume, response).correct).toBe(true),
  )

  test.each(['1247.4 cm² (cubic centimetres)', '1247.4 cm³ (cm)', '1247.4 (cm³) m'])('%s is wrong', (response) =>
    expect(checkAnswer(volume, response).correct).toBe(false),
  )
})

describe('another amount in another unit is wrong', () => {
  test.each<[AnswerRule, string]>([
    [cm, '33 mm'],
    [cm, '3.2 m'],
    [cm, '32 mm²'],
    [cm, '32.01 mm'],
    [cm, '33 mm = 3.2 cm'],
    [cm, '3.3 cm = 32 mm'],
    [minutes, '1 hour 25 minutes'],
    [minutes, '1.24 hours'],
    [degrees, "22°31'"],
    [degrees, '22.3°'],
    [speed, '24 m/s'],
    [speed, '324 m/s'],
    [rupees, 'Rs 5 and 5 paise'],
    [pair, 'x = 6 hours 20 minutes, y = 13 hours'],
    [pair, '13 h, 6 h 30 min'],
    [{ kind: 'number', expected: '5.2', unit: 'm²' }, '5 m 20 cm²'],
  ])('%j: %s', (rule, response) => {
    expect(checkAnswer(rule, response).correct).toBe(false)
  })
})

describe('where the question fixes the unit in words, another one is wrong', () => {
  noted(inCm, '32 mm', /^That is the same amount in another unit. Give the answer in cm.$/)
  noted(inCm, '33 mm', /^Give the answer in cm.$/)

  test.each(['3.2', '3.2 cm', '32 mm = 3.2 cm'])('%s is in cm', (response) => {
    expect(checkAnswer(inCm, response)).toEqual(expect.objectContaining({ correct: true }))
  })
})

describe('a value that has no unit refuses one', () => {
  test.each<[AnswerRule, string]>([
    [{ kind: 'number', expected: '11', unitless: true }, '11 cm'],
    [{ kind: 'number', expected: '11', unitless: true }, '₹11'],
    [{ kind: 'fraction', expected: '4/25', unitless: true }, '4/25 cm²'],
    [{ kind: 'surd', expected: '√3/2', unitless: true }, '√3/2 m'],
    [{ kind: 'roots', expected: '2, 5', unitless: true }, '2 cm, 5 cm'],
    [{ kind: 'pair', expected: 'x = 26, y = 16', unitless: true }, 'x = ₹26, y = ₹16'],
  ])('%j: %s', (rule, response) => {
    expect(checkAnswer(rule, response)).toMatchObject({
      correct: false,
      note: 'The answer is a number without a unit.',
    })
    expect(checkAnswer(rule, rule.expected).correct).toBe(true)
  })

  test('but "6 units" is 6, and "first year 230" is 230', () => {
    expect(checkAnswer({ kind: 'number', expected: '6', unitless: true }, '6 units').correct).toBe(true)
    expect(checkAnswer({ kind: 'number', expected: '230', unitless: true }, 'first year 230').correct).toBe(true)
  })
})

describe('a number in the name of a value is not the value', () => {
  const total: AnswerRule = { kind: 'number', expected: '6435' }

  test.each(['total in 18 years 6435', 'sum of 18 terms 6435', 'sum of first 18 terms is 6435'])('%s', (response) => {
    expect(checkAnswer(total, response).correct).toBe(true)
  })

  test.each(['total in 18 years', 'total in 6435 years 18', 'total in 18 years 6434', '5 rows 6435'])(
    'not %s',
    (response) => {
      expect(checkAnswer(total, response).correct).toBe(false)
    },
  )
})

describe('how much more it is', () => {
  const difference: AnswerRule = { kind: 'number', expected: '6', unit: 'm', asked: { names: ['difference'] } }

  test('"Joseph walks 6 m more" is a difference, and no length', () => {
    expect(checkAnswer(difference, 'Joseph walks 6 m more').correct).toBe(true)
    expect(checkAnswer({ ...difference, asked: { names: ['length'] } }, '6 m more').correct).toBe(false)
  })

  test.each([
    ['6 less', 'less'],
    ['6 more', 'more'],
  ])('%s is refused by its own word', (response, word) => {
    expect(checkAnswer({ kind: 'number', expected: '6' }, response).note).toMatch(`“${word}than”`)
  })

  test.each(['6 more', '6 m less', '6 m or more', 'more than 6 m'])('not %s', (response) => {
    expect(checkAnswer(difference, response).correct).toBe(false)
  })
})
