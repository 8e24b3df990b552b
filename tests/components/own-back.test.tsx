import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OwnBack } from '@/components/own-back'

const standIn = (installed: boolean) =>
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({ matches: installed && query === '(display-mode: standalone)' }),
  })

test('installed, the page has a Back of its own', async () => {
  standIn(true)
  const back = jest.spyOn(window.history, 'back').mockImplementation(() => {})
  render(<OwnBack />)
  await userEvent.click(await screen.findByRole('button', { name: 'Back' }))
  expect(back).toHaveBeenCalledTimes(1)
})

test('in a browser it leaves that to the browser', async () => {
  standIn(false)
  render(<OwnBack />)
  await new Promise((done) => setTimeout(done, 10))
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument()
})
