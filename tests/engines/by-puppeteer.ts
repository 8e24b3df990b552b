import puppeteer, { ElementHandle, type Browser, type Page } from 'puppeteer-core'
import { phone, type Control, type Engine } from './engine'

/** Chromium by its own protocol, Firefox by WebDriver BiDi. */
export async function byPuppeteer(browser: 'chrome' | 'firefox', executablePath: string): Promise<Engine> {
  const started = await puppeteer.launch({
    browser,
    executablePath,
    headless: true,
    args: browser === 'chrome' ? ['--no-sandbox', '--disable-gpu'] : [],
  })
  const page = await started.newPage()
  await page.setViewport(phone)
  return engineOf(started, page)
}

function engineOf(browser: Browser, page: Page): Engine {
  return {
    async open(address) {
      await page.goto(address)
    },
    run: async (work, ...given) => String(await page.evaluate(work, ...given)),
    async find(search, ...given) {
      const found = await page.evaluateHandle(search, ...given)
      return found instanceof ElementHandle ? controlOf(found) : undefined
    },
    async add(script) {
      await page.evaluate(script)
    },
    close: () => browser.close(),
  }
}

const controlOf = (element: ElementHandle<Element>): Control => ({
  click: () => element.click(),
  type: (text) => element.type(text),
  press: (key) => element.press(key),
})
