import fc from 'fast-check'
import { catalogue } from '@/lib/memory/catalogue'
import { candidatesFor, drawQuestions, otherQuestion, type SetChoice } from '@/lib/sets/draw-questions'
import { difficulties, topicKeys } from '@/lib/syllabus'
import { runsOf } from '../../seeds'

const everything: SetChoice = { topics: [], levels: [], marks: [], archetypes: [], count: 20 }
const choices = fc.record({
  topics: fc.subarray([...topicKeys]),
  levels: fc.subarray([...difficulties]),
  marks: fc.subarray([1, 2, 3, 4]),
  archetypes: fc.oneof(fc.constant([]), fc.subarray(catalogue.archetypes.map(({ id }) => id).slice(0, 12))),
  count: fc.integer({ min: 1, max: 30 }),
})

const archetypesOf = (questions: readonly { readonly template: string }[]) =>
  questions.map(({ template }) => catalogue.ofTemplate.get(template)?.id)

test('as many questions as asked for, all of the choice, wherever anything fits', () => {
  fc.assert(
    fc.property(choices, fc.string(), (choice, seed) => {
      const questions = drawQuestions(choice, seed, catalogue)
      const fitting = new Set(candidatesFor(choice, catalogue).map(({ template }) => template.id))
      expect(questions).toHaveLength(fitting.size === 0 ? 0 : choice.count)
      for (const { template } of questions) expect(fitting).toContain(template)
      expect(drawQuestions(choice, seed, catalogue)).toEqual(questions)
    }),
    { numRuns: runsOf(60) },
  )
})

test('no archetype comes twice while others of the choice have not come', () => {
  const archetypes = archetypesOf(drawQuestions(everything, 'k3f9', catalogue))
  expect(new Set(archetypes).size).toBe(20)
})

test('the chapters have even shares', () => {
  const questions = drawQuestions(
    { ...everything, topics: ['circles', 'probability', 'statistics'], count: 12 },
    'a',
    catalogue,
  )
  for (const topic of ['circles', 'probability', 'statistics'])
    expect(questions.filter(({ template }) => catalogue.ofTemplate.get(template)?.topic === topic)).toHaveLength(4)
})

test('every archetype that is asked for by name comes', () => {
  const archetypes = ['rn-hcf-two', 'qe-discriminant', 'circ-two-tangents-angle'].filter((id) => catalogue.byId.has(id))
  const questions = drawQuestions({ ...everything, archetypes, count: archetypes.length }, 'a', catalogue)
  expect(questions).toHaveLength(archetypes.length)
})

test('another question is of an archetype that is not in the set yet', () => {
  const questions = drawQuestions(everything, 'k3f9', catalogue)
  const other = otherQuestion(everything, questions, 3, 'b', catalogue)
  expect(archetypesOf(questions)).not.toContain(archetypesOf(other ? [other] : [])[0])
})

test('where nothing else fits there is no other question', () => {
  const [candidate] = candidatesFor(everything, catalogue)
  const lone = catalogue.archetypes.find(({ templates }) => templates.length === 1)
  expect(candidate).toBeDefined()
  const choice = { ...everything, archetypes: [lone?.id ?? ''], count: 1 }
  const questions = drawQuestions(choice, 'a', catalogue)
  expect(otherQuestion(choice, questions, 0, 'b', catalogue)).toBeUndefined()
})
