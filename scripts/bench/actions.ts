/**
 * What the usual actions cost a phone's main thread: Chromium at a quarter of its speed, each action many times, the time of all tasks from
 * the click until the page rests, less what the same wait takes without an action. Medians, and whether they hold the limit.
 * REPEATS (100) is read from the environment; a name behind "actions" chooses one. Run "npm run build" first.
 */
import { resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { findOrInstallChromium } from '../chromium'
import { servePacked } from '../packed-server'

/** Milliseconds of the main thread. */
const limit = 50
const slowdown = 4
const repeats = Number(process.env.REPEATS ?? 100)

interface Action {
  readonly name: string
  /** Opens the place where it is done; its own loading is not measured. */
  readonly prepare: (page: Page) => Promise<void>
  /** What is done beforehand at each repeat, unmeasured, and gives the control to press. */
  readonly control: (page: Page, repeat: number) => Promise<string>
  /** What is measured, in milliseconds after the click; without, from the click until the page rests. */
  readonly span?: readonly [from: number, to: number]
}

/** The assistant takes its time, so that a reply is not there before the question is read: both are drawn in peace. */
const thinking = 1000

const problem = '/?tab=practice&topic=polynomials&difficulty=easy&seed=k3f9'
const button = (name: string) => `role=button[name="${name}"]`

/** What a click costs where nothing but its own button is drawn anew: no site can be below it on this machine. */
const least: Action = {
  name: 'nothing but a button',
  prepare: (page) => page.setContent('<button onclick="textContent = Number(textContent) + 1">0</button>'),
  control: () => Promise.resolve('button'),
}

const actions: readonly Action[] = [
  {
    name: 'tab switch',
    prepare: async (page) => {
      await goTo(page, problem)
      await page.click('role=tab[name="Learn"]')
    },
    control: (_, repeat) => Promise.resolve(`role=tab[name="${repeat % 2 === 0 ? 'Practice' : 'Learn'}"]`),
  },
  {
    name: 'new problem',
    prepare: (page) => goTo(page, problem),
    control: () => Promise.resolve(button('Generate CBSE Problem')),
  },
  {
    name: 'verdict',
    prepare: (page) => goTo(page, problem),
    control: async (page, repeat) => {
      await page.fill('role=textbox[name=/Your answer/]', `${1001 + repeat}`)
      return button('Submit')
    },
  },
  {
    name: 'opened solution',
    prepare: (page) => goTo(page, problem),
    control: async (page) => {
      const shown = page.locator(button('Hide Solution'))
      if ((await shown.count()) > 0) await shown.click()
      return button('Show Solution')
    },
  },
  {
    name: 'opened concept',
    prepare: async (page) => {
      await goTo(page, '/?tab=learn&topic=circles')
      await page.locator('.disclosure').nth(1).click()
      await page.waitForTimeout(500)
    },
    control: (_, repeat) => Promise.resolve(`.disclosure >> nth=${1 + (repeat % 4)}`),
  },
  { name: 'question sent, and its reply worked out', ...conversation([0, thinking - 300]) },
  { name: 'reply drawn', ...conversation([thinking - 300, thinking + 500]) },
]

const { server, address } = await servePacked(resolve('out'))
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] })
console.log(`Lighthouse's index of this machine's speed: ${(await speed()).toFixed(0)}`)
console.log(`Main thread at ${slowdown} times slowdown, ${repeats} repeats       median       90 %     longest`)
const [, , , named = ''] = process.argv
const chosen = actions.filter(({ name }) => name.includes(named))
if (chosen.length === 0) throw new Error(`No action is named "${named}": ${actions.map(({ name }) => name).join(', ')}`)
let isHeld = true
for (const action of [least, ...chosen]) {
  const times = await measured(action)
  const [median, most, longest] = [0.5, 0.9, 1].map((share) => times[Math.ceil(share * times.length) - 1] ?? Number.NaN)
  if (action !== least && !(median !== undefined && median < limit)) isHeld = false
  console.log(
    `${action.name.padEnd(44)}${[median, most, longest].map((time) => `${time?.toFixed(0)} ms`.padStart(12)).join('')}`,
  )
}
await browser.close()
server.close()
console.log(`Each median below ${limit} ms: ${isHeld ? 'held' : 'NOT held'}`)

async function measured({ prepare, control, span }: Action): Promise<readonly number[]> {
  // The site is not kept for offline use meanwhile: that is work of its own, which is done once.
  const page = await browser.newPage({ viewport: { width: 360, height: 740 }, hasTouch: true, serviceWorkers: 'block' })
  await prepare(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
  /** The time of all tasks in the span, or until the page rests. */
  const during = async (act: (element: HTMLElement | SVGElement) => void, selector: string) => {
    // The element itself: to look for it by its role would be work of this page.
    const element = await page.waitForSelector(selector)
    // What looking for it left behind is cleared away before: the action pays for its own garbage alone.
    await session.send('HeapProfiler.collectGarbage')
    await rest(page)
    const atFirst = await busy()
    await element.evaluate(act)
    await rest(page, span?.[0])
    const before = span && span[0] > 0 ? await busy() : atFirst
    if (span) await rest(page, span[1] - span[0])
    const time = (await busy()) - before
    if (span) await rest(page, 2 * thinking - span[1])
    return time
  }
  const times: number[] = []
  for (let repeat = 0; repeat < repeats; repeat++) {
    const selector = await control(page, repeat)
    const idle = await during(() => {}, selector)
    times.push(
      (await during(
        (element) => element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
        selector,
      )) - idle,
    )
  }
  await page.close()
  return times.toSorted((a, b) => a - b)
}

/** The faster the machine the higher: a cheap phone has about 150, a good desk computer 2,000 and more. */
async function speed(): Promise<number> {
  const page = await browser.newPage()
  const index = await page.evaluate(pageFunctions.computeBenchmarkIndex)
  await page.close()
  return index
}

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, address).href)
  await page.waitForSelector('html[data-alive]')
  await page.waitForLoadState('networkidle')
}

/** A conversation in the assistant's dialog, a question each time. */
function conversation(span: readonly [number, number]): Omit<Action, 'name'> {
  return {
    prepare: async (page) => {
      await goTo(page, '/')
      await page.click(button('AI Assistant'))
      await page.fill('dialog >> role=textbox', 'find the HCF of 12 and 18')
      await page.click('dialog >> role=button[name="Send"]')
      await page.waitForTimeout(3 * thinking)
    },
    control: async (page, repeat) => {
      await page.fill('dialog >> role=textbox', `find the HCF of ${6 * (repeat + 3)} and ${4 * (repeat + 5)}`)
      return 'dialog >> role=button[name="Send"]'
    },
    span,
  }
}

/** Two frames and a while, in milliseconds. */
function rest(page: Page, milliseconds = 200): Promise<void> {
  return page.evaluate(
    (time) =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, time)))),
    milliseconds,
  )
}
