import fc from 'fast-check'
import { smallExam } from './small-exam'
import { clockAt, durationText, longClock, paperTime } from '@/lib/papers/clock'
import { generalInstructions } from '@/lib/papers/instructions'
import { markedQuestion, scoreSoFar } from '@/lib/papers/marked-question'
import { paperEvents } from '@/lib/papers/paper-events'
import { practiseThese, titleOfKind } from '@/lib/papers/practise-these'
import { readSitting } from '@/lib/papers/read-sitting'
import { isPaperSeed, writtenEdition } from '@/lib/papers/seed'
import {
  answeredParts,
  doneOf,
  earlierAnswer,
  freshSitting,
  questionsOf,
  startedSitting,
  withDone,
  type PaperSitting,
  type QuestionDone,
} from '@/lib/papers/sitting'
import { catalogue } from '@/lib/memory/catalogue'
import { readEvent } from '@/lib/memory/event'

const questions = questionsOf(smallExam)
const questionAt = (number: number) => {
  const found = questions[number - 1]
  if (!found) throw new Error(`no question ${number}`)
  return found
}
const begun = startedSitting('A small board paper', smallExam, { timed: true, reading: true }, 1_000_000)
const doing = (number: number, change: Partial<QuestionDone>, sitting: PaperSitting = begun) =>
  withDone(sitting, questionAt(number), change)
const finished = (sitting: PaperSitting): PaperSitting => ({ ...sitting, finished: 2_000_000 })

describe('the clock', () => {
  test('it goes on while the tab is closed', () => {
    expect(clockAt({ elapsed: 5000, seen: 1000 }, 61_000).elapsed).toBe(65_000)
  })

  test('a clock that is set back takes nothing away, and it goes on from there', () => {
    const back = clockAt({ elapsed: 5000, seen: 100_000 }, 40_000)
    expect(back.elapsed).toBe(5000)
    expect(clockAt(back, 42_000).elapsed).toBe(7000)
  })

  test('whatever the clock on the wall does, the time never runs backwards', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4e12 })), (instants) => {
        let clock = { elapsed: 0, seen: 1e12 }
        for (const now of instants) {
          const next = clockAt(clock, now)
          expect(next.elapsed).toBeGreaterThanOrEqual(clock.elapsed)
          clock = next
        }
      }),
    )
  })

  test('reading comes first, then three hours, then the time is over', () => {
    const [reading, minute] = [15 * 60_000, 60_000]
    const at = (elapsed: number) => paperTime({ elapsed, seen: 0 }, reading, 180)
    expect(at(0)).toEqual({ phase: 'reading', left: 900 })
    expect(at(reading)).toEqual({ phase: 'writing', left: 180 * 60 })
    expect(at(reading + 180 * minute - 1)).toEqual({ phase: 'writing', left: 1 })
    expect(at(reading + 181 * minute)).toEqual({ phase: 'over', over: 60 })
  })

  test('it is told in hours, minutes and seconds', () => {
    expect([longClock(10_800), longClock(3599), longClock(5)]).toEqual(['3:00:00', '59:59', '0:05'])
    expect([durationText(180), durationText(61), durationText(15)]).toEqual([
      '3 hours',
      '1 hour 1 minute',
      '15 minutes',
    ])
  })
})

describe('what is answered', () => {
  test('a case is answered in part until all its parts are', () => {
    const [one, all] = [{ '0.0': '3' }, { '0.0': '3', '0.1': '4', '1.2': '6' }]
    expect(answeredParts(questionAt(5), doneOf(doing(5, { texts: one }), questionAt(5)))).toEqual({ done: 1, of: 3 })
    const done = doneOf(doing(5, { texts: all, alternative: 1 }), questionAt(5))
    expect(answeredParts(questionAt(5), done)).toEqual({ done: 3, of: 3 })
  })

  test('the two questions of a choice keep each its answer; the chosen one counts', () => {
    const sitting = doing(3, { texts: { '0.0': '7', '1.0': '8' } })
    const chosen = (alternative: number) =>
      markedQuestion(questionAt(3), doneOf(doing(3, { alternative }, sitting), questionAt(3)))
    expect(chosen(0).got).toBe(2)
    expect(chosen(1).got).toBe(0)
  })

  test('what is written on paper counts as answered, an option does not', () => {
    const onPaper = (number: number) =>
      answeredParts(questionAt(number), doneOf(doing(number, { onPaper: true }), questionAt(number))).done
    expect([onPaper(1), onPaper(2), onPaper(4), onPaper(5)]).toEqual([0, 1, 1, 3])
  })

  test('an answer to a question that says something else by now is no answer to it, but is not lost', () => {
    const sitting = doing(2, { texts: { '0.0': '100' }, ...{ of: 7 } })
    expect(doneOf(sitting, questionAt(2)).texts).toEqual({})
    expect(earlierAnswer(sitting, questionAt(2))).toBe('100')
    expect(earlierAnswer(doing(2, { texts: { '0.0': '100' } }), questionAt(2))).toBe('')
  })
})

