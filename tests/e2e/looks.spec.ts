import { expect, test } from '@playwright/test'
import { App, overflow } from './app'
import { axeFindings, axeFindingsOfColours } from './axe'
import { places } from './places'
import { problemFor } from './problems'
import { alikeWhenWide, rarely } from './rarely'
import { smallControls } from './small-controls'
import { standInVoice } from './stand-in-voice'

test.beforeEach(({ page }) => standInVoice(page))

/** How these stand on a wide screen differs from the phone the most. */
const otherWhenWide: readonly string[] = ['Learn', 'Practice', 'Past Papers', 'a paper with its marks', 'the assistant']

/** Made of the same pieces as others; `npm run states` looks at them too. */
const madeOfTheSame: readonly string[] = [
  'a paper before its start',
  'a question of a paper, one of two',
  'my chapters',
  'the page of accepted answers',
]

for (const [name, go] of places)
  test(
    `${name}: axe finds nothing, it fits the screen, and every control can be hit`,
    otherWhenWide.includes(name) ? {} : madeOfTheSame.includes(name) ? rarely : alikeWhenWide,
    async ({ page, isMobile }) => {
      await go(new App(page))
      // What is dark is so on every screen, and nearly all that axe sees.
      if (isMobile || process.env.THOROUGH) expect.soft(await axeFindings(page)).toEqual([])
      if (isMobile) {
        await page.emulateMedia({ colorScheme: 'dark' })
        expect.soft(await axeFindingsOfColours(page), 'in the dark').toEqual([])
      }
      expect.soft(await overflow(page)).toBeLessThanOrEqual(0)
      expect(await smallControls(page), 'controls smaller than 44 px').toEqual([])
    },
  )

test('the focus is always visible', async ({ page }) => {
  await App.open(page)
  for (let i = 0; i < 8; i++) {
    await page.keyboard.press('Tab')
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)
    expect(outline).not.toBe('none')
  }
})

test('the arrow keys walk through the tabs', async ({ page }) => {
  const app = await App.open(page)
  await app.tab('Learn').focus()
  await page.keyboard.press('ArrowRight')
  await expect(app.tab('Practice')).toHaveAttribute('aria-selected', 'true')
  await expect(app.tab('Practice')).toBeFocused()
  await page.keyboard.press('End')
  await expect(app.tab('Past Papers')).toHaveAttribute('aria-selected', 'true')
})

test('the progress takes one line', async ({ page }) => {
  const app = await App.prepared(page)
  const { query, problem } = problemFor('polynomials', 'k3f9', ({ answerFormat }) => answerFormat === 'number')
  await app.practise(query)
  await app.answer(String(problem.answer))
  await expect(app.progress().getByRole('progressbar')).toBeVisible()
  expect((await app.progress().boundingBox())?.height).toBeLessThanOrEqual(64)
})
