import fc from 'fast-check'
import { fraction, toText } from '@/lib/maths'
import { minus, number, over, plus, times, unknown, valueAt, type Expression } from '@/lib/solutions/told/expression'
import { answersOf, toldStory, type Given, type Statement } from '@/lib/solutions/told/told'
import { lineOf } from '@/lib/solutions/line'
import { runsOf } from '../../seeds'

const story = toldStory('told', 'le-word-numbers')
const [x, y, z] = [unknown('x'), unknown('y'), unknown('z')]
const letters = ['x', 'y', 'z'] as const

/** What these statements say where the unknowns have these values: the right side is what the left one is worth. */
function given(values: readonly number[], lefts: readonly Expression[]): Given {
  const at = new Map(values.map((value, index) => [letters[index] ?? '', fraction(value)] as const))
  const statements = lefts.map((left): Statement => ({ left, right: number(valueAt(left, at) ?? fraction(0)) }))
  const unknowns = values.map((_, index) => `number ${letters[index] ?? ''}`)
  const asked = values.map((_, index) => ({ name: unknowns[index] ?? '', value: [x, y, z][index] ?? x }))
  return { unknowns, statements, limits: [], asked }
}

const size = fc.integer({ min: -30, max: 30 })
const above = fc.integer({ min: 1, max: 9 })

/** Whoever solves it, the values that it was made from are among the answers, and each answer fits every statement. */
function isSolved(one: Given, values: readonly number[]): void {
  const answers = answersOf(one)
  if (!answers) return
  expect(answers.map((each) => each.join())).toContain(values.join())
  for (const each of answers) {
    const at = new Map(
      each.map((text, index) => {
        const [top = '0', below = '1'] = text.split('/')
        return [letters[index] ?? '', fraction(BigInt(top), BigInt(below))] as const
      }),
    )
    for (const { left, right } of one.statements)
      expect(toText(valueAt(left, at) ?? fraction(99991))).toBe(toText(valueAt(right, at) ?? fraction(99989)))
  }
  const { lines, key } = story.solve(one)
  expect(key).toBe(answers.map((each) => each.join(', ')).join(' or '))
  expect(lines.map((line) => lineOf(line).text).join('\n')).not.toMatch(/NaN|undefined|\[object/)
}

const ways: readonly (readonly [string, (a: number, b: number) => readonly Expression[]])[] = [
  ['two linear ones', (a, b) => [plus(times(number(a), x), y), minus(x, times(number(b), y))]],
  ['a sum and a product', () => [plus(x, y), times(x, y)]],
  ['a multiple and a product', (a) => [minus(x, times(number(a), y)), times(x, y)]],
  ['a sum and squares', () => [plus(x, y), plus(times(x, x), times(y, y))]],
  [
    'squares that differ, one by the other number',
    (a) => [minus(times(x, x), times(y, y)), minus(times(y, y), times(number(a), x))],
  ],
  ['a fraction changed twice', (a, b) => [over(plus(x, number(a)), y), over(x, plus(y, number(b)))]],
]

test.each(ways)('%s', (_, lefts) => {
  fc.assert(
    fc.property(size, size, above, above, (p, q, a, b) => {
      fc.pre(q !== 0 && q + b !== 0)
      isSolved(given([p, q], lefts(a, b)), [p, q])
    }),
    { numRuns: runsOf(200), seed: 3 },
  )
})

test('one unknown', () => {
  const lefts = (a: number): readonly Expression[] => [minus(times(x, x), times(number(a), x))]
  fc.assert(
    fc.property(size, above, (p, a) => isSolved(given([p], lefts(a)), [p])),
    { numRuns: runsOf(100), seed: 3 },
  )
})

test('three unknowns', () => {
  const lefts = (a: number, b: number) => [
    minus(x, times(number(a), y)),
    plus(z, times(number(b), x)),
    plus(plus(x, y), z),
  ]
  fc.assert(
    fc.property(size, size, size, above, above, (p, q, r, a, b) => isSolved(given([p, q, r], lefts(a, b)), [p, q, r])),
    { numRuns: runsOf(200), seed: 3 },
  )
})

test('what contradicts itself, or fits no numbers of its kind, is not worked', () => {
  const same = given([3, 4], [plus(x, y), times(number(2), plus(x, y))])
  expect(story.objection(same)).toContain('No numbers fit')
  const limited: Given = { ...given([-3, 4], [plus(x, y), minus(x, y)]), limits: [{ of: x, is: 'positive' }] }
  expect(story.objection(limited)).toContain('No numbers fit')
})

test('a unit of letters stands behind the formula, where its space is kept: $40$ km/h', () => {
  const one = { ...given([40], [times(number(2), x)]), asked: [{ name: 'the speed', value: x, unit: ' km/h' }] }
  const { lines, key } = story.solve(one)
  expect(lines.map((line) => lineOf(line).text).at(-1)).toBe('Hence the speed is $40$ km/h.')
  expect(key).toBe('40 km/h')
})
