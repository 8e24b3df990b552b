import { entryOf, isEcho, isShown, leftFor, stateOf, stepTo, type EntryKind } from '@/lib/links/entry'
import { readLink } from '@/lib/links/link'

const placeOf = (search: string) => readLink(search).place
const cell = '?tab=practice&topic=circles&difficulty=easy'

describe('going on to a place', () => {
  test.each([
    ['', '?tab=learn&topic=circles', 'push'],
    ['', '?tab=practice', 'push'],
    ['?tab=learn&topic=circles', '?tab=learn&topic=triangles', 'push'],
    ['?tab=learn&topic=circles', '?tab=learn&topic=triangles&concept=3', 'push'],
    [cell, `${cell}&seed=a&template=cir-facts`, 'push'],
    [`${cell}&seed=a&template=cir-facts`, `${cell}&seed=b&template=cir-facts`, 'push'],
    [`${cell}&seed=a&template=cir-facts`, cell, 'push'],
    [`${cell}&seed=a&template=cir-facts`, `${cell}&seed=a&template=cir-other`, 'push'],
    [cell, '?tab=practice&topic=triangles&difficulty=easy', 'push'],
    [cell, '?tab=practice&mode=today', 'push'],
    [`${cell}&seed=a`, `${cell}&seed=a&mode=today`, 'push'],
    ['?tab=past-papers', cell, 'push'],
    [cell, '?tab=past-papers', 'push'],
    ['?tab=learn&topic=circles', cell, 'push'],
    [cell, '?tab=learn&topic=circles', 'push'],
    ['?tab=practice&mode=today', '?tab=practice&mode=mistakes', 'push'],
    ['?tab=past-papers', '?tab=past-papers&paper=cbse-2024', 'push'],
  ])('from %s to %s is an entry', (from, to, step) => {
    expect(stepTo({ search: from }, placeOf(to))).toBe(step)
  })

  test.each([
    ['', '?tab=learn&topic=real-numbers'],
    ['?tab=learn&topic=calculus', '?tab=learn&topic=real-numbers'],
    [`${cell}&seed=a`, `${cell}&seed=a`],
  ])('from %s to %s, the same place, is none', (from, to) => {
    expect(stepTo({ search: from }, placeOf(to))).toBe('stay')
  })

  test.each([
    ['the problem with its template', `${cell}&seed=a`, `${cell}&seed=a&template=cir-facts`],
    ['the problem as it is now', `${cell}&seed=a&template=cir-facts`, `${cell}&seed=a&template=cir-facts.2`],
    ['the chapter with another difficulty', cell, '?tab=practice&topic=circles&difficulty=hard'],
    ['the chapter, of one kind no longer', `${cell}&template=cir-facts`, '?tab=practice&topic=circles&difficulty=hard'],
    ['the lesson with its open concept', '?tab=learn&topic=circles', '?tab=learn&topic=circles&concept=3'],
  ])('%s takes the entry over', (_, from, to) => {
    expect(stepTo({ search: from }, placeOf(to))).toBe('replace')
  })

  test.each<EntryKind>(['layer', 'spent', 'awaiting'])('what comes after an entry that is %s takes it over', (kind) => {
    const from = { search: '?tab=learn&topic=circles', kind }
    expect(stepTo(from, placeOf(cell))).toBe('replace')
    expect(stepTo(from, placeOf(from.search))).toBe('stay')
  })
})

test('a problem is shown whichever way its link names it', () => {
  const shown = placeOf(`${cell}&seed=a&template=cir-facts.2`)
  const is = (rest: string) => isShown(shown, placeOf(`${cell}${rest}`))
  expect([is('&seed=a'), is('&seed=a&template=cir-facts'), is('&seed=a&template=cir-facts.2')]).toEqual([
    true,
    true,
    true,
  ])
  expect([is(''), is('&seed=b'), is('&seed=a&template=cir-other')]).toEqual([false, false, false])
})

test('what is no problem is shown by its own link alone', () => {
  const is = (shown: string, linked: string) => isShown(placeOf(shown), placeOf(linked))
  const lesson = '?tab=learn&topic=circles'
  expect([is(lesson, lesson), is(cell, cell)]).toEqual([true, true])
  expect([is(lesson, `${lesson}&concept=3`), is(cell, '?tab=practice&topic=circles&difficulty=hard')]).toEqual([
    false,
    false,
  ])
})

test('Back from a closed layer goes one further, and nowhere else', () => {
  const search = '?tab=learn&topic=circles'
  expect(isEcho({ search, kind: 'spent' }, { search })).toBe(true)
  expect(isEcho({ search, kind: 'layer' }, { search })).toBe(false)
  expect(isEcho({ search }, { search })).toBe(false)
  expect(isEcho({ search, kind: 'spent' }, { search: cell })).toBe(false)
})

test('an entry survives the state of the history', () => {
  for (const entry of [{ search: cell }, { search: cell, kind: 'layer', scroll: 640 } as const])
    expect(entryOf(cell, JSON.parse(JSON.stringify(stateOf(entry))))).toEqual(entry)
})

test.each([null, undefined, 'x', { entry: 7 }, { entry: { kind: 'window', scroll: 'far' } }, { __NA: true }])(
  'state that is not ours, %j, is an entry without a kind',
  (state) => {
    expect(entryOf('?tab=practice', state)).toEqual({ search: '?tab=practice' })
  },
)

test.each([
  [`${cell}&seed=a`, `${cell}&seed=b`, undefined],
  [`${cell}&seed=a`, cell, 700],
  [cell, `${cell}&seed=b`, 700],
  [`${cell}&seed=a`, '?tab=learn&topic=circles', 700],
  ['?tab=practice&mode=today', `${cell}&seed=b`, 700],
  ['?tab=past-papers&paper=board&seed=a', '?tab=past-papers&paper=board&seed=b', 700],
])('on the way from %s to %s it is kept that the page was scrolled by %s', (search, to, scroll) =>
  expect(leftFor({ search, scroll: 300 }, placeOf(to), 700).scroll).toBe(scroll),
)
