import { expect } from '@playwright/test'
import { step, type Walk } from './walk'
import { chapters } from '../../../lib/syllabus'

/** Each lesson as it opens, and with another of its concepts and that one's solutions open. */
export const learnWalks: readonly Walk[] = [
  ...chapters.map(({ topic, title }, index): Walk => ({
    name: `lesson: ${title}`,
    ...(index === 0 && { always: true }),
    steps: [
      step('its first concept', async (app) => {
        await app.go(`?tab=learn&topic=${topic}`)
        await expect(app.titled(title)).toBeVisible()
      }),
      step('another concept, its solutions open', async (app) => {
        await app.go(`?tab=learn&topic=${topic}&concept=${2 + (index % 3)}`)
        await expect(app.titled(title)).toBeVisible()
        for (const fold of await app.page.locator('summary:visible').all()) await fold.click()
      }),
    ],
  })),
  {
    name: 'lessons: what else there is',
    steps: [
      step('all concepts closed', async (app) => {
        await app.go()
        await app.page.getByRole('region', { name: 'Concepts' }).getByRole('button').first().click()
      }),
      step('the sheet of chapters', (app) => app.openChapters()),
      step('a damaged place in a lesson', async (app) => {
        await app.go('?tab=learn&topic=circles&concept=zz')
        await expect(app.page.getByText(/opens at its beginning/)).toBeVisible()
      }),
      step('a chapter that is not known', async (app) => {
        await app.go('?tab=learn&topic=algebra')
        await expect(app.page.getByText(/not known here/)).toBeVisible()
      }),
      step('a tab that is not known', async (app) => {
        await app.go('?tab=games')
        await expect(app.page.getByText(/not known here/)).toBeVisible()
      }),
      step('the way back to what was worked on', async (app) => {
        await app.go('?tab=practice&topic=circles&difficulty=easy&seed=k3f9')
        await expect(app.problem()).toBeVisible()
        await app.go()
        await expect(app.page.getByRole('button', { name: /^Continue: / })).toBeVisible()
      }),
    ],
  },
]
