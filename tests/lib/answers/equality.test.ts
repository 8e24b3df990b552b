import { checkAnswer, type AnswerRule } from '@/lib/answers'
import { agree, agreeAsEquations } from './pairs/compared'
import { formulas } from './pairs/formulas'
import { fractions } from './pairs/fractions'
import { polynomials } from './pairs/polynomials'
import { largePowers, powers } from './pairs/powers'
import { lettersUnderRoots, roots, surds } from './pairs/roots'
import { sizes } from './pairs/sizes'
import { trigonometry } from './pairs/trigonometry'

const tables = [
  polynomials,
  fractions,
  surds,
  roots,
  lettersUnderRoots,
  powers,
  largePowers,
  sizes,
  trigonometry,
  formulas,
]

const rule = (expected: string): AnswerRule => ({ kind: 'expression', expected })
const isRight = (key: string, response: string): boolean => checkAnswer(rule(key), response).correct

describe.each(tables.map((table) => [table.title, table] as const))('%s', (_, { rows, region }) => {
  test.each(rows)('%s is %s and is not %s', (key, equal, unequal) => {
    expect(isRight(key, key)).toBe(true)
    expect([isRight(key, equal), isRight(equal, key)]).toEqual([true, true])
    expect([isRight(key, unequal), isRight(unequal, key)]).toEqual([false, false])
  })

  test.each(rows)('another reader says so too: %s, %s, not %s', (key, equal, unequal) => {
    const same = key.includes('=') ? agreeAsEquations : agree
    expect([same(key, equal, region), same(key, unequal, region)]).toEqual([true, false])
  })
})

test('there are at least 300 pairs', () => {
  expect(2 * tables.flatMap(({ rows }) => rows).length).toBeGreaterThan(300)
})
