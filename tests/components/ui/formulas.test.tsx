import katex from 'katex'
import { render, screen, waitFor } from '@testing-library/react'
import { setsMathml, startFormulaFallback } from '@/components/ui/formula-fallback'
import { RichText } from '@/components/ui/rich-text'

test('a formula is MathML, and in no more elements than it shows', () => {
  const { container } = render(<RichText>{'Solve $x^2 = 9$.'}</RichText>)
  expect(container.querySelector('math')).toHaveTextContent(/^x2=9$/)
  expect(container.querySelector('math :is(semantics, annotation)')).toBeNull()
})

test('a formula is set once, however often what stands beside it changes', () => {
  const setting = jest.spyOn(katex, 'renderToString')
  const { rerender } = render(<RichText>{'Then $k = 7$.'}</RichText>)
  rerender(<RichText className="wide">{'Then $k = 7$.'}</RichText>)
  expect(setting).toHaveBeenCalledTimes(1)
})

test('words are text, never markup', () => {
  render(<RichText>{'if a < b, <img src=x onerror=alert(1)>'}</RichText>)
  expect(screen.getByText('if a < b, <img src=x onerror=alert(1)>')).toBeVisible()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test.each([
  ['sets', 77, true],
  ['does not set', 0, false],
])('a browser that %s MathML is known by the width of a space', (_, width, answer) => {
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, 23))
  expect(setsMathml()).toBe(answer)
})

test('without MathML every formula, present or to come, is set as HTML and named by its TeX', async () => {
  const { rerender } = render(<RichText>{'$x^2$'}</RichText>)
  await startFormulaFallback()
  expect(screen.getByRole('math', { name: 'x^2' }).tagName).toBe('SPAN')
  rerender(<RichText>{'$y^3$'}</RichText>)
  await waitFor(() => expect(screen.getByRole('math', { name: 'y^3' }).tagName).toBe('SPAN'))
})
