import { expect } from '@playwright/test'
import { step, type Step, type Walk } from './walk'
import type { App } from '../app'
import { problemFor } from '../problems'
import { kinds } from '../../../lib/answers/kinds'
import type { RuleKind } from '../../../lib/answers/rule'
import { placeOf } from '../../../lib/letters'
import type { Problem } from '../../../lib/problems'
import { notAnswerable } from '../../../lib/problems/problem'
import { topicKeys } from '../../../lib/syllabus'

type Asked = ReturnType<typeof problemFor>

/** The first problem of the bank that passes. */
function anywhere(passes: (problem: Problem) => boolean): Asked {
  for (const topic of topicKeys)
    try {
      return problemFor(topic, 'k3f9', passes)
    } catch {
      continue
    }
  throw new Error('the bank has no such problem')
}

/** The next problem never comes by itself: what is said of a right answer stays to be looked at. */
export async function withoutAdvance({ page }: App): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout
    Object.assign(window, { setTimeout: (call: () => void, ms?: number) => (ms === 2000 ? 0 : wait(call, ms)) })
  })
}

/** Answers each part with its key, or with what is wrong. */
async function answer(app: App, { parts, answer: key }: Problem, right: boolean): Promise<void> {
  for (const { label, rule } of parts) {
    const expected = parts.length === 1 ? String(key) : rule.expected
    if (rule.kind === 'choice' && parts.length === 1) {
      const place = placeOf(expected)
      await app
        .problem()
        .getByRole('radio')
        .nth(right ? place : place === 0 ? 1 : 0)
        .check()
    } else if (right) await app.answerBox(label).fill(expected)
    else
      await app.answerBox(label).fill(rule.kind === 'sequence' ? expected.split(' ').reverse().join(' ') : '98765.4321')
  }
  await app.submit().click()
}

const pressIfThere = async (app: App, name: RegExp): Promise<void> => {
  const button = app.problem().getByRole('button', { name })
  if ((await button.count()) > 0) await button.first().click()
}

/** A problem of each kind of rule, from its question to a right answer. */
function walkOf(kind: RuleKind): Walk {
  const { query, problem } = anywhere(({ answerValidator, answer: key, hints }) => {
    return answerValidator.kind === kind && key !== notAnswerable && hints.length > 1
  })
  const hasBox = problem.parts.length > 1 || kind !== 'choice'
  return {
    name: `practice: ${kind}`,
    before: withoutAdvance,
    ...(kind === 'number' && { always: true }),
    steps: [
      step('the question', (app) => app.practise(query)),
      step('nothing to judge', (app) => app.submit().click()),
      ...(hasBox
        ? [
            step('what is typed is not read', async (app: App) => {
              await app.answerBox(problem.parts[0]?.label).fill('3 $$ x')
              // What is read of it is said once the typing pauses; of words nothing is.
              await app.page.evaluate(() => new Promise((done) => setTimeout(done, 700)))
            }),
          ]
        : []),
      step('a wrong answer', async (app) => {
        await answer(app, problem, false)
        await expect(app.result()).toContainText('Incorrect')
      }),
      step('a line of the solution by itself', (app) => pressIfThere(app, /^Show me the (?:first )?step/)),
      step('the first hint', (app) => app.button('Show Hints').click()),
      ...problem.hints.slice(1).map((_, index) =>
        step(`hint ${index + 2}`, (app) =>
          app
            .problem()
            .getByRole('button', { name: /^Next hint/ })
            .click(),
        ),
      ),
      step('the solution', (app) => app.button('Show Solution').click()),
      step('a right answer', async (app) => {
        await answer(app, problem, true)
        await expect(app.result()).toContainText('Correct')
      }),
    ],
  }
}

