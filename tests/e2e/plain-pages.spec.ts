import { expect, test, type Page } from '@playwright/test'
import { App, goToStill, overflow } from './app'
import { axeFindings, axeFindingsOfColours } from './axe'
import { chapters } from '../../lib/syllabus'
import { rarely } from './rarely'

const lessonPages = chapters.map(({ topic, title }) => [title, `lessons/${topic}/`] as const)
const paperPage = ['CBSE 2024 Sample Question Paper (Solved)', 'papers/cbse-2024-sample/'] as const
const modelPages = [
  ['Model Paper: Mathematics Basic', 'papers/model-basic/'],
  ['Model Paper: Mathematics Standard', 'papers/model-standard/'],
] as const
const plainPages = [...lessonPages, paperPage, ...modelPages, ['All lessons and papers', 'lessons/'] as const]

/** What the page asked the network for, and what went wrong. */
async function opened(page: Page, place: string) {
  const app = await App.prepared(page)
  const kinds = new Set<string>()
  page.on('request', (request) => kinds.add(request.resourceType()))
  await goToStill(page, `./${place}`)
  return { app, kinds }
}

const openSolutions = (page: Page) =>
  page.locator('details').evaluateAll((all) => all.forEach((one) => one.setAttribute('open', '')))

/** One of each kind, and the lessons with the widest formulas; "every link" below opens all of them. */
const inEach: readonly string[] = [
  'lessons/trigonometry/',
  'lessons/statistics/',
  'lessons/circles/',
  paperPage[1],
  modelPages[1][1],
  'lessons/',
]

for (const [title, place] of plainPages)
  test(
    `${place}: "${title}" is read whole without a script, on a screen of 320 px too`,
    inEach.includes(place) ? {} : rarely,
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      const { app, kinds } = await opened(page, place)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0)
      expect([...kinds]).not.toContain('script')
      const policy = page.locator('meta[http-equiv="Content-Security-Policy"]')
      await expect(policy).toHaveAttribute('content', /script-src 'none'/)
      expect(await overflow(page), 'beyond 320 px').toBeLessThanOrEqual(0)
      await openSolutions(page)
      expect(await overflow(page), 'beyond 320 px with its solutions open').toBeLessThanOrEqual(0)
      expect(app.troubles).toEqual([])
    },
  )

// Of the lessons those with the widest formulas; axe takes seconds a concept, so a third of each.
const wide = ['lessons/trigonometry/', modelPages[0][1]]
for (const place of [...wide, 'lessons/circles/', paperPage[1], 'lessons/'])
  test(
    `${place}: axe finds nothing, in the light or in the dark`,
    wide.includes(place) ? rarely : {},
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await opened(page, place)
      await openSolutions(page)
      await page
        .locator('.plain-section:nth-of-type(n + 5), .plain-exam > :nth-of-type(n + 4)')
        .evaluateAll((alike) => alike.forEach((one) => one.remove()))
      // A header that holds a formula alone has words only for those who read MathML, and axe does not.
      const found = (await axeFindings(page)).filter((finding) => !finding.startsWith('empty-table-header'))
      expect.soft(found).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect.soft(await axeFindingsOfColours(page), 'in the dark').toEqual([])
    },
  )

test('a solution is folded, and opens', async ({ page }) => {
  await opened(page, 'lessons/circles/')
  const example = page.locator('.lesson-example').first()
  await expect(example.getByText('Show the solution')).toBeVisible()
  const line = example.locator('details > ol > li').first()
  await expect(line).toBeHidden()
  await example.locator('summary').click()
  await expect(line).toBeVisible()
  await expect(example.getByText('Hide the solution')).toBeVisible()
})

test('on paper every solution is open, and what only a finger can use is left out', async ({ page }) => {
  await opened(page, 'lessons/circles/')
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('details > ol > li').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start Practice' }).first()).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'In this lesson' })).toBeHidden()
})

test('the lesson leads into the app, to its chapter and to its questions', async ({ page }) => {
  await opened(page, 'lessons/circles/')
  await expect(page.getByRole('link', { name: 'Check yourself: one question' })).toHaveCount(
    await page.locator('.plain-section').count(),
  )
  await page.getByRole('link', { name: 'Open this lesson in the app' }).click()
  await expect(new App(page).titled('Circles')).toBeVisible()
})

test('the paper leads into the app', async ({ page }) => {
  await opened(page, paperPage[1])
  await page.getByRole('link', { name: 'Open this paper in the app' }).click()
  await expect(new App(page).titled(paperPage[0])).toBeVisible()
})

for (const [title, place] of modelPages)
  test(`${title} leads into the app, and tells machines its 38 questions`, async ({ page }) => {
    await opened(page, place)
    await expect(page.getByRole('article')).toHaveCount(38)
    const data = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
    expect(data).toMatchObject({ '@type': 'Quiz', name: title })
    expect(data.hasPart).toHaveLength(38)
    await page.getByRole('link', { name: 'Open this paper in the app' }).click()
    await expect(new App(page).titled(title)).toBeVisible()
  })

test('every link of the plain pages leads somewhere', async ({ page }) => {
  const links = new Set<string>()
  for (const [, place] of plainPages) {
    const { app } = await opened(page, place)
    const found = await page
      .locator('a[href], link[href], meta[property="og:image"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? one.getAttribute('content') ?? ''))
    for (const link of found) {
      if (link.startsWith('#')) await expect(page.locator(link)).toHaveCount(1)
      else links.add(new URL(link, page.url()).href.replace(/[?#].*/, ''))
    }
    expect(app.troubles).toEqual([])
  }
  for (const link of links) expect((await page.request.get(link)).status(), link).toBe(200)
})

test('every class of the plain pages has a style', async ({ page }) => {
  for (const [, place] of [lessonPages[8] ?? paperPage, paperPage, ...modelPages, ['', 'lessons/'] as const]) {
    await opened(page, place)
    const unstyled = await page.evaluate(() => {
      const texts = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText))
      const css = texts.join('\n')
      return [
        ...new Set([...document.querySelectorAll('[class^="plain-"]')].flatMap((one) => [...one.classList])),
      ].filter((name) => !css.includes(`.${name}`))
    })
    expect(unstyled).toEqual([])
  }
})

test('it tells machines what it is', async ({ page }) => {
  const dataOf = async (place: string): Promise<Record<string, unknown>> => {
    await opened(page, place)
    return JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')
  }
  expect(await dataOf('lessons/circles/')).toMatchObject({ '@type': 'LearningResource', name: 'Circles' })
  const quiz = await dataOf(paperPage[1])
  expect(quiz).toMatchObject({ '@type': 'Quiz' })
  expect(quiz.hasPart).toHaveLength(6)
  expect((await page.request.get('./robots.txt')).ok()).toBe(true)
})

test('a link to the start page or to a lesson has a picture of 1200 × 630', async ({ page }) => {
  for (const place of ['', 'lessons/circles/']) {
    await goToStill(page, `./${place}`)
    const address = await page.locator('meta[property="og:image"]').getAttribute('content')
    const picture = await (await page.request.get(address ?? '')).body()
    expect(picture.subarray(1, 4).toString()).toBe('PNG')
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
    expect(picture.length).toBeLessThan(100 * 1024)
  }
})
