import { defineConfig } from '@playwright/test'
import { installedChromium } from './scripts/chromium'

const port = 4173
const executablePath = installedChromium()
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export default defineConfig({
  testDir: './tests/e2e',
  outputDir: './test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  timeout: 30_000,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { args, ...(executablePath && { executablePath }) },
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
  ],
  webServer: { command: `npx tsx scripts/serve.ts`, port, env: { PORT: `${port}` }, reuseExistingServer: false },
})
