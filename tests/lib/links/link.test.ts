import fc from 'fast-check'
import { defaultPlace, linkTo, practiceModes, problemLink, readLink, type Place } from '@/lib/links/link'
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
  ['?tab=practice&mode=yesterday', 1],
  ['?tab=practice&mode=', 1],
  ['?tab=learn&topic=circles&concept=0', 1],
  ['?tab=learn&topic=circles&concept=third', 1],
  ['?tab=practice&topic=circles&seed=ok&from=-1', 1],
])('%s falls back with %i word(s) of warning', (query, count) => {
  expect(readLink(query).warnings).toHaveLength(count)
})

test('a very long value is not repeated in full', () => {
  expect(readLink(`?tab=${'x'.repeat(5000)}`).warnings.join('').length).toBeLessThan(200)
})

test('every place survives its link', () => {
  const place = fc.oneof(
    fc.record(
      {
        tab: fc.constant('learn' as const),
        topic: fc.constantFrom(...topicKeys),
        concept: fc.integer({ min: 1, max: 99 }),
      },
      { requiredKeys: ['tab', 'topic'] },
    ),
    fc.record(
      {
        tab: fc.constant('practice' as const),
        mode: fc.constantFrom(...practiceModes),
        topic: fc.constantFrom(...topicKeys),
        difficulty: fc.constantFrom(...difficulties),
        seed: fc.stringMatching(/^[\w-]{1,40}$/),
        template: fc.stringMatching(/^[a-z0-9-]{1,60}$/),
        version: fc.integer({ min: 2, max: 99 }),
        from: fc.integer({ min: 1, max: 99 }),
      },
      { requiredKeys: ['tab', 'topic', 'difficulty', 'seed', 'template', 'version'] },
    ),
    fc.record({ tab: fc.constant('past-papers' as const), paper: fc.stringMatching(/^[a-z0-9-]+$/) }),
  )
  fc.assert(fc.property(place, (one: Place) => expect(readLink(linkTo(one))).toEqual({ place: one, warnings: [] })))
})

test.each(practiceModes)('the link of mode %s names no chapter, unless it names a problem', (mode) => {
  const place = { tab: 'practice', mode, topic: 'circles', difficulty: 'hard' } as const
  expect(linkTo(place)).toBe(`?tab=practice&mode=${mode}`)
  expect(readLink(linkTo(place)).place).toMatchObject({ tab: 'practice', mode })
  expect(linkTo({ ...place, seed: 'k3f9' })).toBe(`?tab=practice&mode=${mode}&topic=circles&difficulty=hard&seed=k3f9`)
})

test('a mode that is not known falls back to the practice of a chapter', () => {
  expect(readLink('?tab=practice&mode=yesterday').place).not.toHaveProperty('mode')
})

test('a link names the template, and its version from the second on', () => {
  const cell = { topic: 'circles', difficulty: 'easy' } as const
  const query = (version: number) => linkTo(problemLink({ seed: 'k3f9', templateId: 'cir-facts', version }, cell))
  expect(query(1)).toBe('?tab=practice&topic=circles&difficulty=easy&seed=k3f9&template=cir-facts')
  expect(query(2)).toBe('?tab=practice&topic=circles&difficulty=easy&seed=k3f9&template=cir-facts.2')
  expect(readLink(query(2)).place).toMatchObject({ template: 'cir-facts', version: 2 })
  expect(readLink(query(1)).place).not.toHaveProperty('version')
})

test.each(['cir-facts.', 'cir-facts.0', 'cir-facts.x', 'cir-facts.2.3'])('template=%s is damaged', (template) => {
  const { place, warnings } = readLink(`?tab=practice&topic=circles&seed=k3f9&template=${template}`)
  expect(warnings).toHaveLength(1)
  expect(place).not.toHaveProperty('template')
})

test('no query whatever throws', () => {
  fc.assert(fc.property(fc.string(), (query) => void readLink(`?${query}`)))
})

const placeOf = (query: string) => readLink(query).place
const warningsOf = (query: string) => readLink(query).warnings

