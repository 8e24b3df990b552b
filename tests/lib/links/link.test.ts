import fc from 'fast-check'
import { defaultPlace, linkTo, readLink, type Place } from '@/lib/links/link'
import { difficulties, topicKeys } from '@/lib/syllabus'

test('the three examples of links', () => {
  expect(readLink('?tab=practice&topic=quadratic-equations&difficulty=medium&seed=k3f9').place).toEqual({
    tab: 'practice',
    topic: 'quadratic-equations',
    difficulty: 'medium',
    seed: 'k3f9',
  })
  expect(readLink('?tab=learn&topic=circles').place).toEqual({ tab: 'learn', topic: 'circles' })
  expect(readLink('?tab=past-papers&paper=cbse-2024-sample').place).toEqual({
    tab: 'past-papers',
    paper: 'cbse-2024-sample',
  })
})

test('no query is the default place, without a warning', () => {
  expect(readLink('')).toEqual({ place: defaultPlace, warnings: [] })
})

test.each([
  ['?tab=games', 1],
  ['?tab=learn&topic=random', 1],
  ['?tab=practice&topic=x&difficulty=y', 2],
  ['?tab=practice&seed=a%20b', 1],
  ['?tab=practice&seed=ok&template=<b>', 1],
])('%s falls back with %i word(s) of warning', (query, count) => {
  expect(readLink(query).warnings).toHaveLength(count)
})

test('a very long value is not repeated in full', () => {
  expect(readLink(`?tab=${'x'.repeat(5000)}`).warnings.join('').length).toBeLessThan(200)
})

test('every place survives its link', () => {
  const place = fc.oneof(
    fc.record({ tab: fc.constant('learn' as const), topic: fc.constantFrom(...topicKeys) }),
    fc.record({
      tab: fc.constant('practice' as const),
      topic: fc.constantFrom(...topicKeys),
      difficulty: fc.constantFrom(...difficulties),
      seed: fc.stringMatching(/^[\w-]{1,40}$/),
      template: fc.stringMatching(/^[a-z0-9-]{1,60}$/),
    }),
    fc.record({ tab: fc.constant('past-papers' as const), paper: fc.stringMatching(/^[a-z0-9-]+$/) }),
  )
  fc.assert(fc.property(place, (one: Place) => expect(readLink(linkTo(one))).toEqual({ place: one, warnings: [] })))
})

test('no query whatever throws', () => {
  fc.assert(fc.property(fc.string(), (query) => void readLink(`?${query}`)))
})
