import { expect } from '@playwright/test'
import { step, type Walk } from './walk'
import type { App } from '../app'
import { problemFor } from '../problems'
import { noVoice } from '../stand-in-voice'

/** A question of each family, by the kind of reply that it gets. */
const asked = [
  ['an HCF worked out', 'hcf of 12 and 18'],
  ['an LCM worked out', 'lcm of 4, 6 and 10'],
  ['a sum', 'calculate (2 + 3) * 4'],
  ['a sum that is not finite', 'calculate 5/0'],
  ['a sum that is not read', 'calculate 2 +*'],
  ['a quadratic solved', 'solve x^2 - 5x + 6 = 0'],
  ['a pair solved', 'solve 2x + 3y = 12 and x - y = 1'],
  ['a progression', '10th term of the AP 2, 7, 12, ...'],
  ['a table', 'find the mean of 0-10: 3, 10-20: 5, 20-30: 2'],
  ['a concept', 'what is a circle?'],
  ['a theorem', 'state the basic proportionality theorem'],
  ['a keyword', 'trigonometry'],
  ['study', 'how should I study?'],
  ['the exam', 'board exam'],
  ['stuck', 'I am stuck'],
  ['a greeting', 'hello'],
  ['thanks', 'thank you'],
  ['nothing that it knows', 'who won the match yesterday'],
] as const

async function ask(app: App, question: string): Promise<void> {
  const before = await app.replies().count()
  await app.ask(question)
  await expect(app.replies()).toHaveCount(before + 1)
}

const typed = problemFor('polynomials', 'k3f9', ({ answerValidator }) => answerValidator.kind === 'number')

export const assistantWalks: readonly Walk[] = [
  {
    name: 'the assistant',
    steps: [
      step('its welcome', async (app) => {
        await app.go()
        await app.openAssistant()
      }),
      step('a study tip', (app) => app.dialog().getByRole('button', { name: 'Get Study Tip' }).click()),
      step('the first reply', (app) => ask(app, asked[0][1])),
    ],
  },
  // Each in a dialog of its own, so that only what is new is looked at.
  {
    name: 'the assistant: replies',
    steps: asked.map(([kind, question]) =>
      step(kind, async (app) => {
        await app.page.goto('about:blank')
        await app.go()
        await app.page.evaluate(() => sessionStorage.clear())
        await app.reload()
        await app.openAssistant()
        await ask(app, question)
      }),
    ),
  },
  {
    name: 'the assistant: of the problem on the card',
    steps: [
      step('a hint asked for', async (app) => {
        await app.practise(typed.query)
        await app.openAssistant()
        await ask(app, 'give me a hint')
      }),
      step('why it is wrong', (app) => ask(app, 'is 98765 right?')),
      step('the solution', (app) => ask(app, 'show the solution')),
    ],
  },
  {
    name: 'the assistant: its voice',
    steps: [
      step('listening', async (app) => {
        await app.go()
        await app.openAssistant()
        await app.button('Start listening').click()
        await expect(app.button('Stop listening')).toBeVisible()
      }),
      step('nothing was heard', async (app) => {
        await app.page.evaluate("window.failToHear('no-speech')")
        await expect(app.dialog().getByText('Nothing was heard.')).toBeVisible()
      }),
      step('a spoken question', async (app) => {
        await app.button('Start listening').click()
        await app.page.evaluate("window.hear('what is the lcm of 4 and 6')")
        await expect(app.replies()).toHaveCount(2)
      }),
      step('speaking', async (app) => {
        await app.page.getByRole('switch', { name: 'Read replies aloud' }).check()
        await app.ask('quadratic formula')
        await expect(app.button('Stop speaking')).toBeVisible()
      }),
    ],
  },
  {
    name: 'the assistant: without a voice',
    before: ({ page }) => noVoice(page),
    steps: [
      step('it says so', async (app) => {
        await app.go()
        await app.openAssistant()
        await expect(app.dialog().getByText('Voice features not supported in this browser')).toBeVisible()
      }),
    ],
  },
]
