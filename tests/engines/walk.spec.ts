import { expect, test } from '@playwright/test'
import { problemFor } from '../e2e/problems'
import { FlakySite } from '../e2e/flaky-site'
import type { Engine } from './engine'
import { engines } from './engines'
import { Student } from './student'
import type { RuleKind } from '../../lib/answers/rule'

const of = (kind: RuleKind, topic: string) =>
  problemFor(topic, 'walk', ({ answerValidator }) => answerValidator.kind === kind)
const typed = of('number', 'polynomials')
const choice = of('choice', 'real-numbers')
const ordered = of('sequence', 'trigonometry')
const inParts = of('parts', 'coordinate-geometry')
/** What a seed draws stays: the key to the first question of the board paper k3f9. */
const firstKey = 'A'
const practice = (query: string) => `?tab=practice&${query}`

const boxOf = (label = '') => `Your answer${label === '' ? '' : label.startsWith('(') ? ` ${label}` : `, ${label}`}`

for (const [name, start] of Object.entries(engines))
  test.describe(name, () => {
    test.describe.configure({ mode: 'default' })
    test.skip(!start, `${name} is not installed here`)

    let engine: Engine | undefined
    let student: Student
    const site = new FlakySite('out')

    test.beforeAll(async () => {
      if (!start) return
      engine = await start()
      student = new Student(engine, await site.start())
    })
    test.afterAll(async () => {
      await engine?.close()
      await site.stop()
    })
    test.afterEach(async () => {
      expect(await student.troubles()).toBe('')
    })

    test('learn: a chapter, its concepts, its formulas', async () => {
      await student.goes('?tab=learn&topic=circles')
      await student.sees('heading', '…Circles…')
      await student.clicks('button', '2…')
      await student.sees('button', '2…')
    })

    test('a number: kept over a reload, wrong, right', async () => {
      const { query, problem } = typed
      await student.goes(practice(query))
      await student.types('textbox', boxOf(), '98765')
      await student.goes(practice(query))
      await student.holds('textbox', boxOf(), '98765')
      await student.clicks('button', 'Submit')
      await student.sees('article', 'Problem', 'Incorrect')
      await student.sees('article', 'Problem', 'Attempts: 1')
      await student.types('textbox', boxOf(), String(problem.answer))
      await student.presses('textbox', boxOf(), 'Enter')
      await student.sees('article', 'Problem', 'Correct!')
      await student.sees('region', 'Your Progress', 'Correct Answers1')
    })

    test('a choice', async () => {
      const { query, problem } = choice
      await student.goes(practice(query))
      await student.clicks('radio', `(${String(problem.answer)})…`)
      await student.clicks('button', 'Submit')
      await student.sees('article', 'Problem', 'Correct!')
    })

    test('an order, by arrow keys and by buttons', async () => {
      const { query, problem } = ordered
      await student.goes(practice(query))
      await student.presses('button', 'Move step A, number 1…', 'ArrowDown')
      await student.sees('button', 'Move step A, number 2…')
      await student.clicks('button', 'Move step A up')
      await student.sees('button', 'Move step A, number 1…')
      await student.types('textbox', boxOf(), String(problem.answer))
      await student.clicks('button', 'Submit')
      await student.sees('article', 'Problem', 'Correct!')
    })

    test('parts', async () => {
      const { query, problem } = inParts
      await student.goes(practice(query))
      for (const { label, rule } of problem.parts) await student.types('textbox', boxOf(label), rule.expected)
      await student.clicks('button', 'Submit')
      await student.sees('article', 'Problem', 'Correct!')
    })

    test('papers: a solved one, and one to sit', async () => {
      await student.goes('?tab=past-papers')
      await student.clicks('button', 'Show Solution')
      await student.sees('article', 'Question 1', 'Final Answer:')
      await student.goes('?tab=past-papers&paper=board&seed=k3f9')
      await student.clicks('checkbox', 'Timer…')
      await student.clicks('button', 'Start')
      await student.clicks('radio', `(${firstKey})…`)
      await student.clicks('button', 'Finish and mark')
      await student.clicks('button', 'Finish now')
      await student.sees('heading', 'Your marks: 1 of 80')
    })

    test('a lesson as a page without scripts', async () => {
      await student.opens('lessons/circles/')
      await student.sees('heading', 'Circles')
      await student.sees('link', 'Open this lesson in the app')
    })

    test('the assistant', async () => {
      await student.goes()
      await student.clicks('button', 'AI Assistant')
      await student.types('textbox', '…', 'hcf of 12 and 18')
      await student.clicks('button', 'Send')
      await student.sees('log', '…', 'product of the smallest power')
    })

    test('without a network, after one visit', async () => {
      await student.goes()
      await student.hears('Ready for offline')
      site.weather = 'cut'
      await student.goes('?tab=learn&topic=statistics')
      await student.sees('heading', '…Statistics…')
      await student.goes(practice(choice.query))
      await student.sees('article', 'Problem')
      await student.sees('region', 'Your Progress', 'Correct Answers')
      await student.goes('?tab=past-papers')
      await student.sees('article', 'Question 1')
      site.weather = 'fair'
    })
  })
