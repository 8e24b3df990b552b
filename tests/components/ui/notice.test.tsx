import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Notice } from '@/components/ui/notice'

test('a notice is announced as an alert and asks to be closed', async () => {
  const onClose = jest.fn()
  render(<Notice onClose={onClose}>The link is damaged.</Notice>)
  expect(screen.getByRole('alert')).toHaveTextContent('The link is damaged.')
  await userEvent.click(screen.getByRole('button', { name: 'Close this message' }))
  expect(onClose).toHaveBeenCalledTimes(1)
})
