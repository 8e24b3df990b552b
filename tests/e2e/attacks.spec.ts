import { expect, test, type Page } from '@playwright/test'
import { App } from './app'

// The browser's own door to service workers is one of those that are tried.
test.use({ serviceWorkers: 'allow' })

/** Runs an attack as a script in the page would, which had got in somehow; gives what came of it. */
const attempt = (page: Page, attack: string): Promise<string> =>
  page.evaluate(async (name) => {
    const marked = () => (document.documentElement.dataset['attacked'] === undefined ? 'nothing ran' : 'it ran')
    const script = "document.documentElement.dataset.attacked = 'yes'"
    const policyNamed = (name: string) =>
      window.trustedTypes?.createPolicy(name, { createHTML: (text) => text, createScriptURL: (text) => text })
    const settle = () => new Promise((done) => setTimeout(done, 300))
    const attacks: Readonly<Record<string, () => unknown>> = {
      'markup with a handler': () => {
        document.body.innerHTML = `<img src="x" onerror="${script}">`
      },
      'markup at an end': () => document.body.insertAdjacentHTML('beforeend', `<svg onload="${script}"></svg>`),
      'a document in a frame': () => {
        const frame = document.createElement('iframe')
        frame.srcdoc = `<script>parent.${script}</script>`
        document.body.append(frame)
      },
      'a script with text': () => {
        const element = document.createElement('script')
        element.append(script)
        document.body.append(element)
      },
      'a script from elsewhere': () => {
        const element = document.createElement('script')
        element.src = 'data:text/javascript,' + encodeURIComponent(script)
        document.body.append(element)
      },
      'an attribute that runs': () => {
        document.body.setAttribute('onclick', script)
        document.body.click()
      },
      'a timer with text': () => window.setTimeout(script, 0),
      'a function of text': () => Reflect.construct(Function, [script])(),
      'a policy of its own': () => policyNamed('mine'),
      'our policy once more': () => policyNamed('cbse-math-tutor'),
      'another worker': () => navigator.serviceWorker.register('/evil.js'),
      'another base': () => {
        const base = document.createElement('base')
        base.href = 'https://elsewhere.example/'
        document.head.prepend(base)
        if (document.baseURI.includes('elsewhere')) throw new Error('it ran')
        throw new Error('refused')
      },
      'words to another host': async () => {
        await fetch('https://elsewhere.example/')
      },
      'a picture of another host': () =>
        new Promise((done, fail) => {
          const picture = new Image()
          picture.onload = done
          picture.onerror = () => fail(new Error('refused'))
          picture.src = 'https://elsewhere.example/seen.gif'
        }),
    }
    try {
      // In a turn of its own: what the test itself runs may make functions of text.
      await new Promise((done, fail) => setTimeout(() => void Promise.resolve().then(attacks[name]).then(done, fail)))
    } catch {
      return 'refused'
    }
    await settle()
    return marked()
  }, attack)

const refused = [
  'markup with a handler',
  'markup at an end',
  'a document in a frame',
  'a script from elsewhere',
  'a timer with text',
  'a function of text',
  'a policy of its own',
  'our policy once more',
  'another worker',
  'another base',
  'words to another host',
  'a picture of another host',
]

test('text becomes markup, script or request through our own doors alone', async ({ page, baseURL }) => {
  await page.route('https://elsewhere.example/**', (route) => route.fulfill({ status: 200, body: 'GIF89a' }))
  await App.open(page)
  expect(baseURL).toBeDefined()
  for (const attack of refused) expect(`${attack}: ${await attempt(page, attack)}`).toBe(`${attack}: refused`)
  for (const attack of ['a script with text', 'an attribute that runs'])
    expect(`${attack}: ${await attempt(page, attack)}`).toMatch(/: (?:refused|nothing ran)$/)
})

test('the app itself needs no other door: lesson, problem, solution, paper, assistant', async ({ page }) => {
  const app = await App.open(page)
  await app.choose('Circles')
  await app.tab('Practice').click()
  await app.button('Generate CBSE Problem').click()
  await expect(app.problem()).toBeVisible()
  await app.tab('Past Papers').click()
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await app.openAssistantLate()
  await expect(app.dialog()).toBeVisible()
  expect(app.troubles).toEqual([])
})
