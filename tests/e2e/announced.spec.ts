import { expect, test, type Page } from '@playwright/test'
import { App } from './app'
import { problemFor } from './problems'
import { listenOn, saidOn } from './said'
import type { Problem } from '../../lib/problems'

const ofKind = (topic: string, kind: Problem['answerValidator']['kind']) =>
  problemFor(topic, 'said', ({ answerValidator }) => answerValidator.kind === kind)
const typed = ofKind('polynomials', 'number')

/** The words of a kind among those that are said until one of the kind comes, and a while longer. */
async function saidOf(page: Page, kind: RegExp, while_ = 400): Promise<readonly string[]> {
  const heard: string[] = []
  await expect
    .poll(async () => {
      heard.push(...(await saidOn(page)))
      return heard.some((words) => kind.test(words))
    })
    .toBe(true)
  await page.evaluate((rest) => new Promise((done) => setTimeout(done, rest)), while_)
  heard.push(...(await saidOn(page)))
  return heard.filter((words) => kind.test(words))
}

test.beforeEach(({ page }) => listenOn(page))

test('each new problem is said once and takes the focus, by whatever key it was asked for', async ({ page }) => {
  const app = await App.open(page, '?tab=practice&topic=circles&difficulty=easy')
  await app.button('Generate CBSE Problem').focus()
  const shown = new Set<string>()
  for (const press of ['Enter', 'Generate', 'Next', 'Next', 'Next']) {
    await saidOn(page)
    if (press === 'Generate') await app.button('Generate CBSE Problem').focus()
    if (press === 'Next') await app.button('Next problem').focus()
    await page.keyboard.press('Enter')
    expect(await saidOf(page, /^New problem: /)).toEqual(['New problem: Chapter 10: Circles, easy'])
    await expect(app.problem()).toBeFocused()
    shown.add(await app.question().innerText())
  }
  expect(shown.size).toBe(5)
  expect(app.troubles).toEqual([])
})

test('after a right answer the next problem is said once, and takes the focus', async ({ page }) => {
  const app = await App.practising(page, typed.query)
  const before = await app.question().innerText()
  await app.answerBox().fill(String(typed.problem.answer))
  await saidOn(page)
  await page.keyboard.press('Enter')
  const heard = await saidOf(page, /^New problem: |Correct/)
  expect(heard.filter((words) => words.startsWith('Correct!'))).toHaveLength(1)
  await expect(app.question()).not.toHaveText(before, { useInnerText: true })
  await expect(app.problem()).toBeFocused()
  const later = [...heard, ...(await saidOf(page, /^New problem: |^$/).catch(() => []))]
  expect(later.filter((words) => words.startsWith('New problem: '))).toHaveLength(1)
})

for (const [name, { query, problem }] of [
  ['a number', typed],
  ['roots', ofKind('quadratic-equations', 'roots')],
  ['a point', ofKind('coordinate-geometry', 'coordinates')],
  ['words', ofKind('linear-equations', 'text')],
] as const)
  test(`${name}: a verdict is said once, and once more when it is the same one again`, async ({ page }) => {
    const app = await App.practising(page, query)
    for (const response of ['98765', String(problem.answer)]) {
      await app.answerBox().fill(response)
      for (let time = 0; time < 3; time++) {
        // What was solved is left after two seconds.
        if (response !== '98765' && time > 0) break
        await saidOn(page)
        await app.submit().click()
        expect(await saidOf(page, /^(?:Correct|Incorrect)/), `${response}, time ${time + 1}`).toHaveLength(1)
      }
    }
    expect(app.troubles).toEqual([])
  })

test('options, steps in order and parts: the same verdict again is said again, once', async ({ page }) => {
  const app = await App.prepared(page)
  for (const { query, problem } of [
    ofKind('real-numbers', 'choice'),
    ofKind('triangles', 'sequence'),
    ofKind('coordinate-geometry', 'parts'),
  ]) {
    await app.practise(query)
    const { kind } = problem.answerValidator
    if (kind === 'choice') {
      const radios = page.getByRole('radio')
      const right = 'abcd'.indexOf(String(problem.answer).replace(/\W/g, '').toLowerCase())
      await radios.nth(right === 0 ? 1 : 0).check({ force: true })
    } else if (kind === 'sequence') await app.answerBox().fill(String(problem.answer).split(' ').reverse().join(' '))
    else await app.answerBox(problem.parts[0]?.label).fill('98765')
    for (const time of [1, 2]) {
      await saidOn(page)
      await app.submit().click()
      expect(await saidOf(page, /^Incorrect/), `${kind}, time ${time}`).toHaveLength(1)
    }
  }
})

test('that there is nothing to judge yet is said each time', async ({ page }) => {
  const app = await App.practising(page, typed.query)
  for (let time = 0; time < 2; time++) {
    await saidOn(page)
    await app.submit().click()
    expect(await saidOf(page, /^Type your answer first/)).toHaveLength(1)
  }
})

test('what is slow to come is said once to be on its way: a tab, a lesson, a problem, the assistant', async ({
  page,
}) => {
  const app = await App.open(page)
  await page.route(/\/_next\/static\/chunks\/.*\.js|\/lessons\/.*\.json/, async (route) => {
    await new Promise((done) => setTimeout(done, 600))
    await route.continue()
  })
  for (const [act, words] of [
    [() => app.choose('Circles'), 'Loading the lesson…'],
    [() => app.tab('Practice').click(), 'Loading practice…'],
    [() => app.button('Generate CBSE Problem').click(), 'Loading the problem…'],
    [() => app.tab('Past Papers').click(), 'Loading the papers…'],
    [() => app.openAssistantLate(), 'Loading the assistant…'],
  ] as const) {
    await saidOn(page)
    await act()
    expect(await saidOf(page, /^Loading/, 2000), words).toEqual([words])
  }
})
