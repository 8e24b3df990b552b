import { recognisersOf } from '@/lib/assistant/all'
import { algebraically } from '@/lib/assistant/plainer-algebra'
import { plainer } from '@/lib/assistant/plainer'
import { carefully } from '@/lib/assistant/question/carefully'
import { withoutHindi } from '@/lib/assistant/question/hindi-words'
import { neededText } from '@/lib/assistant/question/needed-text'
import type { Pairs } from '@/lib/assistant/question/replaced'
import { spelled } from '@/lib/assistant/question/spelling'

// One in a hundred and fifty of the examples at each run, all in the thorough one.
const step = process.env.THOROUGH ? 1 : 150

const wrongly = new Set<string>()

// All rules are tried on all texts, and it is noted where one fits that would have been passed over.
jest.mock('@/lib/assistant/question/replaced', () => ({
  replaced: (text: string, pairs: Pairs) =>
    pairs.reduce((so, [from, to]) => {
      const next = typeof to === 'string' ? so.replace(from, to) : so.replace(from, to)
      const whole = from.ignoreCase ? so.toLowerCase() : so
      const isPassedOver = neededText(from).some((pieces) => !pieces.some((piece) => whole.includes(piece)))
      if (next !== so && isPassedOver) wrongly.add(`${from.source}: ${so}`)
      return next
    }, text),
}))

const needs: readonly (readonly [pattern: RegExp, texts: readonly (readonly string[])[]])[] = [
  [/\b(?:1|ek) saal\b/gi, [[' saal']]],
  [/(?<=\bhar (?:mahine|month)\b[^]*)\bek saal\b/i, [['mahine', 'month'], ['ek saal'], ['har ']]],
  [/colou?red/i, [['colo'], ['red']]],
  [/a+b|cdef/, []],
  [/(?:deno|numer)(?:minator)?/i, [['numer', 'deno']]],
  [/(?!not this)that{2,}/i, [['that']]],
  [/[∠∡]|\\angle/, [['∠', '∡', '\\angle']]],
  [/Σ/i, []],
  [/\^\((-?\w+)\)/, [['^('], [')']]],
  [/(?:maybe )?\d/i, []],
  [/x{0}here/, [['here']]],
]

test.each(needs)('what %s needs', (pattern, texts) => {
  const sorted = (all: readonly (readonly string[])[]) => all.map((pieces) => pieces.toSorted()).toSorted()
  expect(sorted(neededText(pattern))).toEqual(sorted(texts))
})

test('no rule that fits a text is passed over', () => {
  const examples = Object.values(recognisersOf).flatMap((all) =>
    all.flatMap(({ examples, refuses }) => [...examples, ...refuses]),
  )
  for (const example of examples.filter((_, place) => place % step === 0))
    for (const text of [example, example.toUpperCase()]) {
      spelled(text)
      carefully(text)
      withoutHindi(text)
      plainer(text).map(algebraically)
    }
  expect([...wrongly]).toEqual([])
})
