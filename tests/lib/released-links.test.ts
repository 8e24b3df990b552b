import released from '../released-links/links-1.json'
import later from '../released-links/links-2.json'
import { blueprints } from '@/checks/papers/blueprints'
import { catalogue, templateIds } from '@/lib/memory/catalogue'
import { makePaper } from '@/lib/papers'
import type { Asked } from '@/lib/papers/paper'
import { judgedResult } from '@/lib/sets/judged-result'
import { posedSet } from '@/lib/sets/posed-set'
import { readResult } from '@/lib/sets/result-code'
import { readSet } from '@/lib/sets/set-code'

/** Links that a released build made, with what they opened: they open the same for ever. */

test.each(released.sets.map((sample) => [sample.set.title || 'without a title', sample] as const))(
  'the link of the set “%s” opens that set, with those questions',
  async (_, { code, set, copy, asks }) => {
    const opened = readSet(code, templateIds)
    expect(opened).toEqual({ kind: 'set', set })
    if (opened.kind !== 'set') return
    const posed = await posedSet(opened.set, copy, catalogue)
    expect(posed.map(({ problem }) => problem.seed)).toEqual(asks.map(({ seed }) => seed))
    for (const [place, { problem }] of posed.entries()) {
      const { version = 0, begins = '' } = asks[place] ?? {}
      // What a newer version of its template asks, the card says: a question of the same version is the same question.
      expect(problem.version).toBeGreaterThanOrEqual(version)
      if (problem.version === version) expect(problem.question.slice(0, begins.length)).toBe(begins)
    }
  },
)

test.each(released.results.map((sample) => [sample.result.name, sample] as const))(
  'the result of %s is read as it was sent, and judged as it was',
  async (_, { code, result, marks }) => {
    const opened = readResult(code)
    expect(opened).toEqual({ kind: 'result', result, edited: false })
    if (opened.kind !== 'result') return
    const judgement = await judgedResult(opened.result, catalogue)
    if (judgement.kind !== 'judged') throw new Error(judgement.trouble)
    for (const [place, question] of judgement.judged.questions.entries())
      if (!question.changed) expect([place, question.marks]).toEqual([place, marks[place]])
  },
)

const words = (asked: Asked | undefined) =>
  asked ? [asked.pieces.map(({ template, seed }) => `${template.split('@')[0]} ${seed}`).join(' + ')] : []

test.each([...released.papers, ...later.papers].map((sample) => [sample.seed, sample] as const))(
  'the paper of the seed %s asks the questions that it always asked',
  async (seed, { blueprint: id, questions }) => {
    const blueprint = blueprints.find((one) => one.id === id)
    if (!blueprint) throw new Error(`there is no blueprint ${id}`)
    const paper = await makePaper(blueprint, seed)
    const asked = paper.sections.flatMap((section) =>
      section.questions.map((question) => [...words(question.asked), ...words(question.or)].join(' OR ')),
    )
    expect(asked).toEqual(questions)
  },
)