const slipping = anywhere(
  ({ answerValidator: { kind, slips = [] }, steps }) =>
    kind === 'number' && slips.some(({ step: line }) => line > 1 && line < steps.length),
)
const slip = slipping.problem.answerValidator.slips?.find(
  ({ step: line }) => line > 1 && line < slipping.problem.steps.length,
)
const drawing = anywhere(({ answer: key }) => key === notAnswerable)
const ordered = anywhere(({ answerValidator }) => answerValidator.kind === 'sequence')
const drawn = anywhere(({ figure }) => figure !== undefined)
const beyond = anywhere(({ beyond: isBeyond }) => isBeyond === true)

const opens = (state: string, query: string, word?: RegExp): Step =>
  step(state, async (app) => {
    await app.go(query)
    if (word) await expect(app.page.getByText(word).first()).toBeVisible()
  })

export const practiceWalks: readonly Walk[] = [
  ...Object.keys(kinds).flatMap((kind) =>
    Object.keys(kinds)
      .filter((one): one is RuleKind => one === kind)
      .map(walkOf),
  ),
  {
    name: 'practice: a slip that is known',
    before: withoutAdvance,
    steps: [
      step('its word', async (app) => {
        await app.practise(slipping.query)
        await app.answer(slip?.response ?? '')
        await expect(app.result()).toContainText('Look again at step')
      }),
      step('its step by itself', (app) => app.button('Show me the step where it went wrong').click()),
      step('one line more', (app) => pressIfThere(app, /^One line more/)),
      step('its line in the solution', (app) =>
        app
          .problem()
          .getByRole('button', { name: /^Look again at step/ })
          .click(),
      ),
      step('"This should be right"', async (app) => {
        await app.button('This should be right').click()
        await expect(
          app
            .problem()
            .getByText(/^Copied|^Copy this/)
            .first(),
        ).toBeVisible()
      }),
      step('the link copied', (app) => app.problem().getByRole('button', { name: /link/i }).first().click()),
      step('right at last', async (app) => {
        await app.answer(String(slipping.problem.answer))
        await expect(app.button('Stay on this problem')).toBeVisible()
      }),
      step('who stays', (app) => app.button('Stay on this problem').click()),
      step('wrong after it was solved', async (app) => {
        await app.answer('98765')
        await expect(app.result()).toContainText('You solved this problem already')
      }),
    ],
  },
  {
    name: 'practice: a task to draw',
    steps: [
      step('the task', (app) => app.practise(drawing.query)),
      step('first compare', (app) => app.button('I did it').click()),
      step('done', (app) => app.button('I did it').last().click()),
    ],
  },
  {
    name: 'practice: steps in order',
    steps: [
      step('none placed', (app) => app.practise(ordered.query)),
      step('some placed', async (app) => {
        for (const place of [2, 1]) await app.problem().locator('.step-face').nth(place).click()
        await expect(app.button('Clear the order')).toBeVisible()
      }),
    ],
  },
  {
    name: 'practice: what stands before a problem',
    steps: [
      opens('an empty tab', '?tab=practice', /Ready for Practice/),
      step('Mixed Practice', (app) => app.choose('Mixed Practice')),
      step('the sheet of chapters', async (app) => {
        await app.openChapters()
      }),
      opens('a figure', `?tab=practice&${drawn.query}`, /Problem|Chapter/),
      opens('beyond the syllabus', `?tab=practice&${beyond.query}`, /Beyond the current syllabus/),
      opens('a chapter that is not known', '?tab=practice&topic=algebra', /not known here/),
      opens('a level that is not known', '?tab=practice&difficulty=mad', /not known here/),
      opens('a damaged code', '?tab=practice&topic=circles&seed=%3Cb%3E', /problem code is damaged/),
      opens('a damaged kind', '?tab=practice&topic=circles&seed=k3f9&template=%3Cb%3E', /kind of problem is damaged/),
      opens('a kind that is not known', '?tab=practice&topic=circles&seed=k3f9&template=no-such', /not known here/),
      opens(
        'a newer kind',
        `?tab=practice&${drawn.query.replace(/template=([\w-]+)/, 'template=$1.99')}`,
        /newer version/,
      ),
      opens('a mode that is not known', '?tab=practice&mode=holiday', /not known here/),
    ],
  },
]
