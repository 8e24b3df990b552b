import { nextPool } from '@/checks/papers/next-pool'
import { isDeepStrictEqual } from 'node:util'
import { pooledBank, type Poolable } from '@/checks/papers/pooled-bank'
import { editionOf, newestEdition, seedOfEdition } from '@/lib/papers/pool'
import listed from '@/lib/papers/pool.json'
import { templates } from '@/lib/problems/all'

/**
 * What is listed already is posed anew for every sixth template, in the thorough tests for all; of the others what is said of them is
 * compared. What is not listed is always posed.
 */
const bank = templates.flatMap((template, place) => {
  const line = listed.find((one) => !('until' in one) && one.id === template.id)
  const isAsListed =
    line !== undefined && !template.beyond && !template.retired && isDeepStrictEqual(said(template), said(line))
  return isAsListed && !process.env.THOROUGH && place % 6 > 0 ? [line] : pooledBank([template])
})

function said({ id, topic, difficulty, marks, archetypes }: Omit<Poolable, 'kind'>) {
  return { id, topic, difficulty, marks, archetypes: [...archetypes] }
}

test('the pool says what papers can ask of the bank; otherwise: npm run pool', () => {
  expect(nextPool(listed, bank)).toEqual(listed)
})

test('what is new, gone or changed waits for the next edition, and the papers of this one stay', () => {
  const [a, b, ...others] = bank
  if (!a || !b) throw new Error('no bank')
  const first = nextPool([], [a, b])
  expect(first.map(({ id, since }) => [id, since])).toEqual([
    [a.id, 1],
    [b.id, 1],
  ])
  const changed = { ...b, archetypes: ['other'] }
  const [, , , newcomer] = nextPool(first, [a, changed, ...others.slice(0, 1)])
  expect(nextPool(first, [a, changed, ...others.slice(0, 1)])).toMatchObject([
    { id: a.id, since: 1 },
    { id: b.id, since: 1, until: 2 },
    { id: b.id, since: 2, archetypes: ['other'] },
    { id: newcomer?.id, since: 2 },
  ])
})

test('a seed says its edition, and one of an edition that is not there yet is read as the newest', () => {
  expect(editionOf('k3f9')).toBe(1)
  expect(editionOf(seedOfEdition('k3f9'))).toBe(newestEdition)
  expect(seedOfEdition('k3f9', 2)).toBe('2.k3f9')
  expect(editionOf('9999.k3f9')).toBe(newestEdition)
})
