import { modelPaper, partsByName, worth } from './second-roads/model-paper'
import { near } from './second-roads/counting'
import { basicRoads } from './second-roads/basic'
import { standardRoads } from './second-roads/standard'
import type { Roads } from './second-roads/road'
import { checkAnswer } from '@/lib/answers'
import { letterAt } from '@/lib/letters'
import type { ExamPart } from '@/lib/papers'

const papers: readonly (readonly [string, Roads])[] = [
  ['model-standard', standardRoads],
  ['model-basic', basicRoads],
]

describe.each(papers)('%s', (id, roads) => {
  const paper = modelPaper(id)
  const parts = partsByName(paper)
  const questions = paper.sections.flatMap((section) => section.questions)
  const letters = questions.slice(0, 20).map(({ alternatives: [way] }) => way?.parts[0]?.key[1] ?? '')

  test('every part has a second road, and every road a part', () => {
    expect(Object.keys(roads).toSorted()).toEqual([...parts.keys()].toSorted())
  })

  test.each([...parts])('the key of %s is found by another road', (name, part) => {
    const found = roads[name]?.()
    if (part.rule === null) expect(found).toBe(true)
    else if (part.options) expect(lettersOf(part, found)).toEqual([part.rule.expected])
    else expect([found, checkAnswer(part.rule, String(found)).correct]).toEqual([found, true])
  })

  test('the keys of the 20 questions of one mark are spread over A to D without a pattern', () => {
    for (const letter of 'ABCD') expect(letters.filter((one) => one === letter)).toHaveLength(5)
    expect(letters.join('')).not.toMatch(/(.)\1\1/)
    expect(letters.join('')).not.toMatch(/ABCD|DCBA|(..)\1|(...)\2/)
  })

  test('no option gives its key away by its length alone', () => {
    const longest = questions.slice(0, 18).filter(({ alternatives: [way] }) => {
      const { options = [], rule } = way?.parts[0] ?? {}
      const lengths = options.map((option) => option.length)
      const own = lengths['ABCD'.indexOf(rule?.expected ?? '')] ?? 0
      return lengths.filter((length) => length >= own).length === 1
    })
    expect(longest.length).toBeLessThanOrEqual(7)
  })

  test('every typed answer has a word for each usual slip, and its scheme goes in halves', () => {
    for (const [, { rule, scheme, options }] of parts) {
      for (const { marks } of scheme) expect(marks * 2).toBe(Math.round(marks * 2))
      if (rule) expect(rule.slips?.length).toBeGreaterThanOrEqual(options ? 3 : 2)
    }
  })

  test('there are eight figures at least', () => {
    const figures = questions.flatMap(({ alternatives }) =>
      alternatives.flatMap(({ figure, parts: own }) => [figure, ...own.map((part) => part.figure)].filter(Boolean)),
    )
    expect(new Set(figures).size).toBeGreaterThanOrEqual(8)
  })
})

/** The letters of the options that are worth what was found, or say it. */
function lettersOf({ options = [] }: ExamPart, found: unknown): readonly string[] {
  return options.flatMap((option, place) => {
    const value = worth(option)
    const isIt = typeof found === 'number' ? value !== null && near(value, found) : said(option) === said(String(found))
    return isIt ? [letterAt(place)] : []
  })
}

const said = (text: string): string => text.replaceAll('$', '').replace(/\s+/g, ' ').trim()
