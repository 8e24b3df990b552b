import { checkAnswer } from '@/lib/answers'
import { divide, fraction, fromDecimal, multiply, toText, type Fraction } from '@/lib/maths/fraction'
import { poseProblem, templates } from '@/lib/problems/all'
import { seedsOf } from '../../seeds'

/** How many of each other unit one is, as a fraction. */
const others: Readonly<Record<string, readonly (readonly [unit: string, above: number, below: number])[]>> = {
  seconds: [
    ['minutes', 1, 60],
    ['hours', 1, 3600],
  ],
  minutes: [
    ['seconds', 60, 1],
    ['hours', 1, 60],
  ],
  s: [['min', 1, 60]],
  min: [
    ['s', 60, 1],
    ['hr', 1, 60],
  ],
  hours: [
    ['min', 60, 1],
    ['days', 1, 24],
  ],
  mm: [
    ['cm', 1, 10],
    ['m', 1, 1000],
  ],
  cm: [
    ['mm', 10, 1],
    ['m', 1, 100],
  ],
  m: [
    ['cm', 100, 1],
    ['mm', 1000, 1],
    ['km', 1, 1000],
  ],
  km: [['m', 1000, 1]],
  'mm²': [['cm²', 1, 100]],
  'cm²': [
    ['mm²', 100, 1],
    ['m²', 1, 10_000],
  ],
  'm²': [
    ['cm²', 10_000, 1],
    ['hectares', 1, 10_000],
  ],
  'km²': [['m²', 1_000_000, 1]],
  'mm³': [['cm³', 1, 1000]],
  'cm³': [
    ['mm³', 1000, 1],
    ['m³', 1, 1_000_000],
    ['litres', 1, 1000],
    ['ml', 1, 1],
  ],
  'm³': [
    ['cm³', 1_000_000, 1],
    ['litres', 1000, 1],
  ],
  litres: [
    ['ml', 1000, 1],
    ['cm³', 1000, 1],
  ],
  kg: [['g', 1000, 1]],
  g: [['kg', 1, 1000]],
  '₹': [['paise', 100, 1]],
  'km/h': [
    ['m/s', 5, 18],
    ['m/min', 50, 3],
  ],
  'm/s': [['km/h', 18, 5]],
  years: [['months', 12, 1]],
  days: [
    ['hours', 24, 1],
    ['weeks', 1, 7],
  ],
}
const alone = ['seats', '°', 'units', 'square units', 'cubic units']

/** A key as a fraction, or as a multiple of a root or π. */
function multipleOf(key: string): { readonly times: Fraction; readonly of: string } | null {
  const [, above = '', root = '', below = '1'] = /^(\d*(?:\.\d+)?)((?:√\d+|π)?)(?:\/(\d+))?$/.exec(key) ?? []
  if (above + root === '') return null
  return { times: divide(fromDecimal(above === '' ? '1' : above), fromDecimal(below)), of: root }
}

const seeds = seedsOf('u', { few: 1, many: 12 })
const measured = templates.flatMap((template) =>
  seeds.flatMap((seed) =>
    poseProblem(template, seed).parts.flatMap(({ rule }) =>
      (rule.kind === 'number' || rule.kind === 'surd') && rule.unit !== undefined
        ? [{ id: `${template.id}/${seed}`, rule, unit: rule.unit }]
        : [],
    ),
  ),
)

/** The key in each other unit of its kind, and that a power of ten off. */
const conversions = measured.flatMap(({ id, rule, unit }) => {
  const key = multipleOf(rule.expected)
  if (!key) return []
  return (others[unit] ?? []).map(([other, above, below]) => {
    const inOther = (factor: Fraction) =>
      `(${toText(multiply(key.times, multiply(fraction(above, below), factor)))})${key.of} ${other}`
    return {
      id,
      rule,
      same: inOther(fraction(1)),
      off: [fraction(10), fraction(1, 10), fraction(100), fraction(1, 100)].map(inOther),
    }
  })
})

test('every unit of the bank has others, or is alone of its kind', () => {
  const unknown = measured.filter(({ unit }) => !others[unit] && !alone.includes(unit)).map(({ unit }) => unit)
  expect([...new Set(unknown)]).toEqual([])
  expect(conversions.length).toBeGreaterThan(65 * seeds.length)
})

test('every key of the bank in another unit is right with a word, or refused with one where the question fixes the unit', () => {
  const untrue = conversions.flatMap(({ id, rule, same }) => {
    const { correct, note = '' } = checkAnswer(rule, same)
    const isRight = rule.unitFixed ? !correct && /^That is the same amount in another unit/.test(note) : correct
    return isRight && /^That is/.test(note) ? [] : [`${id}: ${same} for ${rule.expected} ${rule.unit}: ${note}`]
  })
  expect(untrue).toEqual([])
})

test('no key of the bank is right in another unit when it is a power of ten off', () => {
  const accepted = conversions.flatMap(({ id, rule, off }) =>
    off
      .filter((response) => checkAnswer(rule, response).correct)
      .map((response) => `${id}: ${response} for ${rule.expected} ${rule.unit}`),
  )
  expect(accepted).toEqual([])
})

test('no key of the bank is right with an unknown noun in place of its unit', () => {
  const accepted = measured
    .filter(({ rule }) => checkAnswer(rule, `${rule.expected} kittens`).correct)
    .map(({ id, rule, unit }) => `${id}: ${rule.expected} kittens for ${unit}`)
  expect(accepted).toEqual([])
})
