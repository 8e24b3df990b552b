import fc from 'fast-check'
import { linkOf, resultOf, set, setCode } from './class'
import { catalogue } from '@/lib/memory/catalogue'
import { classCsv } from '@/lib/sets/class-csv'
import { classRows, hardestArchetypes, slipCounts, sortedRows, type Arrived } from '@/lib/sets/class-table'
import { foundResults } from '@/lib/sets/found-results'
import { judgedAnswer, judgedResult } from '@/lib/sets/judged-result'
import { posedSet } from '@/lib/sets/posed-set'
import type { SetResult } from '@/lib/sets/result'
import type { Problem } from '@/lib/problems'
import { codeOfResult, readResult } from '@/lib/sets/result-code'
import { resultText } from '@/lib/sets/result-text'
import { tried } from '../../faults/tried'
import { runsOf } from '../../seeds'

const answers = fc.array(
  fc.record({
    texts: fc.array(
      fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.trim()),
      { maxLength: 4 },
    ),
    seconds: fc.nat(20_000),
    hints: fc.nat(5),
    solutionSeen: fc.boolean(),
  }),
  { maxLength: 20 },
)
const results: fc.Arbitrary<SetResult> = fc.record({
  set: fc.constant(setCode),
  copy: fc.stringMatching(/^[a-z0-9]{0,12}$/),
  name: fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => text.trim()),
  finished: fc.nat(40_000_000),
  answers,
})

test('a result comes back from its link as it was', () => {
  fc.assert(
    fc.property(results, (result) => {
      const code = codeOfResult(result)
      expect(code).toMatch(/^[\w-]+$/)
      expect(readResult(code)).toEqual({ kind: 'result', result, edited: false })
    }),
  )
})

test('a changed result is flagged or not readable, never taken as it is, and never throws', () => {
  fc.assert(
    fc.property(results, fc.nat(), fc.constantFrom('A', 'z', '_', ''), (result, at, letter) => {
      const code = codeOfResult(result)
      const place = at % code.length
      const changed = code.slice(0, place) + letter + code.slice(place + 1)
      fc.pre(changed !== code)
      const opened = readResult(changed)
      expect(opened.kind === 'trouble' || opened.edited).toBe(true)
    }),
    { numRuns: runsOf(500) },
  )
  fc.assert(fc.property(fc.string(), (text) => expect(readResult(text).kind).toBe('trouble')))
  tried('text', "a letter of a student's result is another, or missing", {
    times: 500,
    lost: 'nothing unsaid: it is flagged, or listed as not readable',
  })
})

test('a result of 20 questions stays short enough for a message', async () => {
  expect(codeOfResult(await resultOf('Asha Rao', 'q1', 12)).length).toBeLessThan(700)
})

test('every answer is judged again, from the problems themselves', async () => {
  const judgement = await judgedResult(await resultOf('Asha Rao', 'q1', 20), catalogue)
  if (judgement.kind !== 'judged') throw new Error(judgement.trouble)
  expect(judgement.judged.marks).toBe(judgement.judged.outOf)
  const none = await judgedResult({ ...(await resultOf('Asha Rao', 'q1', 20)), answers: [] }, catalogue)
  expect(none.kind === 'judged' && none.judged.marks).toBe(0)
})

test('all results of an exported chat are found, each once, and what is damaged among them', async () => {
  const codes = await Promise.all(['a', 'b', 'c'].map(async (copy) => codeOfResult(await resultOf(copy, copy, 3))))
  const chat = [
    'Messages and calls are end-to-end encrypted. https://example.org/security?x=1',
    ...codes.map((code, n) => `2${n}/11/26, 9:1${n} pm - Asha ${n}: CBSE Math Tutor: Asha: 3 of 20.\n${linkOf(code)}`),
    `24/11/26, 9:15 pm - Vikram: CBSE Math Tutor: Vikram: 3 of 20.\n${linkOf(codes[0]?.slice(0, 100) ?? '')}`,
    `24/11/26, 9:16 pm - Ravi: ${codes[1]}`,
    '24/11/26, 9:17 pm - Ravi: this_is_only_a_very_long_word_of_somebody_who_likes_underscores_very_much_indeed',
  ].join('\n')
  const found = foundResults(chat)
  expect(found.map(({ opened }) => opened.kind)).toEqual(['result', 'result', 'result', 'trouble'])
  expect(found[3]?.before).toContain('Vikram')
  expect(foundResults('')).toEqual([])
})

