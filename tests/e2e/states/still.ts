import { step, type Walk } from './walk'
import { goToStill } from '../app'
import { chapters } from '../../../lib/syllabus'

const plainPages = [
  ...chapters.map(({ topic }) => `lessons/${topic}/`),
  'papers/cbse-2024-sample/',
  'papers/model-basic/',
  'papers/model-standard/',
  'lessons/',
  '404.html',
]

/** Long lists are made of what is alike: of each the first few. */
const alike = [
  '.plain-section:nth-of-type(n + 5)',
  '.plain-exam > :nth-of-type(n + 4)',
  'main > section ~ section',
  'main details ~ details ~ details ~ details',
]

/** What is there without a script. */
export const stillWalks: readonly Walk[] = [
  ...plainPages.map((path): Walk => ({
    name: `without scripts: ${path}`,
    still: true,
    steps: [
      step('as it opens', ({ page }) => goToStill(page, `./${path}`)),
      ...(/\w\/\w/.test(path)
        ? [
            step('what is folded is open', async ({ page }) => {
              await page.locator(alike.join()).evaluateAll((all) => all.forEach((one) => one.remove()))
              await page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))
            }),
          ]
        : []),
    ],
  })),
  {
    name: 'without scripts: the app',
    still: true,
    steps: [
      step('the start page', ({ page }) => goToStill(page, './')),
      step('the page for teachers', ({ page }) => goToStill(page, './teach/')),
      step('the page of a set', ({ page }) => goToStill(page, './set/')),
    ],
  },
  {
    name: 'pages for looking up',
    steps: ['accepted-answers', 'what-you-can-ask'].map((path) =>
      step(path, async ({ page }) => {
        await goToStill(page, `./${path}`)
        await page.locator(alike.join()).evaluateAll((all) => all.forEach((one) => one.remove()))
        await page.locator('summary').first().click()
      }),
    ),
  },
]
