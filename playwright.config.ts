import { defineConfig } from '@playwright/test'
import { installedChromium } from './scripts/chromium'

const port = Number(process.env.PORT ?? 4173)
/** Set: the build under test lies in a sub-folder of its host. */
const basePath = process.env.BASE_PATH ?? ''
const desktop = { viewport: { width: 1280, height: 800 } }
/** What these test is the same on every screen: they run once, on the phone. How each place looks on a wide screen is in looks.spec.ts. */
const anyWidth = [
  'accepted-answers.spec.ts',
  'announced.spec.ts',
  'answer-box.spec.ts',
  'assistant.spec.ts',
  'board-paper.spec.ts',
  'policy.spec.ts',
  'card.spec.ts',
  'damaged-storage.spec.ts',
  'everyone.spec.ts',
  'file-faults.spec.ts',
  'figures.spec.ts',
  'first-view.spec.ts',
  'history.spec.ts',
  'large-text.spec.ts',
  'lesson-pictures.spec.ts',
  'lessons.spec.ts',
  'links-and-storage.spec.ts',
  'loading.spec.ts',
  'memory.spec.ts',
  'nothing-lost.spec.ts',
  'offline.spec.ts',
  'plain-pages.spec.ts',
  'print-paper.spec.ts',
  'practice.spec.ts',
  'states.spec.ts',
  'students-hour.spec.ts',
  'teach.spec.ts',
  'voice.spec.ts',
]
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
  ...(!process.env.THOROUGH && { grepInvert: /@thorough/ }),
  fullyParallel: true,
  workers: 2,
  timeout: 120_000,
  // Generous, because machines are shared: no test measures real time.
  expect: { timeout: 20_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    baseURL: `http://localhost:${port}${basePath}/`,
    launchOptions: { args, ...(executablePath && { executablePath }) },
    contextOptions: { reducedMotion: 'reduce' },
    // What keeps the site is tested in offline.spec.ts; elsewhere it would only take files in the background.
    serviceWorkers: 'block',
  },
  projects: basePath
    ? [{ name: 'sub-folder', testMatch: 'sub-folder.spec.ts', use: desktop }]
    : [
        {
          name: 'phone',
          testIgnore: 'sub-folder.spec.ts',
          use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
        },
        {
          name: 'desktop',
          testIgnore: ['sub-folder.spec.ts', ...anyWidth],
          use: desktop,
          ...(!process.env.THOROUGH && { grepInvert: [/@thorough/, /@alike/] }),
        },
        // These bring their own browsers, each engine that is installed here.
        { name: 'engines', testDir: './tests/engines' },
      ],
  webServer: {
    command: 'npx tsx scripts/serve.ts',
    port,
    env: { PORT: `${port}`, BASE_PATH: basePath },
    reuseExistingServer: false,
    timeout: 120_000,
  },
})
