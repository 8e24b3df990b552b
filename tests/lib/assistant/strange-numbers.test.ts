import { texProblem } from './tex-problem'
import { recognisersOf } from '@/lib/assistant/all'
import { readQuestion } from '@/lib/assistant/question/question'
import { poseProblem, templates } from '@/lib/problems/all'
import { seededRandom } from '@/lib/random'
import { plainText as typed } from '@/lib/rich-text/plain'
import { topicKeys } from '@/lib/syllabus'
import { seedsOf } from '../../seeds'

const recognisers = Object.values(recognisersOf).flat()

const strange = ['0', '1', '-1', '2.5', '-7', '12', '45', '100', '999983', '1000000007', '1/3', '-0.125', '7', '3']

describe('whatever the numbers are, nothing throws, and what is said is well set and ends with its answer', () => {
  // every eighth question once at each run, each many times in the thorough one
  const step = process.env.THOROUGH ? 1 : 8
  const draws = seedsOf('strange numbers', { few: 1, many: 12 })

  test.each(topicKeys)('in questions of %s', (topic) => {
    const bank = templates.filter((template) => template.topic === topic)
    const questions = [
      ...recognisersOf[topic].flatMap(({ examples }) => examples),
      ...bank.map((template) => typed(poseProblem(template, 'strange').question)),
    ].filter((_, index) => index % step === 0)
    for (const draw of draws) {
      const random = seededRandom(`${draw} ${topic}`)
      for (const question of questions) {
        const asked = readQuestion(
          question.replace(/\d+(?:\.\d+)?/g, (number) => (random.integer(0, 2) === 0 ? number : random.pick(strange))),
        )
        for (const one of recognisers) {
          const said = one.understand(asked)?.said
          if (!said) continue
          expect([one.id, question, texProblem(said.text)]).toEqual([one.id, question, null])
          expect(said.text.endsWith(said.answer ?? '')).toBe(true)
          expect(said.text).not.toBe('')
        }
      }
    }
  })
})
