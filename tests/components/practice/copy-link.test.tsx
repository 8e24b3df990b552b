import { screen } from '@testing-library/react'
import { problemWhere } from './posed'
import { practiceOn } from './practice-page'
import { linkTo, readLink } from '@/lib/links/link'

const posed = problemWhere(({ type }) => type === 'polynomials')
const place = { tab: 'practice', ...posed.choice } as const
const link = `http://localhost/${linkTo(place)}`

test('the link names chapter, difficulty, seed and template, and reads back as that problem', () => {
  expect(readLink(new URL(link).search)).toEqual({ place, warnings: [] })
})

test('it is put on the clipboard, and a word says so', async () => {
  const { press } = await practiceOn(posed)
  await press('Copy link to this problem')
  expect(await navigator.clipboard.readText()).toBe(link)
  expect(screen.getByText('Link copied')).toBeVisible()
})

test('from a page in a folder the link leads into the folder', async () => {
  window.history.replaceState(null, '', '/maths/')
  const { press } = await practiceOn(posed)
  await press('Copy link to this problem')
  expect(await navigator.clipboard.readText()).toBe(`http://localhost/maths/${linkTo(place)}`)
})

test.each([
  ['refuses', { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) }],
  ['is missing', undefined],
])('where the clipboard %s, the link is shown for copying by hand', async (_, clipboard) => {
  const { press } = await practiceOn(posed)
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  await press('Copy link to this problem')
  expect(screen.getByRole('textbox', { name: 'Link to this problem' })).toHaveValue(link)
  expect(screen.queryByText('Link copied')).not.toBeInTheDocument()
})
