import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Loaded } from '@/components/ui/loaded'

const show = (load: () => Promise<string>) => (
  <Loaded load={load} what="the lesson">
    {(text) => <p>{text}</p>}
  </Loaded>
)

const silence = () => jest.spyOn(console, 'error').mockImplementation(() => {})

test('it says what is loading in a place that stands there before, so that readers say it; then it shows what came', async () => {
  let arrive = (_: string) => {}
  render(show(() => new Promise((resolve) => (arrive = resolve))))
  const place = screen.getByRole('status')
  expect(place).toHaveTextContent('')
  await waitFor(() => expect(place).toHaveTextContent('Loading the lesson…'))
  arrive('Euclid')
  expect(await screen.findByText('Euclid')).toBeVisible()
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

test('of what comes at once nothing is said before', async () => {
  render(show(() => Promise.resolve('Euclid')))
  const place = screen.getByRole('status')
  expect(await screen.findByText('Euclid')).toBeVisible()
  expect(place).toHaveTextContent('')
})

test('a failure gets a word, and Try again loads once more', async () => {
  const logged = silence()
  const load = jest
    .fn<Promise<string>, []>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce('Euclid')
  render(show(load))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('status')).toHaveTextContent(
    'Could not load the lesson. Check your connection and try again.',
  )
  expect(logged).toHaveBeenCalledWith(new Error('offline'))
  await userEvent.click(retry)
  expect(await screen.findByText('Euclid')).toBeVisible()
  expect(load).toHaveBeenCalledTimes(2)
})

test('it may fail twice and still be tried again', async () => {
  silence()
  render(show(() => Promise.reject(new Error('offline'))))
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})

test('what comes after it was taken away is not shown and does no harm', async () => {
  const logged = silence()
  const { unmount } = render(show(() => Promise.reject(new Error('late'))))
  unmount()
  await waitFor(() => expect(logged).toHaveBeenCalledWith(new Error('late')))
})
