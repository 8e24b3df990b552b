import fc from 'fast-check'
import { catalogue, templateIds } from '@/lib/memory/catalogue'
import { templates } from '@/lib/problems/all'
import { drawQuestions } from '@/lib/sets/draw-questions'
import { judgedResult } from '@/lib/sets/judged-result'
import { posedSet } from '@/lib/sets/posed-set'
import { readResult } from '@/lib/sets/result-code'
import { longestTitle, mostMinutes, shortNameOf, solutionTimes, titleThatFits, type QuestionSet } from '@/lib/sets/set'
import { codeOfSet, readSet } from '@/lib/sets/set-code'
import { tried } from '../../faults/tried'

const sets = fc.record(
  {
    title: fc.string({ unit: 'grapheme', maxLength: 40 }).map(titleThatFits),
    seed: fc.stringMatching(/^[a-z0-9]{1,12}$/),
    own: fc.boolean(),
    hints: fc.boolean(),
    solutions: fc.constantFrom(...solutionTimes),
    minutes: fc.integer({ min: 1, max: mostMinutes }),
    questions: fc.array(
      fc.record({ template: fc.constantFrom(...templateIds), version: fc.integer({ min: 1, max: 400 }) }),
      { minLength: 1, maxLength: 60 },
    ),
  },
  { requiredKeys: ['title', 'seed', 'own', 'hints', 'solutions', 'questions'] },
)

test('a set comes back from its link as it was', () => {
  fc.assert(
    fc.property(sets, (set: QuestionSet) => {
      const code = codeOfSet(set)
      expect(code).toMatch(/^[\w-]+$/)
      expect(readSet(code, templateIds)).toEqual({ kind: 'set', set })
    }),
  )
})

test('no two templates have the same short name: give a new template another id where one does', () => {
  expect(new Set(templates.map(({ id }) => shortNameOf(id))).size).toBe(templates.length)
})

test('a link of 20 questions with a long title has at most 300 characters', () => {
  const all = { topics: [], levels: [], marks: [], archetypes: [] }
  const set: QuestionSet = {
    title: titleThatFits('वृत्त और त्रिभुज: कक्षा दस की परीक्षा के लिए अभ्यास'),
    seed: 'k3f9z',
    own: true,
    hints: true,
    solutions: 'never',
    minutes: 60,
    questions: drawQuestions({ ...all, count: 20 }, 'k3f9', catalogue),
  }
  expect(set.questions).toHaveLength(20)
  expect(`https://cbse-math-tutor.example.org/?set=${codeOfSet(set)}`.length).toBeLessThanOrEqual(300)
})

test('a title is cut between letters, and to what a link holds', () => {
  const title = titleThatFits('वृत्त '.repeat(30))
  expect(new TextEncoder().encode(title).length).toBeLessThanOrEqual(longestTitle)
  expect(title).not.toContain('\uFFFD')
})

/** A link that was sent, and a result that came back: they open for ever. */
const sent = {
  set: 'AQUFazNmOXoLVW5pdCB0ZXN0IDEoBFekfALxR30BUZLzAo0jWQOIJUg',
  result:
    'ASkBBQVrM2Y5egtVbml0IHRlc3QgMSgEV6R8AvFHfQFRkvMCjSNZA4glSGMqNOR9sKTtwZJtD5bsUwhKzD_Q9IqXRY6Bkc3QCGSvPAMjo7kCAyML0B4TRQYmZkN9c2YzfXMArdIc',
}

test('a set that an earlier release made is the same set', async () => {
  const opened = readSet(sent.set, templateIds)
  if (opened.kind !== 'set') throw new Error(opened.trouble)
  expect(opened.set).toEqual({
    title: 'Unit test 1',
    seed: 'k3f9z',
    own: true,
    hints: false,
    solutions: 'after',
    minutes: 40,
    questions: [
      { template: 'cir-tangents-at-special-angle', version: 2 },
      { template: 'cir-quadrilateral-with-right-angle', version: 1 },
      { template: 'prob-cards-removed-first', version: 2 },
      { template: 'prob-same-birthday', version: 3 },
    ],
  })
  const [first] = await posedSet(opened.set, 'q1', catalogue)
  expect(first?.problem.seed).toBe('k3f9z-q1-1')
  expect(first?.problem.question).toContain('radius $12$ cm')
})

test('a result that an earlier release made is judged as it was', async () => {
  const opened = readResult(sent.result)
  if (opened.kind !== 'result') throw new Error(opened.trouble)
  expect(opened.result).toMatchObject({ set: sent.set, copy: 'q1', name: 'आशा Rao', finished: 29_000_000 })
  const judgement = await judgedResult(opened.result, catalogue)
  if (judgement.kind !== 'judged') throw new Error(judgement.trouble)
  expect(judgement.judged.marks).toBe(judgement.judged.outOf)
})

test('a link that was cut in the middle says so', () => {
  expect(readSet(sent.set.slice(0, 30), templateIds)).toEqual({ kind: 'trouble', trouble: 'damaged' })
  tried('text', "the link of a teacher's set is cut", { lost: 'the set: the page says that its link is damaged' })
})

test('a damaged link says so, and never throws', () => {
  fc.assert(
    fc.property(sets, fc.nat(), fc.constantFrom('A', '_', '', 'é', '%'), (set: QuestionSet, at, letter) => {
      const code = codeOfSet(set)
      const place = at % code.length
      const damaged = code.slice(0, place) + letter + code.slice(place + 1)
      fc.pre(damaged !== code)
      expect(readSet(damaged, templateIds)).toEqual({ kind: 'trouble', trouble: 'damaged' })
    }),
  )
  fc.assert(fc.property(fc.string(), (text) => expect(readSet(text, templateIds).kind).toBe('trouble')))
  tried('text', "a letter of a set's link is another, or missing", {
    times: 100,
    lost: 'the set: the page says that its link is damaged',
  })
})

test('a link whose template is not known comes from a later release', () => {
  const set = {
    title: '',
    seed: 'a',
    own: false,
    hints: true,
    solutions: 'after',
    questions: [{ template: 'poly-of-the-year-2030', version: 1 }],
  } as const
  expect(readSet(codeOfSet(set), templateIds)).toEqual({ kind: 'trouble', trouble: 'newer' })
})
