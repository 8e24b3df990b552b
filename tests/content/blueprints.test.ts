import { readFileSync } from 'node:fs'
import { blueprintErrors } from '@/lib/content/blueprint-errors'

const text = readFileSync('content/blueprints/board.yaml', 'utf8')
const errorsOf = (changed: string, path = 'blueprints/board.yaml') => blueprintErrors({ path, text: changed })

test('the blueprint of the board has no mistake', () => {
  expect(errorsOf(text)).toEqual([])
})

test.each([
  ['marks that the sections do not have', 'marks: 80', 'marks: 81', 'have 80 marks together, not 81'],
  ['marks of units', 'unit: trigonometry, marks: 12', 'unit: trigonometry, marks: 13', 'the units have 81 marks'],
  [
    'levels that do not add up',
    'levels: { easy: 15, medium: 3 }',
    'levels: { easy: 15 }',
    'add up to 15 questions, not 18',
  ],
  ['joined marks', 'joined: [2, 3]', 'joined: [2, 2]', '2 + 2 marks make 4, not 5'],
  ['an unknown unit', 'unit: numbers', 'unit: number', 'unit is one of: numbers, algebra'],
  ['a chapter of another unit', 'triangles: [5, 10]', 'statistics: [5, 10]', 'statistics is no chapter of geometry'],
  ['a kind that there is not', 'kind: case', 'kind: cases', 'kind is one of: choice, assertion, answer, case'],
  ['parts of a case', 'parts: [1, 1, 2]', 'parts: [1, 2, 2]', 'the parts have 5 marks together, not 4'],
  ['a difficulty that the levels do not make', 'easy: 30, medium: 40', 'easy: 40, medium: 30', 'per cent easy, not 40'],
])('%s: the message says what to write', (_, from, to, said) => {
  const changed = text.replace(from, to)
  expect(changed).not.toBe(text)
  const errors = errorsOf(changed)
  expect(errors.map(({ message }) => message).join('\n')).toContain(said)
  expect(errors[0]?.line).toBeGreaterThan(1)
})

test('the id is the name of the file', () => {
  expect(errorsOf(text, 'blueprints/other.yaml')[0]?.message).toContain('so the id is "other"')
})