describe('marking', () => {
  test('a right answer has all its marks, a slip those before it, a proof what the student ticks', () => {
    const got = (number: number, change: Partial<QuestionDone>) =>
      markedQuestion(questionAt(number), doneOf(doing(number, change), questionAt(number))).got
    expect(got(1, { texts: { '0.0': 'B' } })).toBe(1)
    expect(got(1, { texts: { '0.0': 'A' } })).toBe(0)
    expect(got(2, { texts: { '0.0': '100' } })).toBe(2)
    expect(got(2, { texts: { '0.0': '190' } })).toBe(0.5)
    expect(got(4, { onPaper: true, ticks: { '0.0': [true, false, true] } })).toBe(1.5)
  })

  test('an option cannot be ticked right', () => {
    const done = doneOf(doing(1, { texts: { '0.0': 'A' }, ticks: { '0.0': [true] } }), questionAt(1))
    expect(markedQuestion(questionAt(1), done).got).toBe(0)
  })

  test('what was written on paper waits until the student has marked it', () => {
    const waiting = (change: Partial<QuestionDone>) =>
      markedQuestion(questionAt(4), doneOf(doing(4, change), questionAt(4))).waiting
    expect(waiting({})).toBe(false)
    expect(waiting({ onPaper: true })).toBe(true)
    expect(waiting({ onPaper: true, marked: true })).toBe(false)
  })

  test('whatever is ticked, no question gets more than its marks', () => {
    const ticks = fc.dictionary(fc.constantFrom('0.0', '0.1', '0.2', '1.2'), fc.array(fc.boolean(), { maxLength: 9 }))
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5 }),
        ticks,
        fc.constantFrom('', 'A', 'B', '100', '190', '?'),
        (number, marked, text) => {
          const sitting = doing(number, { ticks: marked, texts: { '0.0': text } })
          const { got, of } = scoreSoFar(smallExam, finished(sitting))
          expect(got).toBeLessThanOrEqual(questionAt(number).marks)
          expect(got % 0.5).toBe(0)
          expect(of).toBe(12)
        },
      ),
    )
  })
})

describe('what the memory is told', () => {
  const told = (sitting: PaperSitting) => paperEvents(smallExam, finished(sitting), () => undefined)

  test('nothing of what was left out, nothing before the end', () => {
    expect(told(begun)).toEqual([])
    expect(paperEvents(smallExam, doing(1, { texts: { '0.0': 'B' } }), () => undefined)).toEqual([])
  })

  test('an answer, with the slip that it was; the same ids however often it is told', () => {
    const sitting = doing(2, { texts: { '0.0': '190' }, seconds: 40 })
    expect(told(sitting)).toMatchObject([
      {
        archetype: 'ap-sum',
        template: 'ap-a',
        seed: 's-2',
        correct: false,
        milliseconds: 40_000,
        mode: 'paper',
        selfReported: false,
      },
    ])
    expect(told(sitting)[0]?.slip).toContain('The half is missing.')
    expect(told(sitting)).toEqual(told(doing(4, { onPaper: true }, sitting)))
  })

  test('a proof only once the student has marked it, and right only with all its marks', () => {
    const marked = (ticks: readonly boolean[]) =>
      told(doing(4, { onPaper: true, marked: true, ticks: { '0.0': ticks } }))
    expect(told(doing(4, { onPaper: true }))).toEqual([])
    expect(marked([true, true, true])).toMatchObject([{ correct: true, selfReported: true }])
    expect(marked([true, true, false])).toMatchObject([{ correct: false, selfReported: true }])
  })

  test('each is an event that can be read again', () => {
    const sitting = doing(5, { texts: { '0.0': '3', '0.1': '4', '0.2': '5' } }, doing(1, { texts: { '0.0': 'B' } }))
    for (const event of told(sitting)) expect(readEvent(JSON.parse(JSON.stringify(event)))).toEqual(event)
    expect(told(sitting).map(({ correct }) => correct)).toEqual([true, true])
  })

  test('a paper written by hand tells by its own name', () => {
    const { seed: _, ...written } = smallExam
    const byHand = {
      ...written,
      id: 'model-one',
      sections: written.sections.map((section) => ({
        ...section,
        questions: section.questions.map((question) => ({
          ...question,
          alternatives: question.alternatives.map((one) => ({ ...one, sources: [] })),
        })),
      })),
    }
    const events = paperEvents(byHand, finished(doing(1, { texts: { '0.0': 'B' } })), () => undefined)
    expect(events).toMatchObject([{ template: 'paper-model-one', seed: 'q1', archetype: 'rn-prime' }])
  })
})

