import { screen } from '@testing-library/react'
import { problemWhere } from './posed'
import { practiceOn, practicePage } from './practice-page'
import { templates } from '@/lib/problems/all'

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

describe('its own switch', () => {
  const name = 'Also ask what lies beyond the current syllabus'
  const box = () => screen.queryByRole('checkbox', { name })

  test('stands only where there is something of the kind', async () => {
    const page = await practicePage()
    expect(box()).toBeNull()
    await page.chapter('Probability')
    expect(box()).toBeNull()
    await page.press(/^Medium/)
    expect(box()).not.toBeChecked()
    await page.chapter('Mixed Practice')
    expect(box()).toBeNull()
  })

  test('draws it among the others of the chapter, within one round of the bag', async () => {
    const page = await practicePage()
    await page.chapter('Linear Equations')
    await page.press(/^Hard/)
    await page.user.click(screen.getByRole('checkbox', { name }))
    const inBag = templates.filter(({ topic, difficulty, retired }) => {
      return topic === 'linear-equations' && difficulty === 'hard' && !retired
    })
    for (let n = 0; n < inBag.length && !screen.queryByText(label); n++) await page.press('Generate CBSE Problem')
    expect(screen.getByText(label)).toBeVisible()
  })
})
