import { expect, test, type Page } from '@playwright/test'
import { App, overflow } from './app'
import { places } from './places'
import { problemFor } from './problems'
import { standInVoice } from './stand-in-voice'
import { rarely } from './rarely'

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

const ordered = problemFor('triangles', 'order', ({ answerValidator }) => answerValidator.kind === 'sequence')

/** Where bars stick: the header and the tabs, the order of steps, the clock of a paper. */
const sticking = [
  ['a lesson', (app: App) => app.go()],
  [
    'steps in order',
    async (app: App) => {
      await app.practise(ordered.query)
      await app.answerBox().fill(String(ordered.problem.answer))
      await app.answerBox().blur()
    },
  ],
  [
    'a paper',
    async (app: App) => {
      await app.go('?tab=past-papers&paper=board&seed=k3f9')
      const start = app.button('Start')
      const goingOn = app.button('Finish and mark')
      await expect(start.or(goingOn)).toBeVisible()
      if (await start.isVisible()) await start.click()
      await expect(goingOn).toBeVisible()
    },
  ],
] as const

for (const width of [320, 360])
  test(
    `text of twice its size at ${width} px: nothing runs out of the screen, and no control lies over another`,
    width === 320 ? {} : rarely,
    async ({ page }) => {
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
    },
  )

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

/** What stays at its place while the page is scrolled, or lies over it: how much of the height all that takes. */
const shareOfBars = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const bars = [...document.querySelectorAll('.page-header, .tab-bar, .exam-bar, .step-summary')]
    const placeOf = (bar: Element) => bar.getBoundingClientRect().top
    let most = 0
    for (let top = 300; top < document.documentElement.scrollHeight - innerHeight - 100; top += 350) {
      window.scrollTo({ top, behavior: 'instant' })
      await frame()
      const before = bars.map(placeOf)
      window.scrollTo({ top: top + 40, behavior: 'instant' })
      await frame()
      const stuck = bars.filter((bar, index) => Math.abs(placeOf(bar) - (before[index] ?? 0)) < 1)
      const heights = stuck.map((bar) => {
        const { top: from, bottom: to } = bar.getBoundingClientRect()
        return Math.max(0, Math.min(to, innerHeight) - Math.max(from, 0))
      })
      most = Math.max(most, heights.reduce((sum, height) => sum + height, 0) / innerHeight)
    }
    return most
  })

for (const [width, height, percent] of [
  [320, 256, 100],
  [320, 256, 200],
  [320, 568, 100],
  [360, 640, 100],
  [360, 740, 100],
  [360, 740, 200],
  [740, 360, 100],
  [1280, 240, 100],
] as const)
  test(
    `${width}×${height} with text of ${percent} %: what stays on the screen takes no more than a quarter of it, and nothing runs out of it`,
    height === 256 && percent === 200 ? {} : rarely,
    async ({ page }) => {
      await page.setViewportSize({ width, height })
      const app = new App(page)
      for (const [name, go] of sticking) {
        await go(app)
        await enlarge(page, percent)
        expect.soft(await shareOfBars(page), name).toBeLessThanOrEqual(0.25)
        expect.soft(await overflow(page), `${name}: beyond the screen`).toBeLessThanOrEqual(0)
      }
    },
  )

test('where the tabs stand in the header, all three are there and can be pressed', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  const app = await App.open(page)
  for (const name of ['Practice', 'Past Papers', 'Learn']) {
    await app.tab(name).click()
    await expect(app.tab(name)).toHaveAttribute('aria-selected', 'true')
  }
  expect(await crowded(page)).toEqual([])
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
