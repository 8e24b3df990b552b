import { isDeepStrictEqual } from 'node:util'
import { plainText as typed } from '@/lib/rich-text/plain'
import { checkAnswer } from '@/lib/answers'
import { questionOf } from '@/checks/assistant/ask-the-bank'
import { isGivenAsText } from '@/checks/assistant/given-as-text'
import { reply } from '@/lib/assistant'
import { recognisersOf } from '@/lib/assistant/all'
import { readQuestion } from '@/lib/assistant/question/question'
import { poseProblem, templates } from '@/lib/problems/all'
import { topicKeys } from '@/lib/syllabus'
import { seedsOf } from '../../seeds'

const seeds = seedsOf('ask', { few: 1, many: 20 })
const forms = [(question: string) => question, typed] as const

const recognisers = Object.values(recognisersOf).flat()

const posed = (topic: string) =>
  templates
    .filter((template) => template.topic === topic)
    .flatMap((template) => seeds.map((seed) => ({ template, seed, problem: poseProblem(template, seed) })))

describe('what is read from a question of the bank is what its template states, or nothing', () => {
  test.each(topicKeys)('%s', (topic) => {
    for (const [place, { template, seed, problem }] of posed(topic).entries()) {
      const stated = template.stated(seed)
      // as printed and as typed in turn; in the thorough tests both
      for (const form of process.env.THOROUGH ? forms : [forms[place % 2] ?? typed]) {
        const question = readQuestion(form(problem.question))
        for (const one of recognisers) {
          const understood = one.understand(question)
          if (!understood) continue
          const same = stated?.solution === one.solution && stated.archetype === one.archetype
          const answer = understood.said.answer
          const right = same
            ? isDeepStrictEqual(one.given(question), stated.given)
            : answer === undefined || checkAnswer(problem.answerValidator, answer).correct
          expect([one.id, problem.question, right]).toEqual([one.id, problem.question, true])
        }
      }
    }
  })
})

describe('the reply to a question of the bank has no answer, or one that its rule accepts', () => {
  const count = { right: 0, wrong: 0, none: 0 }

  test.each(topicKeys)('%s', async (topic) => {
    const wrong: string[] = []
    // what stands whole in its text is asked, with all its neighbours, in bank.test.ts
    const others = posed(topic).filter(
      ({ template, problem }) => !isGivenAsText(template) || questionOf(problem) !== problem.question,
    )
    for (const { problem } of others)
      for (const form of forms) {
        const { answer } = await reply(form(problem.question))
        const kind =
          answer === undefined ? 'none' : checkAnswer(problem.answerValidator, answer).correct ? 'right' : 'wrong'
        count[kind]++
        if (kind === 'wrong') wrong.push(`${problem.templateId}: ${problem.question} => ${answer}`)
      }
    expect(wrong).toEqual([])
  })

  afterAll(() => {
    process.stdout.write(
      `Questions of the bank without their tables and figures: ${count.right} right, ${count.wrong} wrong, ${count.none} none\n`,
    )
  })
})

test('every slip names a line of the solution', () => {
  for (const topic of topicKeys)
    for (const { problem } of posed(topic))
      for (const { steps, slips } of problem.parts)
        for (const { line } of slips) {
          const place = line === 'last' ? steps.length : steps.findIndex(({ name }) => name === line) + 1
          expect([problem.templateId, line, place > 0]).toEqual([problem.templateId, line, true])
        }
})
