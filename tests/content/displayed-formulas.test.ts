import { displayedFormulaErrors } from '@/checks/content/displayed-formulas'

const front = [
  'importantFormulas:',
  '  - name: Quadratic formula',
  "    formula: '$x = \\dfrac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}$'",
  '  - name: nth term',
  "    formula: '$a_n = a + (n - 1)d$'",
  '  - name: Term from sums',
  "    formula: '$a_n = S_n - S_{n-1}$'",
  '  - name: Mode',
  "    formula: '$l + \\frac{f_1 - f_0}{2f_1 - f_0 - f_2} \\times h$'",
  '  - name: Range of a probability',
  "    formula: '$0 \\le P(E) \\le 1$'",
  '  - name: Mid-point',
  "    formula: '$M = \\left(\\frac{x_1 + x_2}{2}, \\frac{y_1 + y_2}{2}\\right)$'",
].join('\n')
const said = (text: string) =>
  displayedFormulaErrors({ path: 'lessons/a.mdx', text: front }, { path: 'lessons/a.mdx', text }).map(
    ({ line, message }) => `${line}: ${message}`,
  )

test.each([
  ['the root alone is divided', 'x = -b \\pm \\frac{\\sqrt{b^2 - 4ac}}{2a}'],
  ['a sign in a term', 'a_n = a + (n + 1)d'],
  ['a formula that the head names by a word', '\\text{Mode} = l + \\frac{f_1 - f_2}{2f_1 - f_0 - f_2} \\times h'],
  ['one coordinate of a point', 'M = \\left(\\frac{x_1 + x_2}{2}, \\frac{y_1 - y_2}{2}\\right)'],
  ['a sign of order', '0 \\lt P(E) \\lt 1'],
  ['another name of the same letters', 't = l + \\frac{f_1 - f_0}{2f_1 - f_0 + f_2} \\times h'],
])('%s: the formula and that of the head are named at its line', (_, tex) => {
  expect(said(`Words.\n\n$$\n${tex}\n$$\n`)).toEqual([
    expect.stringMatching(/^4: the formula .* as the head of the lesson has it/),
  ])
})

test.each([
  ['the same', 'x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}'],
  ['the same, put otherwise', 'a_n = dn - d + a'],
  ['a formula of other letters', 'a_n = a_1 + (n - 1)d'],
  ['an equation of numbers', 'x = 4'],
  ['a sign of order, written otherwise', '0 \\leq P(E) \\leq 1'],
  ['an order of other things', '0 \\lt P(A) \\lt 1'],
  ['its second form', 'a_n = S_n - S_{n-1}'],
])('%s is right', (_, tex) => {
  expect(said(`$$\n${tex}\n$$`)).toEqual([])
})

test('a worked example may use the letters as it likes', () => {
  expect(said('<Example>\n$$\na_n = a + (n + 1)d\n$$\n</Example>')).toEqual([])
})
