import { expect, type Locator, type Page } from '@playwright/test'
import { standInVoice } from './stand-in-voice'

/** Waits for what only the living page says: it answers, and has read its address and its storage. */
const alive = (page: Page): Promise<void> => page.locator('html[data-alive]').waitFor({ state: 'attached' })

/** Goes to a page that has no life to wait for: all of it is in its HTML. */
export const goToStill = (page: Page, path: string) => page.goto(path)

/** How far the page reaches beyond the screen to the side, in pixels, once its fonts are there. A phone zooms out of a page that is too wide: its own width tells nothing. */
export const overflow = async (page: Page): Promise<number> => {
  const width = await page.evaluate(async () => {
    await document.fonts.ready
    return document.documentElement.scrollWidth
  })
  return width - (page.viewportSize()?.width ?? 0)
}

/** The page as its users name it. */
export class App {
  constructor(readonly page: Page) {}

  /** The page before it goes anywhere; notes any error in the console and breach of the content policy. */
  static async prepared(page: Page, voice = standInVoice): Promise<App> {
    const app = new App(page)
    await voice(page)
    page.on('pageerror', (error) => app.troubles.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') app.troubles.push(message.text())
    })
    return app
  }

  static async open(page: Page, query = '', voice = standInVoice): Promise<App> {
    const app = await App.prepared(page, voice)
    await app.go(query)
    return app
  }

  /** Opened by the link of a problem. */
  static async practising(page: Page, query: string): Promise<App> {
    const app = await App.prepared(page)
    await app.practise(query)
    return app
  }

  readonly troubles: string[] = []

  tab = (name: string): Locator => this.page.getByRole('tab', { name, exact: true })
  button = (name: string): Locator => this.page.getByRole('button', { name, exact: true })
  /** At the side on a wide screen, on the open sheet on a phone. */
  chapters = (): Locator => this.page.getByRole('group', { name: 'Chapters' }).filter({ visible: true })
  allChapters = (): Locator => this.button('All chapters').filter({ visible: true })
  chapter = (title: string): Locator => this.chapters().getByRole('button', { name: title })
  /** The heading of a lesson or a paper. */
  titled = (title: string): Locator => this.page.getByRole('heading', { level: 2, name: title })
  problem = (): Locator => this.page.getByRole('article', { name: 'Problem' })
  question = (): Locator => this.problem().locator('.problem-text')
  /** The box of the problem's only part, or of the one of that label. */
  answerBox = (label = ''): Locator =>
    this.page.getByRole('textbox', {
      name: label === '' || label.startsWith('(') ? `Your answer ${label}`.trim() : `Your answer, ${label}`,
      exact: true,
    })
  submit = (): Locator => this.problem().getByRole('button', { name: 'Submit' })
  result = (): Locator => this.problem().getByRole('status').first()
  dialog = (): Locator => this.page.getByRole('dialog', { name: 'AI Math Assistant' })
  log = (): Locator => this.dialog().getByRole('log')
  questions = (): Locator => this.log().getByText('You:')
  replies = (): Locator => this.log().getByText('Assistant:')
  progress = (): Locator => this.page.getByRole('region', { name: 'Your Progress' })

  /** Goes to a place of the page by its link; there it answers. */
  async go(query = ''): Promise<void> {
    await this.page.goto(`./${query}`)
    await alive(this.page)
  }

  /** After a reload of the page's own. */
  isAlive = (): Promise<void> => alive(this.page)

  async reload(): Promise<void> {
    await this.page.reload()
    await alive(this.page)
  }

  /** Stops the page's clock; from here it runs only as far as the test lets it. Call `page.clock.install()` before opening. */
  async stopClock(): Promise<void> {
    // Well ahead of the running clock, so that a slow machine does not come too late for it.
    await this.page.clock.pauseAt((await this.page.evaluate(() => Date.now())) + 60_000)
  }

  /** The tile of a number of the progress. */
  tile = (name: string): Locator =>
    this.progress()
      .locator('div', { has: this.page.getByText(name, { exact: true }) })
      .last()
      .getByRole('definition')

  /** The problem of a link, on the screen and with the focus that it takes when it comes. */
  async practise(query: string): Promise<void> {
    await this.go(`?tab=practice&${query}`)
    await expect(this.problem()).toBeFocused()
  }

  /** Whether the chapters are a sheet here, once the tab that has them is there. */
  private async hasSheet(): Promise<boolean> {
    await this.allChapters().or(this.chapters()).first().waitFor()
    return (await this.allChapters().count()) > 0
  }

  /** Shows the chapters, which on a phone are a sheet. */
  async openChapters(): Promise<void> {
    if (await this.hasSheet()) await this.allChapters().click()
    await expect(this.chapters()).toBeVisible()
  }

  async choose(title: string): Promise<void> {
    await this.openChapters()
    await this.chapter(title).click()
  }

  /** That this chapter is the one in mind. */
  async expectChosen(title: string): Promise<void> {
    if (await this.hasSheet()) await expect(this.allChapters()).toHaveAccessibleDescription(new RegExp(title))
    else await expect(this.chapter(title)).toHaveAttribute('aria-pressed', 'true')
  }

  async answer(text: string): Promise<void> {
    await this.answerBox().fill(text)
    await this.submit().click()
  }

  /** Opens the assistant, which greets with a first message. */
  async openAssistant(): Promise<void> {
    await this.button('AI Assistant').click()
    await expect(this.replies()).toHaveCount(1)
  }

  /** Presses the button without waiting for what opens. */
  openAssistantLate = (): Promise<void> => this.button('AI Assistant').click()

  async ask(question: string): Promise<void> {
    await this.dialog().getByRole('textbox').fill(question)
    await this.dialog().getByRole('button', { name: 'Send' }).click()
  }
}
