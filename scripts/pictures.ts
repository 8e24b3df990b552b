/** Takes the README's pictures of the built site (run "npm run build" first). */
import { mkdirSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { chromium, type Page } from '@playwright/test'
import { findOrInstallChromium } from './chromium'

const home = 'http://localhost:4174/'
const sizes = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } } as const

interface Picture {
  readonly name: string
  readonly query: string
  readonly dark: keyof typeof sizes | null
  readonly prepare: (page: Page) => Promise<void>
}

const pictures: readonly Picture[] = [
  { name: 'learn', query: '?tab=learn&topic=circles', dark: null, prepare: async () => {} },
  {
    name: 'practice',
    query: '?tab=practice&topic=trigonometry&difficulty=medium&template=ht-walk-towards&seed=k3f9',
    dark: 'phone',
    prepare: async (page) => {
      await page.getByRole('article', { name: 'Problem' }).waitFor()
      await page.getByRole('button', { name: 'Show Solution' }).click()
    },
  },
  {
    name: 'papers',
    query: '?tab=past-papers',
    dark: null,
    prepare: (page) => page.getByRole('button', { name: 'Show Solution' }).first().click(),
  },
  {
    name: 'assistant',
    query: '',
    dark: 'desktop',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'AI Assistant' }).click()
      await page.getByPlaceholder('Ask about any math topic...').fill('HCF and LCM of 96 and 404')
      await page.keyboard.press('Enter')
      await page.getByText('HCF = 4, LCM = 9696').waitFor()
    },
  },
]

mkdirSync('docs', { recursive: true })
const server = spawn('npx', ['tsx', 'scripts/serve.ts'], { env: { ...process.env, PORT: '4174' }, detached: true })
const browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] })
for (const { name, query, dark, prepare } of pictures)
  for (const size of ['phone', 'desktop'] as const) {
    const colorScheme = size === dark ? 'dark' : 'light'
    const page = await browser.newPage({ viewport: sizes[size], colorScheme, reducedMotion: 'reduce' })
    await reach(page, `${home}${query}`)
    await prepare(page)
    await page.waitForTimeout(500)
    await page.screenshot({ path: `docs/${name}-${size}.png` })
    await page.close()
  }
await browser.close()
if (server.pid) process.kill(-server.pid)

/** The server needs a moment to come up. */
async function reach(page: Page, address: string): Promise<void> {
  for (let tries = 0; tries < 20; tries++) {
    try {
      await page.goto(address, { waitUntil: 'networkidle' })
      return
    } catch {
      await page.waitForTimeout(500)
    }
  }
  throw new Error(`${address} does not answer`)
}