test('a warning says what was asked for and what is shown instead; of thirty letters all, of more the first', () => {
  expect(warningsOf('?tab=shop')).toEqual([
    'The link asks for tab “shop”, which is not known here; showing Learn instead.',
  ])
  expect(warningsOf(`?tab=learn&topic=${'x'.repeat(30)}`)[0]).toContain(`“${'x'.repeat(30)}”`)
  expect(warningsOf(`?tab=learn&topic=${'x'.repeat(31)}`)[0]).toContain(`“${'x'.repeat(30)}…”`)
  expect(warningsOf('?tab=practice&topic=circles&difficulty=none')[0]).toContain('showing Easy instead')
  expect(warningsOf('?tab=practice&topic=none')[0]).toContain('showing Real Numbers instead')
  expect(warningsOf('?tab=practice&mode=none')[0]).toContain('showing the practice of a chapter instead')
})

test('a paper has its seed and its key only where the link names them', () => {
  expect(placeOf('?tab=past-papers')).toEqual({ tab: 'past-papers' })
  expect(placeOf('?tab=past-papers&paper=board&seed=k3f9')).toEqual({
    tab: 'past-papers',
    paper: 'board',
    seed: 'k3f9',
  })
  expect(placeOf('?tab=past-papers&paper=board&key=1')).toEqual({ tab: 'past-papers', paper: 'board', key: true })
  expect(linkTo({ tab: 'past-papers', paper: 'board', seed: 'k3f9', key: true })).toBe(
    '?tab=past-papers&paper=board&seed=k3f9&key=1',
  )
  expect(linkTo({ tab: 'past-papers' })).toBe('?tab=past-papers')
})

test('a place in the lesson that is damaged is said, and one that is not named is not', () => {
  const word = 'The link’s place in the lesson is damaged; the lesson opens at its beginning.'
  expect(warningsOf('?tab=learn&topic=circles&concept=x')).toEqual([word])
  expect(warningsOf('?tab=practice&topic=circles&from=x')).toEqual([word])
  expect(readLink('?tab=learn&topic=circles')).toEqual({ place: { tab: 'learn', topic: 'circles' }, warnings: [] })
})

test('a damaged code of a problem, or of its kind, is said, and only the first is lost', () => {
  const circles = { tab: 'practice', topic: 'circles', difficulty: 'easy' }
  const query = '?tab=practice&topic=circles&difficulty=easy'
  expect(readLink(`${query}&seed=!`)).toEqual({
    place: circles,
    warnings: ['The link’s problem code is damaged; here is another problem instead.'],
    lost: true,
  })
  expect(readLink(`${query}&template=!`)).toEqual({
    place: circles,
    warnings: ['The link’s kind of problem is damaged; any kind of the chapter is shown.'],
  })
  expect(readLink(query)).toEqual({ place: circles, warnings: [] })
})

test('a link of practice names what it has and nothing else', () => {
  const cell = { tab: 'practice', topic: 'circles', difficulty: 'hard' } as const
  expect(linkTo(cell)).toBe('?tab=practice&topic=circles&difficulty=hard')
  expect(linkTo({ ...cell, seed: 'k3f9', template: 'one', version: 1 })).toBe(
    '?tab=practice&topic=circles&difficulty=hard&seed=k3f9&template=one',
  )
  expect(
    problemLink({ seed: 'k3f9', templateId: 'one', version: 1 }, { topic: 'circles', difficulty: 'hard' }),
  ).toEqual({
    ...cell,
    seed: 'k3f9',
    template: 'one',
  })
})

test('the link of Mixed Practice names no difficulty: it has none', () => {
  const mixed = { tab: 'practice', topic: 'random', difficulty: 'easy' } as const
  expect(linkTo(mixed)).toBe('?tab=practice&topic=random')
  expect(linkTo({ ...mixed, seed: 'k3f9' })).toBe('?tab=practice&topic=random&seed=k3f9')
})

test('a place has no field, not even an empty one, for what its link does not name', () => {
  expect(placeOf('?tab=learn&topic=circles')).toStrictEqual({ tab: 'learn', topic: 'circles' })
  const chapter = { tab: 'practice', topic: 'circles', difficulty: 'easy' }
  expect(placeOf('?tab=practice&topic=circles')).toStrictEqual(chapter)
  expect(placeOf('?tab=practice&topic=circles&seed=k3f9&template=cir-facts')).toStrictEqual({
    ...chapter,
    seed: 'k3f9',
    template: 'cir-facts',
  })
})
