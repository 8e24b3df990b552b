import { screen } from '@testing-library/react'
import { problemWhere } from './posed'
import { card, practiceOn, result } from './practice-page'

const typed = problemWhere(({ answerValidator: { kind } }) => kind === 'number')
const button = (name: string) => screen.getByRole('button', { name })

/** How often the words of a place are put there anew while something happens. */
async function timesSaid(place: Element | undefined, happens: () => Promise<void>): Promise<number> {
  if (!place) throw new Error('there is no such place')
  const seen: MutationRecord[] = []
  const observer = new MutationObserver((records) => seen.push(...records))
  observer.observe(place, { childList: true })
  await happens()
  seen.push(...observer.takeRecords())
  observer.disconnect()
  return seen.filter(({ addedNodes }) => addedNodes.length > 0).length
}

test('the same verdict again is put there anew, so that it is said again', async () => {
  const { answer, press } = await practiceOn(typed)
  await answer('98765.4321')
  const words = result()?.textContent
  expect(await timesSaid(result(), () => press('Submit'))).toBeGreaterThan(0)
  expect(result()?.textContent).toBe(words)
  expect(card()).toHaveTextContent('Attempts: 2')
})

test('that there is nothing to judge is put there anew at each try', async () => {
  const { press } = await practiceOn(typed)
  await press('Submit')
  const word = screen.getByText('Type your answer first.').parentElement
  expect(await timesSaid(word ?? undefined, () => press('Submit'))).toBeGreaterThan(0)
})

test('a new problem takes the focus from the button that asked for it, and is said though it is of the same kind', async () => {
  const { user, press } = await practiceOn(typed)
  const said = screen.getByText(/^New problem: /).parentElement
  button('Generate CBSE Problem').focus()
  expect(await timesSaid(said ?? undefined, () => press('Generate CBSE Problem'))).toBeGreaterThan(0)
  expect(card()).toHaveFocus()
  expect(card()).toHaveAccessibleName('Problem')
  await user.tab()
  expect(document.activeElement?.closest('article')).toBe(card())
})
