import { fineScheme } from '@/lib/papers/fine-scheme'

const given = { text: 'Given: $r = 7$', marks: 0 }
const formula = { text: 'Area $= \\pi r^2$', marks: 1 }
const work = { text: '$= \\frac{22}{7} \\times 49 = 154$', marks: 0 }
const answer = { text: 'Hence the area is $154$ cm².', marks: 1 }

test('the line that works the answer out shares the marks of the line that states it', () => {
  expect(fineScheme({ marks: 2, scheme: [given, formula, work, answer] })).toEqual([
    given,
    formula,
    { ...work, marks: 0.5 },
    { ...answer, marks: 0.5 },
  ])
  const long = fineScheme({ marks: 2.5, scheme: [formula, work, { ...answer, marks: 1.5 }] })
  expect(long.map(({ marks }) => marks)).toEqual([1, 1, 0.5])
})

test.each([
  ['a question of one mark', { marks: 1, scheme: [work, answer] }],
  ['an option', { marks: 2, scheme: [formula, work, answer], options: ['1', '2', '3', '4'] }],
  ['a line that earns something already', { marks: 2, scheme: [{ ...work, marks: 1 }, answer] }],
  ['what is only given', { marks: 2, scheme: [formula, given, answer] }],
  ['a check', { marks: 2, scheme: [formula, { text: 'Check: $2 + 3 = 5$', marks: 0 }, answer] }],
])('%s stays as it is', (_, part) => {
  expect(fineScheme(part)).toEqual(part.scheme)
})
