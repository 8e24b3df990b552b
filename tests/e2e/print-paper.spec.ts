import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test, type Page } from '@playwright/test'
import { App } from './app'
import { qrTextOfPage } from './qr'

const link = '?tab=past-papers&paper=board&seed=k3f9'
const hasPdfReader = ['/usr/bin/pdftotext', '/opt/homebrew/bin/pdftotext'].some((path) => existsSync(path))
const scheme = (page: Page) => page.locator('.exam-key')

test('the link at the foot of a printed paper opens its marking scheme; without it the scheme is folded', async ({
  page,
}) => {
  await App.open(page, `${link}&key=1`)
  await expect(scheme(page).getByRole('heading', { name: 'Section E' })).toBeVisible()
  await App.open(page, link)
  await page.getByText('Print this paper, or see its marking scheme').click()
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible()
  await expect(scheme(page)).toBeHidden()
  await expect(page.locator('.sheet-foot')).toContainText(`${link}&key=1`)
})

test('a board paper on sheets: 38 questions with their marks, the scheme on pages of its own, nothing of the page', async ({
  page,
}) => {
  await App.open(page, `${link}&key=1`)
  await page.getByLabel('School').fill('Kendriya Vidyalaya')
  await page.getByRole('combobox', { name: 'Answers' }).selectOption('The marking scheme on pages of its own')
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  const [paper, key] = [page.locator('.sheet').first(), page.locator('.sheet').last()]
  await expect(paper.locator('.sheet-question > span:first-child', { hasText: /^\d+\.$/ })).toHaveCount(38)
  const marks = await paper.locator('.sheet-question > .sheet-marks').allTextContents()
  expect(marks.reduce((sum, text) => sum + Number(/\[(\d)\]/.exec(text)?.[1]), 0)).toBe(80)
  await expect(paper.locator('.sheet-or')).toHaveCount(9)
  await expect(key.getByRole('heading', { level: 1 })).toHaveText('Marking scheme')
  await expect(paper).toBeVisible()
  await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeHidden()
  await expect(page.locator('header.page-header')).toBeHidden()
})

test('its pages as a PDF: no question is without its marks, and the scheme begins on a page', async ({
  page,
}, info) => {
  test.skip(!hasPdfReader, 'pdftotext of poppler-utils reads the pages')
  await App.open(page, `${link}&key=1`)
  await expect(page.locator('.sheet')).toHaveCount(2)
  const path = info.outputPath('paper.pdf')
  await page.pdf({ path, preferCSSPageSize: true })
  const pages = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' }).split('\f')
  expect(pages[0]).toContain('General instructions')
  expect(pages.filter((text) => text.trimStart().startsWith('Key'))).toHaveLength(1)
  expect(pages.join('')).not.toContain('Past Papers')
  expect(pages.join('')).toContain('The QR code opens the marking scheme of this very paper')
  const foot = pages.findIndex((text) => text.includes('The QR code opens the marking scheme')) + 1
  expect(qrTextOfPage(path, foot)).toBe(new URL(`./${link}&key=1`, page.url()).href)
})

/** The text of the pages that the printer would get, and how many there are. */
async function printed(page: Page, path: string): Promise<readonly string[]> {
  await page.pdf({ path, preferCSSPageSize: true })
  return execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' }).split('\f').slice(0, -1)
}

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })
  for (const [query, title, concepts] of [
    ['', 'Real Numbers', 8],
    ['?tab=learn&topic=circles&concept=3', 'Circles', 8],
  ] as const)
    test(`printing the Learn tab prints the whole lesson, every solution open: ${title}`, async ({ page }, info) => {
      test.skip(!hasPdfReader, 'pdftotext of poppler-utils reads the pages')
      await page.clock.install()
      await page.emulateMedia({ colorScheme: 'dark' })
      const app = await App.open(page, query)
      await expect(app.titled(title)).toBeVisible()
      const first = page.waitForResponse(/lessons\/real-numbers\.json/)
      await page.clock.fastForward(20_000)
      await first
      await expect(page.locator('html')).toHaveAttribute('data-alive')
      const names = await page.locator('#panel-learn button.disclosure').allInnerTexts()
      const text = (await printed(page, info.outputPath('lesson.pdf'))).join('\n').replace(/\s+/g, ' ')
      expect(names).toHaveLength(concepts)
      expect(text.match(/Try it first/g)?.length).toBeGreaterThanOrEqual(concepts)
      expect(text).toContain('Important Formulas')
      for (const word of ['Start Practice', 'Show the solution', 'Mixed Practice', 'Your Progress', 'Check yourself'])
        expect(text).not.toContain(word)
      // On the screen all is as it was.
      await expect(page.locator("#panel-learn [id^='concept-']").filter({ visible: true })).toHaveCount(1)
      await expect(page.locator('#panel-learn details[open]')).toHaveCount(0)
      expect(app.troubles).toEqual([])
    })
})
