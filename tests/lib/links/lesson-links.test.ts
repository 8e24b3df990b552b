import { lessonBehind, lessonIn, posedLink } from '@/lib/links/lesson-links'
import { readLink } from '@/lib/links/link'

const check = readLink('?tab=practice&topic=circles&difficulty=easy&seed=k3f9&template=cir-facts&from=3').place
const plain = readLink('?tab=practice&topic=circles&difficulty=easy&seed=k3f9&template=cir-facts').place

test('behind the question of a concept stands the concept; behind another problem nothing', () => {
  expect(lessonBehind(check)).toEqual({ tab: 'learn', topic: 'circles', concept: 3 })
  expect(lessonBehind(plain)).toBeUndefined()
  expect(lessonBehind(readLink('?tab=practice&topic=random&seed=k3f9&from=3').place)).toBeUndefined()
  expect(lessonBehind(undefined)).toBeUndefined()
})

test('the chapter in mind is that of the lesson or the problem; Mixed Practice has none', () => {
  expect(lessonIn({ tab: 'learn', topic: 'circles', concept: 3 })).toEqual({
    tab: 'learn',
    topic: 'circles',
    concept: 3,
  })
  expect(lessonIn({ tab: 'practice', topic: 'circles', difficulty: 'easy' })).toEqual({
    tab: 'learn',
    topic: 'circles',
  })
  expect(lessonIn({ tab: 'practice', topic: 'random', difficulty: 'easy' })).toBeUndefined()
})

describe('the way back to the lesson', () => {
  const next = { seed: 'a', templateId: 'cir-other', version: 1 }
  test('stays with the problems that follow in its chapter', () => {
    expect(posedLink(check, next, { topic: 'circles', difficulty: 'hard' })).toMatchObject({ seed: 'a', from: 3 })
  })
  test('ends with the chapter', () => {
    expect(posedLink(check, next, { topic: 'triangles', difficulty: 'easy' })).not.toHaveProperty('from')
    expect(posedLink(plain, next, { topic: 'circles', difficulty: 'easy' })).not.toHaveProperty('from')
    expect(
      posedLink({ tab: 'learn', topic: 'circles' }, next, { topic: 'circles', difficulty: 'easy' }),
    ).not.toHaveProperty('from')
  })
})

test('the course stays with the problem, and where there is none the link names none', () => {
  const next = { seed: 'a', templateId: 'cir-other', version: 1 }
  const cell = { topic: 'circles', difficulty: 'easy' } as const
  expect(posedLink(readLink('?tab=practice&mode=today').place, next, cell)).toMatchObject({ mode: 'today' })
  expect(posedLink(plain, next, cell)).toEqual({ tab: 'practice', ...cell, seed: 'a', template: 'cir-other' })
  expect(posedLink(check, next, { topic: 'triangles', difficulty: 'easy' })).not.toHaveProperty('mode')
})
