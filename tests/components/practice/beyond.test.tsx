import { screen } from '@testing-library/react'
import { problemWhere } from './posed'
import { practiceOn } from './practice-page'

const label = 'Beyond the current syllabus'

test('a problem beyond the syllabus opens by its link, and its card says what it is', async () => {
  const posed = problemWhere(({ beyond = false }) => beyond)
  const { onPosed } = await practiceOn(posed)
  expect(onPosed.mock.calls[0]?.[0]).toEqual(posed.problem)
  expect(screen.getByText(label)).toBeVisible()
})

test('the card of another says nothing of the kind', async () => {
  await practiceOn(problemWhere(({ beyond = false }) => !beyond))
  expect(screen.queryByText(label)).toBeNull()
})
