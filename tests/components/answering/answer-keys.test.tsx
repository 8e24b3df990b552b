import { answerKeys, inputMode } from '@/components/answering/answer-keys'
import { readAnswer, type AnswerRule } from '@/lib/answers'
import { templates } from '@/lib/problems/all'
import { poseProblem } from '@/lib/problems'

const faces = (rule: AnswerRule) => answerKeys(rule).map((group) => group.map(({ face }) => face).join(' '))
const nameOf = (rule: AnswerRule, face: string) =>
  answerKeys(rule)
    .flat()
    .find((key) => key.face === face)?.name

test.each<readonly [string, AnswerRule, readonly string[]]>([
  ['a number', { kind: 'number', expected: '12' }, ['− / .']],
  ['an angle', { kind: 'number', expected: '60', unit: '°' }, ['− / . °']],
  ['a price', { kind: 'number', expected: '50', unit: '₹' }, ['− / . ₹']],
  ['an area', { kind: 'number', expected: '154', unit: 'cm²' }, ['− / . cm²']],
  ['a fraction', { kind: 'fraction', expected: '3/13' }, ['− /']],
  ['a ratio', { kind: 'ratio', expected: '2:3' }, [':']],
  ['a surd', { kind: 'surd', expected: '5√2' }, ['√ π / + −', '( )']],
  ['a surd with a unit', { kind: 'surd', expected: '9√3', unit: 'm' }, ['√ π / + −', '( ) m']],
  ['roots', { kind: 'roots', expected: '3, -2' }, ['√ ± + −', '/ ( ) ,']],
  ['a point', { kind: 'coordinates', expected: '(3, -4)' }, ['( , )', '− /']],
  ['a pair', { kind: 'pair', expected: 'x = 19/5, y = 6/5' }, ['x y = ,', '− / √']],
  ['named values', { kind: 'pair', expected: 'larger = 18, smaller = 16' }, ['larger smaller = ,', '− / √']],
  [
    'values that are powers',
    { kind: 'pair', expected: 'HCF = x^2 y, LCM = x^5 y^3' },
    ['HCF LCM = ,', 'x y ² ³ ^', '− / √'],
  ],
  ['a polynomial', { kind: 'expression', expected: 'x^2 - 5x + 6' }, ['x ² ³ ^ ( )', '+ − = /']],
  ['a product of letters', { kind: 'expression', expected: 'q p^2' }, ['p q ² ³ ^ ( )', '+ − = /']],
  [
    'a trigonometric expression',
    { kind: 'expression', expected: 'cosec A + cot A' },
    ['sin cos tan cosec sec cot', 'A ² ³ ^ ( )', '+ − = /'],
  ],
  ['words', { kind: 'text', expected: 'no' }, []],
  ['a proof', { kind: 'keywords', expected: 'rhs | congruence' }, []],
  ['a choice', { kind: 'choice', expected: 'B' }, []],
  ['an order', { kind: 'sequence', expected: 'B A C' }, []],
])('the keys of %s', (_, rule, expected) => expect(faces(rule)).toEqual(expected))

test.each<readonly [AnswerRule, AnswerRule]>([
  [
    { kind: 'number', expected: '12' },
    { kind: 'number', expected: '-3/4' },
  ],
  [
    { kind: 'roots', expected: '3, -2' },
    { kind: 'roots', expected: '2 ± √3' },
  ],
  [
    { kind: 'surd', expected: '5√2' },
    { kind: 'surd', expected: '49π/2' },
  ],
  [
    { kind: 'pair', expected: 'a = 2, d = √5' },
    { kind: 'pair', expected: 'a = 2, d = 7' },
  ],
  [
    { kind: 'expression', expected: 'x^2 + 1' },
    { kind: 'expression', expected: 'x = -7' },
  ],
])('the keys do not give the value away: %j and %j have the same', (one, other) =>
  expect(faces(one)).toEqual(faces(other)),
)

test.each([
  ['cm²', 'cm², square centimetres'],
  ['m³', 'm³, cubic metres'],
  ['km/h', 'km/h, kilometres per hour'],
  ['m', 'm, metres'],
  ['years', 'years'],
  ['°', 'degrees'],
  ['₹', 'rupees'],
])('the unit %s is called %s', (unit, name) => expect(nameOf({ kind: 'number', expected: '5', unit }, unit)).toBe(name))

test('a unit is written behind a space, and is read', () => {
  const rule: AnswerRule = { kind: 'number', expected: '154', unit: 'cm²' }
  const unit = answerKeys(rule).flat().at(-1)
  expect(unit?.text).toBe(' cm²')
  expect(readAnswer(rule, `154${unit?.text}`).tex).toContain('cm')
})

test.each<readonly [AnswerRule['kind'], 'decimal' | 'text']>([
  ['number', 'decimal'],
  ['fraction', 'decimal'],
  ['ratio', 'decimal'],
  ['surd', 'decimal'],
  ['roots', 'text'],
  ['coordinates', 'text'],
  ['pair', 'text'],
  ['expression', 'text'],
  ['text', 'text'],
  ['keywords', 'text'],
  ['choice', 'text'],
  ['sequence', 'text'],
  ['parts', 'text'],
])('for a %s the phone shows its %s keyboard', (kind, mode) => expect(inputMode({ kind })).toBe(mode))

const posed = templates.map((template) => poseProblem(template, 'k3f9'))

test('where the phone shows figures only, figures and keys are enough to type the answer', () => {
  const beyond = posed
    .map(({ answerValidator }) => answerValidator)
    .filter((rule) => inputMode(rule) === 'decimal')
    .filter((rule) => {
      const signs = new Set(
        answerKeys(rule)
          .flat()
          .flatMap(({ text }) => [...text]),
      )
      return [...rule.expected.replaceAll('-', '−')].some((sign) => !/[\d.\s]/.test(sign) && !signs.has(sign))
    })
  expect(beyond).toEqual([])
})

test('no row has two keys of one name', () => {
  for (const { answerValidator } of posed) {
    const names = answerKeys(answerValidator)
      .flat()
      .map(({ name }) => name)
    expect(names).toEqual([...new Set(names)])
  }
})