describe('what is kept', () => {
  test('a sitting survives being stored', () => {
    const sitting = {
      ...finished(doing(5, { texts: { '0.0': '3' }, again: true, ticks: { '0.0': [true, false] } })),
      score: { got: 2.5, of: 12 },
    }
    expect(readSitting(JSON.stringify(sitting))).toEqual({ kind: 'sitting', sitting })
  })

  test('a later version is told from damage; neither throws', () => {
    expect(readSitting(null)).toEqual({ kind: 'none' })
    expect(readSitting('{"version":2,"anything":1}')).toEqual({ kind: 'newer' })
    for (const text of ['', 'nothing', '[]', 'null', '7', '{"version":1}', '{"version":1,"questions":[]}'])
      expect(readSitting(text)).toEqual({ kind: 'unreadable' })
  })

  test('any JSON is read as a sitting that can be shown and marked, or not at all', () => {
    const stored = fc.record({
      version: fc.constant(1),
      questions: fc.dictionary(fc.constantFrom('q1', 'q3', 'q5'), fc.jsonValue()),
      clock: fc.jsonValue(),
      place: fc.jsonValue(),
      started: fc.jsonValue(),
    })
    fc.assert(
      fc.property(fc.oneof(stored, fc.jsonValue()), (value) => {
        const read = readSitting(JSON.stringify(value))
        if (read.kind !== 'sitting') return
        expect(scoreSoFar(smallExam, read.sitting).of).toBe(12)
        expect(Number.isFinite(clockAt(read.sitting.clock, 5).elapsed)).toBe(true)
      }),
    )
  })

  test('a fresh sitting has not begun', () => expect(freshSitting('x').started).toBeNull())
})

test('the general instructions name the sections, the marks and the choices', () => {
  const [first, sections, choices] = generalInstructions(smallExam)
  expect(first).toBe(
    'There are 5 questions of 12 marks together, to be answered in 30 minutes. All questions are compulsory.',
  )
  expect(sections).toContain('Section B, questions 2 to 4')
  expect(choices).toContain('1 question of Section B and the last part of the case studies')
})

test('a seed of a paper may name its edition', () => {
  expect(['k3f9', '2.k3f9', 'a_b-c'].every(isPaperSeed)).toBe(true)
  expect(['', 'k3 f9', '0.k3f9', '2.', '<b>', 'x'.repeat(41)].some(isPaperSeed)).toBe(false)
  expect([writtenEdition('k3f9'), writtenEdition('2.k3f9')]).toEqual([1, 2])
})

test('what lost most is practised by a fresh problem of its kind, always the same one', () => {
  const [archetype] = catalogue.archetypes
  if (!archetype) throw new Error('the catalogue is empty')
  const shares = [
    { name: 'no-such-archetype', got: 0, of: 5 },
    { name: archetype.id, got: 0.5, of: 2 },
    { name: catalogue.archetypes[1]?.id ?? '', got: 3, of: 3 },
  ]
  const offered = practiseThese(shares, catalogue, 'board.2.k3f9')
  expect(offered).toMatchObject([{ name: archetype.id, title: archetype.name }])
  expect(offered[0]?.link).toContain('seed=again-board-2-k3f9&template=')
  expect(practiseThese(shares, catalogue, 'board.2.k3f9')).toEqual(offered)
})

test('kinds of questions of one name are told by their chapters', () => {
  const titles = catalogue.archetypes.map(({ id }) => titleOfKind(id, catalogue))
  expect(new Set(titles).size).toBe(titles.length)
  expect(titleOfKind('no-such-archetype', catalogue)).toBe('no-such-archetype')
})
