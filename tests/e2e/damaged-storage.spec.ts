import { expect, test } from '@playwright/test'
import { App, goToStill } from './app'
import { problemFor } from './problems'
import { tried } from '../faults/tried'
import { seededRandom } from '../../lib/random'

/** Every place where the page keeps a text; those with a dot are of a set. */
const keys = [
  'mathTutorProgress',
  'mathTutorLastPlace',
  'mathTutorDrafts',
  'mathTutorBag',
  'mathTutorDialog',
  'mathTutorChat',
  'mathTutorChat.0',
  'mathTutorQuestion',
  'mathTutorMemory',
  'mathTutorExamDay',
  'mathTutorResults',
  'mathTutorReadAloud',
  'mathTutorPersistAsked',
  'mathTutorOffline',
  'mathTutorReloadedFrom',
]

const sound = JSON.stringify({
  version: 1,
  totalProblems: 40,
  correctAnswers: 30,
  streak: 2,
  topicProgress: { circles: 9 },
})
const random = seededRandom('damaged texts')

/** What a broken disk, another script or an unlucky student leaves. */
const damaged: readonly string[] = [
  '',
  ' ',
  'null',
  'undefined',
  'NaN',
  'true',
  '0',
  '-1',
  '1e999',
  '""',
  '"text"',
  '[]',
  '[null]',
  '[[[[[[[[]]]]]]]]',
  '{}',
  '{"version":null}',
  '{"version":"1"}',
  '{"version":1,"version":1}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"totalProblems":-5,"correctAnswers":-7}',
  '{"totalProblems":"40"}',
  '{"totalProblems":1.5,"correctAnswers":0.5}',
  '{"totalProblems":3,"correctAnswers":9}',
  '{"topicProgress":[]}',
  '{"events":{}}',
  '\u0000\u0001\u0002',
  '\uFEFF{"totalProblems":3}',
  '\uD800',
  '<h1>Please sign in</h1>',
  'x'.repeat(100_000),
  `[${'1,'.repeat(20_000)}1]`,
  '{"a":'.repeat(2000),
  encodeURIComponent(sound),
  btoa(sound),
  ...[0.2, 0.5, 0.8, 0.97].map((share) => sound.slice(0, Math.floor(share * sound.length))),
  ...Array.from({ length: 3 }, () => {
    const place = random.integer(0, sound.length - 1)
    return `${sound.slice(0, place)}\u0007${sound.slice(place + 1)}`
  }),
]

const { query, problem } = problemFor('polynomials', 'k3f9', ({ answerValidator }) => answerValidator.kind === 'number')

/** Every tenth at each run, all in the thorough tests. */
const texts = process.env.THOROUGH ? damaged : damaged.filter((_, index) => index % 10 === 0)

test(`${texts.length} damaged texts in every place where something is kept: the page opens, an answer counts, nothing is thrown`, async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(texts.length * 20_000)
  for (const text of texts) {
    const context = await browser.newContext({ ...(baseURL && { baseURL }), reducedMotion: 'reduce' })
    const page = await context.newPage()
    const shown = JSON.stringify(text).slice(0, 60)
    await goToStill(page, './404.html')
    await page.evaluate(
      ([names, value]) => {
        for (const name of names) for (const storage of [localStorage, sessionStorage]) storage.setItem(name, value)
      },
      [keys, text] as const,
    )
    const app = await App.prepared(page)
    await app.practise(query)
    const before = Number(await app.tile('Correct Answers').innerText())
    // A text may tell of the very problem as it was left.
    await app.answerBox().fill(String(problem.answer))
    await app.submit().click()
    await expect(app.result(), shown).toContainText('Correct')
    await expect(app.tile('Correct Answers'), shown).toHaveText(`${before + 1}`)
    for (const place of ['?tab=past-papers', '?tab=practice&mode=today', 'teach/']) {
      await app.go(place)
      await expect(app.page.getByRole('heading', { level: 2 }).first(), shown).toBeVisible()
    }
    expect(app.troubles, shown).toEqual([])
    await context.close()
    tried('text', 'a damaged text stands in every place where something is kept', {
      lost: 'nothing: the page opens, an answer counts, and what told of progress is kept aside',
    })
  }
})
