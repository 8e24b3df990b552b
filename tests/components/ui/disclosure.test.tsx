import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Disclosure } from '@/components/ui/disclosure'

function Page({ opens = false }: { readonly opens?: boolean }) {
  const [open, setOpen] = useState(opens)
  return (
    <Disclosure id="part" open={open} onToggle={() => setOpen(!open)} head="Zeroes">
      <p>Where the graph meets the axis.</p>
    </Disclosure>
  )
}

/** Where the head stands on the screen: before the click, after what is above it has closed, and once it was brought back. */
const headAt = (...tops: readonly number[]) => {
  const seen = [...tops]
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, seen.length > 1 ? seen.shift() : seen[0], 300, 52))
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Zeroes' }))

test('the head opens and closes its part', async () => {
  render(<Page />)
  expect(screen.getByText(/Where the graph/)).not.toBeVisible()
  await press()
  expect(screen.getByRole('button', { expanded: true })).toHaveAttribute('aria-controls', 'part')
  expect(screen.getByText(/Where the graph/)).toBeVisible()
  await press()
  expect(screen.getByText(/Where the graph/)).not.toBeVisible()
})

test('a head that was carried away by what closed above comes back to where it was pressed', async () => {
  render(<Page />)
  headAt(200, -2100, 200)
  await press()
  expect(window.scrollTo).toHaveBeenCalledWith({ top: -2300, behavior: 'instant' })
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled()
})

test.each([
  ['low on the screen', 600],
  ['under the sticky header', 20],
])('a head %s comes to the top', async (_, top) => {
  render(<Page />)
  headAt(top)
  await press()
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledWith({ block: 'start', behavior: 'instant' })
})

test('closing leaves the page where it is', async () => {
  render(<Page opens />)
  headAt(600)
  await press()
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled()
})
