import { attempt } from '@/lib/reading/reading'
import { typed } from '@/lib/reading/typed'
import { readStatement } from '@/lib/reading/values/statement'

const read = (text: string) => attempt(() => readStatement(typed(text).tokens))
const values = (text: string) => {
  const reading = read(text)
  return 'problem' in reading ? reading : reading.values.map(({ tex, unit, nouns }) => ({ tex, unit, nouns }))
}

test('a value is read with its unit and the nouns beside it', () => {
  expect(values('154 cm²')).toEqual([{ tex: '154\\ \\text{cm}^{2}', unit: 'cm^2', nouns: [] }])
  expect(values('12 red balls')).toEqual([{ tex: '12', unit: '', nouns: ['red', 'balls'] }])
})

test('what is set equal is a chain of values: 22/7 × 7 × 7 = 154', () => {
  expect(read('22/7 × 7 × 7 = 154')).toMatchObject({
    values: [{ tex: '\\frac{22}{7} \\times 7 \\times 7' }, { tex: '154' }],
    relations: ['='],
    listed: false,
  })
})

test('a name before a value is a name', () => {
  expect(read('HCF = 12')).toMatchObject({ names: ['HCF'], relations: ['='], values: [{ tex: '12' }] })
})

test('several values are told from one', () => {
  expect(read('3 or 4')).toMatchObject({ listed: true, values: [{ tex: '3' }, { tex: '4' }] })
})

test('working that was put aside is left over', () => {
  expect(read('5k = 100, k = 20')).toMatchObject({ values: [{ tex: '20' }], left: ['5k = 100,'] })
})

test.each([
  ['2 + ', 'Something is missing after “+”.', 3],
  ['not 12', '“not” is out of place. Write only the answer.', 0],
  ['(3', 'A bracket is not closed.', 2],
  ['x = 3, y = 4', 'Give one value only.', undefined],
])('“%s” is not read, and it is said why and where', (text, problem, at) => {
  expect(read(text)).toEqual({ problem, ...(at !== undefined && { at }) })
})
