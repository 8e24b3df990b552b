import fc from 'fast-check'
import { generateProblem, notAnswerable } from '@/lib/problems'
import { poseProblem, templates } from '@/lib/problems/all'
import { chapterLabel, difficulties, topicKeys } from '@/lib/syllabus'
import { archetypeComplaints } from '@/checks/prove/archetype-ids'
import { complaints } from '@/checks/prove/proof'
import { runsOf } from '../../seeds'

const cells = topicKeys.flatMap((topic) => difficulties.map((difficulty) => [topic, difficulty] as const))

const inCell = (topic: string, difficulty: string) =>
  templates
    .filter((one) => one.topic === topic && one.difficulty === difficulty && !one.beyond && !one.retired)
    .map(({ id }) => id)

describe('the catalogue', () => {
  test('every id is unique and in kebab-case', () => {
    const ids = templates.map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)+$/)
  })

  test('every template names archetypes that exist', () => {
    expect(templates.flatMap(archetypeComplaints)).toEqual([])
  })

  test.each(cells)('%s, %s: at least three templates', (topic, difficulty) => {
    expect(inCell(topic, difficulty).length).toBeGreaterThanOrEqual(3)
  })

  test('every weight is more than 0 and at most 1', () => {
    expect(templates.filter(({ weight }) => !(weight > 0 && weight <= 1)).map(({ id }) => id)).toEqual([])
  })

  test('at least one task is to draw, with the answer N/A', () => {
    const drawn = templates
      .map((template) => poseProblem(template, 'draw'))
      .filter(({ answer }) => answer === notAnswerable)
    expect(drawn.length).toBeGreaterThan(0)
    for (const { solutionFigure } of drawn) expect(solutionFigure).toBeDefined()
  })
})

describe('generateProblem', () => {
  test.each(cells)('%s, %s: the problem is of that chapter and difficulty', async (topic, difficulty) => {
    const problem = await generateProblem({ topic, difficulty, seed: 'k3f9' })
    expect(problem).toMatchObject({ type: topic, difficulty, chapter: chapterLabel(topic) })
    expect(problem.cbseReference).toBe('NCERT Class 10 Mathematics')
  })

  test('a template can be pinned, and is posed as it is by itself', async () => {
    for (const template of templates) {
      const problem = await generateProblem({ topic: template.topic, templateId: template.id, seed: 'pin' })
      expect(problem).toEqual(poseProblem(template, 'pin'))
    }
  })

  test('what is beyond the syllabus comes only by its name, or where the request says so, and says what it is', async () => {
    const beyond = templates.filter((template) => template.beyond)
    const ids = beyond.map(({ id }) => id)
    expect(ids.length).toBeGreaterThan(0)
    for (const { id, topic, difficulty } of beyond) {
      const drawn = async (more: object) =>
        Promise.all(
          Array.from({ length: 60 }, (_, place) =>
            generateProblem({ topic, difficulty, seed: `far-${place}`, ...more }).then((problem) => problem.templateId),
          ),
        )
      expect((await drawn({})).filter((one) => ids.includes(one))).toEqual([])
      expect((await drawn({ avoid: inCell(topic, difficulty) })).filter((one) => ids.includes(one))).toEqual([])
      expect(await drawn({ beyond: true })).toContain(id)
      expect(await generateProblem({ topic, templateId: id, seed: 'a' })).toMatchObject({
        templateId: id,
        beyond: true,
      })
    }
    for (const template of templates)
      expect([template.id, poseProblem(template, 'a').beyond ?? false]).toEqual([template.id, template.beyond])
  })

  test('what other templates ask now is drawn no more, and its links open what they always opened', async () => {
    const retired = templates.filter((template) => template.retired)
    expect(retired.length).toBeGreaterThan(0)
    for (const template of retired) {
      const { id, topic, difficulty } = template
      const drawn = await Promise.all(
        Array.from({ length: 60 }, (_, place) =>
          generateProblem({ topic, difficulty, beyond: true, seed: `old-${place}` }),
        ),
      )
      expect(drawn.map(({ templateId }) => templateId)).not.toContain(id)
      expect(await generateProblem({ topic, templateId: id, seed: 'a' })).toEqual(poseProblem(template, 'a'))
    }
  })

  test('an unknown template is refused by name', async () => {
    const request = { topic: 'circles', templateId: 'no-such-template', seed: 'a' } as const
    await expect(generateProblem(request)).rejects.toThrow('no-such-template')
  })

  test('a template of another topic is refused', async () => {
    const other = templates.find(({ topic }) => topic !== 'circles')
    await expect(generateProblem({ topic: 'circles', templateId: other?.id ?? '', seed: 'a' })).rejects.toThrow(
      'circles',
    )
  })

  test('Mixed Practice reaches every topic and difficulty about uniformly', async () => {
    const count = 3600
    const drawn = await Promise.all(
      Array.from({ length: count }, (_, i) => generateProblem({ topic: 'random', seed: `mixed-${i}` })),
    )
    // The number in each of n equal cells is within five standard deviations of count / n.
    const near = (seen: number, n: number) => Math.abs(seen - count / n) < 5 * Math.sqrt((count / n) * (1 - 1 / n))
    for (const topic of topicKeys)
      expect([topic, near(drawn.filter(({ type }) => type === topic).length, 12)]).toEqual([topic, true])
    for (const level of difficulties)
      expect([level, near(drawn.filter(({ difficulty }) => difficulty === level).length, 3)]).toEqual([level, true])
    for (const [topic, level] of cells) {
      const seen = drawn.filter(({ type, difficulty }) => type === topic && difficulty === level).length
      expect([topic, level, near(seen, 36)]).toEqual([topic, level, true])
    }
  })
})

describe('for any seed', () => {
  const anySeed = fc.string({ unit: 'grapheme', maxLength: 24 })

  test('a problem is sound: its key is accepted, its slips are refused, its formulas render', () => {
    const aTemplate = fc.constantFrom(...templates)
    fc.assert(
      fc.property(aTemplate, anySeed, (template, seed) => {
        expect(complaints(template, seed)).toEqual([])
      }),
      { numRuns: runsOf(400), seed: 20_251 },
    )
  })

  test('the same request gives the same problem', async () => {
    const aRequest = fc.record({
      topic: fc.constantFrom(...topicKeys, 'random' as const),
      difficulty: fc.constantFrom(...difficulties),
      seed: anySeed,
    })
    await fc.assert(
      fc.asyncProperty(aRequest, async (request) => {
        expect(await generateProblem(request)).toEqual(await generateProblem({ ...request }))
      }),
      { numRuns: runsOf(200), seed: 20_252 },
    )
  })
})
