import { expect, type Locator, type Page } from '@playwright/test'
import { standInVoice } from './stand-in-voice'

/** The page as its users name it. */
export class App {
  constructor(readonly page: Page) {}

  /** Opens the page and fails the test on any error in the console or breach of the content policy. */
  static async open(page: Page, query = '', voice = standInVoice): Promise<App> {
    const app = new App(page)
    await voice(page)
    page.on('pageerror', (error) => app.troubles.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') app.troubles.push(message.text())
    })
    await page.goto(`/${query}`)
    await expect(page.getByRole('heading', { level: 1, name: 'CBSE Math Tutor' })).toBeVisible()
    return app
  }

  readonly troubles: string[] = []

  tab = (name: string): Locator => this.page.getByRole('tab', { name, exact: true })
  button = (name: string): Locator => this.page.getByRole('button', { name, exact: true })
  chapters = (): Locator => this.page.getByRole('group', { name: 'Chapters' }).filter({ visible: true })
  chapter = (title: string): Locator => this.chapters().getByRole('button', { name: title })
  problem = (): Locator => this.page.getByRole('article', { name: 'Problem' })
  answerBox = (): Locator => this.page.getByRole('textbox', { name: 'Your answer' })
  result = (): Locator => this.problem().getByRole('status').first()
  dialog = (): Locator => this.page.getByRole('dialog', { name: 'AI Math Assistant' })
  log = (): Locator => this.dialog().getByRole('log')
  progress = (): Locator => this.page.getByRole('region', { name: 'Your Progress' })

  /** Stops the page's clock; from here it runs only as far as the test lets it. Call `page.clock.install()` before opening. */
  async stopClock(): Promise<void> {
    await this.page.clock.pauseAt((await this.page.evaluate(() => Date.now())) + 1000)
  }

  /** The number of a progress tile. */
  async tile(name: string): Promise<string> {
    const tile = this.progress()
      .locator('div', { has: this.page.getByText(name, { exact: true }) })
      .last()
    return (await tile.getByRole('definition').textContent()) ?? ''
  }

  /** The problem on the screen, by the link that opens it. */
  async practise(query: string): Promise<void> {
    await this.page.goto(`/?tab=practice&${query}`)
    await expect(this.problem()).toBeVisible()
  }

  async answer(text: string): Promise<void> {
    await this.answerBox().fill(text)
    await this.problem().getByRole('button', { name: 'Submit' }).click()
  }
}
