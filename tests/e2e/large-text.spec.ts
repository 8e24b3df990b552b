import { expect, test, type Page } from '@playwright/test'
import { App, overflow } from './app'
import { places } from './places'
import { problemFor } from './problems'
import { standInVoice } from './stand-in-voice'

/** As a student sets it who cannot read small letters. */
const enlarge = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size
  }, `${percent}%`)

/** Controls that lie over each other, and those whose words run out of them. */
const crowded = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>('button, input, label.option, summary, a')].filter(
      (one) =>
        one.checkVisibility() && !one.closest('header, [role="tablist"]') && !one.matches('.progress-opener, .sr-only'),
    )
    const inDialog = shown.filter((one) => one.closest('dialog[open]'))
    const controls = inDialog.length > 0 ? inDialog : shown
    const nameOf = (one: HTMLElement) => (one.textContent || one.getAttribute('aria-label') || one.tagName).trim()
    const overlaps = controls.flatMap((one, place) =>
      controls.slice(place + 1).flatMap((other) => {
        if (one.contains(other) || other.contains(one)) return []
        const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
        return width > 1 && height > 1 ? [`${nameOf(one)} lies over ${nameOf(other)}`] : []
      }),
    )
    const scrolls = (one: HTMLElement) =>
      one.querySelector('.scrolls') !== null || getComputedStyle(one).overflowX === 'auto'
    const cut = controls.filter(
      (one) => one.matches('button, summary, a') && !scrolls(one) && one.scrollWidth > one.clientWidth + 1,
    )
    return [...overlaps, ...cut.map((one) => `${nameOf(one)} runs out of its button`)]
  })

test.beforeEach(({ page }) => standInVoice(page))

const drawing = problemFor('linear-equations', 'draw', ({ answer }) => answer === 'N/A')
const withDrawing = [...places, ['a task to draw', (app: App) => app.practise(drawing.query)]] as const

for (const width of [320, 360])
  test(`text of twice its size at ${width} px: nothing runs out of the screen, and no control lies over another`, async ({
    page,
  }) => {
    // Many places, some of which draw a whole paper first.
    test.slow()
    const app = new App(page)
    await page.setViewportSize({ width, height: 740 })
    for (const [name, go] of withDrawing) {
      await go(app)
      await enlarge(page, 200)
      expect.soft(await overflow(page), name).toBeLessThanOrEqual(0)
      expect.soft(await crowded(page), name).toEqual([])
    }
  })

test('the header stays only where it takes less than a quarter of the screen', async ({ page }) => {
  const app = new App(page)
  await page.setViewportSize({ width: 320, height: 568 })
  await app.go()
  const headerAfterScroll = () =>
    page.evaluate(() => {
      window.scrollTo({ top: 600, behavior: 'instant' })
      const { top, bottom } = document.querySelector('header')?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
      return { top, bottom }
    })
  const usual = await headerAfterScroll()
  expect(usual.top).toBe(0)
  expect(usual.bottom).toBeLessThan(568 / 8)
  await enlarge(page, 200)
  expect((await headerAfterScroll()).bottom).toBeLessThanOrEqual(0)
})

test('whoever walks with Tab sees the control that has the focus: neither bar lies over it', async ({ page }) => {
  const app = new App(page)
  await app.practise(drawing.query)
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press(step < 25 ? 'Tab' : 'Shift+Tab')
    const covered = await page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
      const one = document.activeElement
      if (!one || one === document.body || one.closest('header, [role="tablist"]')) return ''
      const { top, bottom, left, width } = one.getBoundingClientRect()
      const bars = [...document.querySelectorAll('.page-header, .tab-bar')]
      const hit = [top + 4, bottom - 4].filter((y) => {
        const found = document.elementFromPoint(left + width / 2, y)
        return !found || bars.some((bar) => bar.contains(found))
      })
      return hit.length > 0 ? `${one.textContent} from ${top} to ${bottom}` : ''
    })
    expect.soft(covered).toBe('')
  }
})
