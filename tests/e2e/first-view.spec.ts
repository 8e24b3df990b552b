import { expect, test, type Page } from '@playwright/test'
import { App } from './app'
import { rarely } from './rarely'

/** How every element of the page, and what stands before and after it, is drawn. */
const drawn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    Array.from(document.body.querySelectorAll('*')).flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((part) => {
        const style = getComputedStyle(element, part)
        if (part && style.content === 'none') return []
        const said = Array.from(style)
          .filter((name) => !name.startsWith('--'))
          .map((name) => `${name}: ${style.getPropertyValue(name)}`)
        return [`${element.tagName}.${element.getAttribute('class')}${part ?? ''}; ${said.join('; ')}`]
      }),
    ),
  )

/** What is drawn otherwise in one of two, with the name of what is drawn. */
function difference(before: string, after: string): readonly string[] {
  const [named, now] = [before.split('; '), after.split('; ')]
  return now.filter((said, at) => said !== named[at]).map((said) => `${named[0]} { ${said} }`)
}

/** The whole style sheet comes with the first part that is loaded: here by itself. */
const bringWholeSheet = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const style = document.querySelector<HTMLStyleElement>('style[data-whole]')
        const link = document.createElement('link')
        link.rel = 'stylesheet'
        link.href = style?.dataset.whole ?? ''
        link.onload = () => resolve()
        link.onerror = reject
        style?.after(link)
      }),
  )

const isWhole = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const address = document.querySelector<HTMLStyleElement>('style[data-whole]')?.dataset.whole ?? ''
    return Array.from(document.styleSheets).some(({ href }) => href?.endsWith(address))
  })

for (const [width, colorScheme] of [
  [360, 'light'],
  [768, 'dark'],
  [1280, 'light'],
] as const)
  test(
    `the part of the style sheet in the page draws the first view as the whole does: ${width} px, ${colorScheme}`,
    width === 360 ? {} : rarely,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await App.open(page)
      await page.evaluate(() => document.fonts.ready)
      expect(await isWhole(page)).toBe(false)
      const before = await drawn(page)
      await bringWholeSheet(page)
      const after = await drawn(page)
      expect(after.length).toBe(before.length)
      expect(after.flatMap((style, at) => difference(before[at] ?? '', style))).toEqual([])
    },
  )

test('the whole style sheet is there before what is loaded is shown', async ({ page }) => {
  const app = await App.open(page)
  expect(await isWhole(page)).toBe(false)
  await app.tab('Practice').click()
  await page.getByRole('button', { name: 'Easy' }).waitFor()
  expect(await isWhole(page)).toBe(true)
})

test('who comes back sees the way on and the numbers dressed, without waiting for what is loaded late', async ({
  page,
}) => {
  await page.clock.install()
  const app = await App.open(page, '?tab=learn&topic=circles')
  await page.evaluate(() =>
    localStorage.setItem('mathTutorProgress', '{"version":1,"totalProblems":40,"correctAnswers":30}'),
  )
  await app.go('?tab=learn&topic=algebra')
  await app.stopClock()
  await expect(page.getByText('not known here')).toBeVisible()
  await expect.poll(() => isWhole(page)).toBe(true)
  await expect(page.getByRole('alert').filter({ hasText: 'not known here' })).toHaveCSS('border-top-style', 'solid')
  await expect(app.progress().getByRole('progressbar')).toHaveCSS('border-top-left-radius', '16px')
})

test('a style sheet that does not arrive is said, and asked for again', async ({ page }) => {
  const app = await App.open(page)
  const address = (await page.locator('style[data-whole]').getAttribute('data-whole')) ?? ''
  await page.route(`**${address}`, (route) => route.abort())
  await app.tab('Past Papers').click()
  await expect(page.getByText('Could not load the paper')).toBeVisible()
  await page.unroute(`**${address}`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Could not load the paper')).toBeHidden()
  await expect.poll(() => isWhole(page)).toBe(true)
})

test('the first view shifts nothing, and its math font is the small part of it', async ({ page }) => {
  await page.addInitScript(() => {
    let shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifted += Number(entry.value)
      document.documentElement.dataset.shifted = String(shifted)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fonts.push(request.url())
  })
  await App.open(page)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForLoadState('networkidle')
  expect(fonts).toEqual([expect.stringContaining('tutor-math-first')])
  expect(Number((await page.locator('html').getAttribute('data-shifted')) ?? 0)).toBeLessThan(0.01)
})
