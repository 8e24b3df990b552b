import { expect, type Route } from '@playwright/test'
import { step, type Walk } from './walk'
import { goToStill, type App } from '../app'

const scripts = /\/_next\/static\/chunks\/.*\.js/
const texts = /\/(?:lessons|papers|tips)\/.*\.json/

const cut = (route: Route) => route.abort()
const portal = (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Please sign in</h1>' })

/** From now on nothing comes as it should. */
async function breakNetwork({ page }: App, how: (route: Route) => Promise<void>): Promise<void> {
  await page.route(scripts, how)
  await page.route(texts, how)
  await page.route(/\?release=now/, how)
}

const mend = async ({ page }: App): Promise<void> => page.unrouteAll()

const failed = (app: App, what: string) =>
  expect(app.page.getByText(new RegExp(`Could not load ${what}`))).toBeVisible()

export const troubleWalks: readonly Walk[] = [
  {
    name: 'what does not load',
    steps: [
      step('a lesson, the network is cut', async (app) => {
        await app.go()
        await breakNetwork(app, cut)
        await app.choose('Circles')
        await failed(app, 'the lesson')
      }),
      step('practice', async (app) => {
        await app.tab('Practice').click()
        await failed(app, 'practice')
      }),
      step('the papers', async (app) => {
        await app.tab('Past Papers').click()
        await failed(app, 'the papers')
      }),
      step('the assistant', async (app) => {
        await app.openAssistantLate()
        await failed(app, 'the assistant')
      }),
    ],
  },
  {
    name: 'what a portal answers',
    steps: [
      step('in place of a lesson', async (app) => {
        await app.go()
        await breakNetwork(app, portal)
        await app.choose('Statistics')
        await expect(app.page.getByText(/Sign in to the network/)).toBeVisible()
      }),
      step('in place of the problems', async (app) => {
        await mend(app)
        await app.go('?tab=practice&topic=circles&difficulty=easy')
        await expect(app.button('Generate CBSE Problem')).toBeVisible()
        await breakNetwork(app, portal)
        await app.button('Generate CBSE Problem').click()
        await expect(app.page.getByText(/The problems could not be loaded/)).toBeVisible()
      }),
      step('in place of the sheets of a paper', async (app) => {
        await mend(app)
        await app.go('?tab=past-papers&paper=board&seed=k3f9')
        await expect(app.button('Start')).toBeVisible()
        await breakNetwork(app, portal)
        await app.page.getByText('Print this paper, or see its marking scheme').click()
        await failed(app, 'the sheets')
      }),
    ],
  },
  {
    name: 'what is on its way',
    steps: [
      step('a lesson', async (app) => {
        await app.go()
        await breakNetwork(app, () => new Promise(() => {}))
        await app.choose('Circles')
        await expect(app.page.getByText('Loading the lesson…')).toBeVisible()
      }),
      step('practice', async (app) => {
        await app.tab('Practice').click()
        await expect(app.page.getByText('Loading practice…')).toBeVisible()
      }),
      step('slow', async (app) => {
        await expect(app.page.getByText(/The network is slow/).filter({ visible: true })).toBeVisible()
      }),
    ],
  },
  {
    name: 'no script arrives',
    before: ({ page }) => page.route(scripts, cut),
    steps: [
      step('the page says so', async ({ page }) => {
        await goToStill(page, './')
        await expect(page.getByRole('alert')).toContainText('The page could not start')
      }),
    ],
  },
]