async function arrived(students: readonly (readonly [string, string, number])[]): Promise<readonly Arrived[]> {
  return Promise.all(
    students.map(async ([name, copy, right]) => {
      const result = await resultOf(name, copy, right)
      const judgement = await judgedResult(result, catalogue)
      if (judgement.kind !== 'judged') throw new Error(judgement.trouble)
      return { code: codeOfResult(result), judged: judgement.judged, edited: false }
    }),
  )
}

test('the table: who had the same numbers, who sent twice, what is hard, which slip how often', async () => {
  const rows = classRows(
    await arrived([
      ['Asha', 'a', 5],
      ['Vikram', 'a', 10],
      ['Ravi', 'r', 0],
      ['ravi ', 'r2', 20],
    ]),
  )
  expect(rows.map(({ flags }) => flags)).toEqual([['same-numbers'], ['same-numbers'], ['again'], ['again']])
  expect(sortedRows(rows, 'marks').map(({ judged }) => judged.result.name)).toEqual(['ravi ', 'Vikram', 'Asha', 'Ravi'])
  const shares = hardestArchetypes(rows).map(({ share }) => share)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(slipCounts(rows)[0]?.names.length).toBeGreaterThan(1)
})

test('the table for a spreadsheet has no formulas of strangers in it', async () => {
  const csv = classCsv(
    classRows(
      await arrived([
        ['=HYPERLINK("x")', 'a', 5],
        ['Rao, Asha', 'b', 5],
      ]),
    ),
  )
  expect(csv.split('\r\n')).toHaveLength(4)
  expect(csv).toContain('"\'=HYPERLINK(""x"")"')
  expect(csv).toContain('"Rao, Asha"')
})

test('a class of 40 with own numbers: no two have the same paper, all have the same archetypes, and every key is right', async () => {
  const copies = Array.from({ length: 40 }, (_, n) => `s${n + 1}`)
  const papers = await Promise.all(copies.map((copy) => posedSet(set, copy, catalogue)))
  const ofEach = (say: (problem: Problem) => string) =>
    new Set(papers.map((paper) => paper.map(({ problem }) => say(problem)).join('/'))).size
  expect(ofEach(({ question }) => question)).toBe(40)
  expect(ofEach(({ parts }) => parts.map(({ rule }) => rule.expected).join())).toBe(40)
  expect(ofEach(({ templateId }) => templateId)).toBe(1)
  for (const { problem } of papers.flat()) {
    const judged = judgedAnswer(problem, { texts: problem.parts.map(({ rule }) => rule.expected) })
    expect([problem.templateId, problem.seed, judged.marks]).toEqual([problem.templateId, problem.seed, problem.marks])
  }
})

test('a template that comes twice in a set asks two questions', async () => {
  const [question] = set.questions
  const twice = { ...set, questions: question ? [question, question, question] : [] }
  const posed = await posedSet(twice, 'a', catalogue)
  expect(new Set(posed.map(({ problem }) => problem.question)).size).toBe(3)
})

test('the message says who and how much; the link the rest', async () => {
  const result = await resultOf('Asha Rao', 'q1', 12)
  expect(resultText(result, set, linkOf('x'))).toBe(
    'CBSE Math Tutor: Asha Rao, “Unit test 1”: 20 of 20 questions answered.\nhttps://example.org/teach/?result=x',
  )
})
