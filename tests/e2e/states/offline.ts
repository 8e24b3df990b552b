import { expect } from '@playwright/test'
import { step, type Walk } from './walk'
import type { App } from '../app'

/** A worker that does only what a test tells it: `keepingGoes` in the page drives it. */
function standInKeeper(): void {
  const worker = Object.assign(new EventTarget(), { state: 'installing', postMessage: () => {} })
  const registration = Object.assign(new EventTarget(), {
    installing: worker,
    active: null,
    waiting: null,
    update: () => Promise.resolve(),
  })
  const container = Object.assign(new EventTarget(), {
    controller: null,
    getRegistration: () => Promise.resolve(undefined),
    register: () =>
      Reflect.get(window, 'keepingIsCut') ? Promise.reject(new Error('cut off')) : Promise.resolve(registration),
  })
  Object.defineProperty(navigator, 'serviceWorker', { value: container })
  const keepingGoes = (state: string) => {
    if (state === 'half')
      container.dispatchEvent(
        new MessageEvent('message', { data: { type: 'saving', bytes: 1_000_000, of: 2_000_000 } }),
      )
    else {
      worker.state = state
      worker.dispatchEvent(new Event('statechange'))
    }
  }
  const newVersion = () => {
    const next = Object.assign(new EventTarget(), { state: 'installing', postMessage: () => {} })
    Object.assign(registration, { active: worker, installing: next })
    registration.dispatchEvent(new Event('updatefound'))
    next.state = 'installed'
    next.dispatchEvent(new Event('statechange'))
  }
  Object.assign(window, { keepingGoes, newVersion })
}

async function arm({ page }: App): Promise<void> {
  await page.clock.install()
  await page.addInitScript(standInKeeper)
}

/** The page, after the rest that it takes before it begins to save the site. */
async function openLate(app: App): Promise<void> {
  await app.go()
  await app.page.clock.fastForward(20_000)
}

const says = ({ page }: App, word: RegExp) => expect(page.getByText(word).first()).toBeVisible()

export const offlineWalks: readonly Walk[] = [
  {
    name: 'the site is saved',
    before: arm,
    steps: [
      step('it begins', async (app) => {
        await openLate(app)
        await says(app, /^Saving everything/)
      }),
      step('half of it', async (app) => {
        await app.page.evaluate("window.keepingGoes('half')")
        await says(app, /50 %/)
      }),
      step('ready', async (app) => {
        await app.page.evaluate("window.keepingGoes('activated')")
        await says(app, /^Ready for offline$/)
      }),
      step('a new version', async (app) => {
        await app.page.evaluate('window.newVersion()')
        await says(app, /^A new version is ready/)
      }),
      step('its word closed', (app) => app.button('Close this message').click()),
    ],
  },
  {
    name: 'the site is not saved yet',
    before: async (app) => {
      await arm(app)
      await app.page.addInitScript(() => Object.assign(window, { keepingIsCut: true }))
    },
    steps: [
      step('cut off', async (app) => {
        await openLate(app)
        await says(app, /^Not saved for offline use yet/)
      }),
    ],
  },
  {
    name: 'who saves data',
    before: async (app) => {
      await arm(app)
      await app.page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
      )
    },
    steps: [
      step('is asked first', async (app) => {
        await openLate(app)
        await says(app, /^Make it work offline/)
      }),
    ],
  },
]
