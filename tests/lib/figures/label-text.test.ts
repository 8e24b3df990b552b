import { textRuns, textWidth } from '@/lib/figures/label-text'

const marked = (label: string) =>
  textRuns(label)
    .map(({ text, italic }) => (italic ? `*${text}*` : text))
    .join('')

test.each([
  ['r', '*r*'],
  ['x + 2y = 6', '*x* + 2*y* = 6'],
  ['A(2, -3)', '*A*(2, −3)'],
  ['y = p(x)', '*y* = *p*(*x*)'],
  ['6 cm', '6 cm'],
  ['6 m', '6 m'],
  ['θ', '*θ*'],
  ['a cm', '*a* cm'],
  ['y = ax² + bx + c', '*y* = *ax*² + *bx* + *c*'],
  ['x + 3 cm', '*x* + 3 cm'],
  ['√2', '√2'],
  ['Height of a tower', 'Height of a tower'],
])('%s is set as %s', (label, set) => {
  expect(marked(label)).toBe(set)
})

test('a longer text is wider', () => {
  expect(textWidth('12 cm', 15)).toBeGreaterThan(textWidth('1 cm', 15))
})
