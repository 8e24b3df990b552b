import { changedValues } from './told-facts/changed-values'
import { commonKnowledge } from './told-facts/common-knowledge'
import { counted } from './told-facts/counted'
import { lettersOfFormulas } from './told-facts/letters-of-formulas'
import { listedProgressions } from './told-facts/listed-progressions'
import { longerAndShorter } from './told-facts/longer-and-shorter'
import { lostConditions } from './told-facts/lost-conditions'
import { pairsOfLines } from './told-facts/pairs-of-lines'
import { quadratics } from './told-facts/quadratics'
import { ratios } from './told-facts/ratios'
import { rightAngles } from './told-facts/right-angles'
import { scaling } from './told-facts/scaling'
import { swappedAlgebra } from './told-facts/swapped-algebra'
import { swappedCircles } from './told-facts/swapped-circles'
import { swappedData } from './told-facts/swapped-data'
import { swappedGeometry } from './told-facts/swapped-geometry'
import { terms } from './told-facts/terms'
import { toldKinds } from './told-facts/told-kinds'
import { twoUnits } from './told-facts/two-units'
import { zeroCounts } from './told-facts/zero-counts'
import { reasonsInBrackets } from './told-facts/reasons-in-brackets'
import { stories } from './told-facts/stories'
import { placesAndSides } from './told-facts/places-and-sides'
import { measuresAndCounts } from './told-facts/measures-and-counts'
import { narrowed } from './told-facts/narrowed'
import { otherChapters } from './told-facts/other-chapters'
import { signsAndCounts } from './told-facts/signs-and-counts'
import type { ToldFacts } from './told-facts/told-facts'
import { factFaults } from '@/checks/content/facts'
import { topicKeys } from '@/lib/syllabus'

const all: Readonly<Record<string, ToldFacts>> = {
  changedValues,
  commonKnowledge,
  counted,
  lettersOfFormulas,
  listedProgressions,
  longerAndShorter,
  lostConditions,
  pairsOfLines,
  quadratics,
  ratios,
  rightAngles,
  scaling,
  swappedAlgebra,
  swappedCircles,
  swappedData,
  swappedGeometry,
  reasonsInBrackets,
  stories,
  placesAndSides,
  measuresAndCounts,
  narrowed,
  otherChapters,
  signsAndCounts,
  terms,
  toldKinds,
  twoUnits,
  zeroCounts,
}

const sentences = Object.entries(all).flatMap(([name, facts]) =>
  topicKeys.flatMap((topic) =>
    (['wrong', 'right'] as const).flatMap((kind) =>
      (facts[topic]?.[kind] ?? []).map((text) => [name, kind, topic, text] as const),
    ),
  ),
)

test('each class has three sound sentences at least, and each sentence stands once', () => {
  for (const name of Object.keys(all))
    expect([name, sentences.filter(([of, kind]) => of === name && kind === 'right').length >= 3]).toEqual([name, true])
  expect(new Set(sentences.map(([, , topic, text]) => `${topic}: ${text}`)).size).toBe(sentences.length)
})

test.each(sentences.filter(([, kind]) => kind === 'wrong'))(
  '%s: %s in %s, and named: "%s"',
  (_, _kind, topic, text) => {
    expect(factFaults(topic, text)).not.toEqual([])
  },
)

test.each(sentences.filter(([, kind]) => kind === 'right'))(
  '%s: %s in %s, and silent: "%s"',
  (_, _kind, topic, text) => {
    expect(factFaults(topic, text)).toEqual([])
  },
)
