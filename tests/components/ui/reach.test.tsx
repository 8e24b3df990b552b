import { act, render, screen } from '@testing-library/react'

/** Says at once, when asked to, what the browser says after it has set the page. */
class Observer {
  static last: Observer | undefined
  readonly seen = new Set<Element>()
  constructor(private readonly tell: (entries: readonly { target: Element }[]) => void) {
    Observer.last = this
  }
  observe = (target: Element) => void this.seen.add(target)
  settle() {
    this.tell([...this.seen].map((target) => ({ target })))
    this.seen.clear()
  }
}
const fonts = new EventTarget()
const settle = () => act(() => Observer.last?.settle())

Object.assign(globalThis, { ResizeObserver: Observer })
Object.assign(document, { fonts })

async function textIn(Box: 'p' | 'button', text: string) {
  const { RichText } = await import('@/components/ui/rich-text')
  const boxed = (words: string) => (
    <Box className="scrolls" data-testid="box">
      <RichText>{words}</RichText>
    </Box>
  )
  const { rerender } = render(boxed(text))
  return { change: (words: string) => rerender(boxed(words)) }
}
const box = () => screen.getByTestId('box')
const wide = (width: number) => jest.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(width)

test('a box whose formula is too wide for it is reached by keyboard', async () => {
  wide(300)
  await textIn('p', '$x^2$')
  settle()
  expect(box()).toHaveAttribute('tabindex', '0')
})

test('where all fits there is nothing to stop at, neither at the box nor at a formula on its own line', async () => {
  await textIn('p', '$$x^2$$')
  settle()
  expect(box()).not.toHaveAttribute('tabindex')
  expect(box().querySelector('.formula-box')).not.toHaveAttribute('tabindex')
})

test('a box that no longer scrolls is no longer stopped at, and one that begins to is', async () => {
  const { change } = await textIn('p', '$x^2$')
  settle()
  wide(300)
  change('$x^2 + 1$')
  settle()
  expect(box()).toHaveAttribute('tabindex', '0')
  wide(0)
  change('$x$')
  settle()
  expect(box()).not.toHaveAttribute('tabindex')
})

test('when the math font has come all is measured again', async () => {
  await textIn('p', '$x^2$')
  settle()
  wide(300)
  fonts.dispatchEvent(new Event('loadingdone'))
  settle()
  expect(box()).toHaveAttribute('tabindex', '0')
})

test('within a button nothing else is stopped at', async () => {
  wide(300)
  await textIn('button', '$x^2$')
  settle()
  expect(box()).not.toHaveAttribute('tabindex')
})
