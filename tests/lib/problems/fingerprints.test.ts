import { changedSeeds, fingerprint, releaseOf } from '@/checks/fingerprints/fingerprint'
import released from '@/checks/fingerprints/released.json'
import { templates } from '@/lib/problems/all'

const known: ReadonlyMap<string, string> = new Map(Object.entries(released))

test('every template is released: npm run fingerprints writes down what a new one poses', () => {
  expect(templates.map(releaseOf).filter((release) => !known.has(release))).toEqual([])
})

test('what was released is posed for ever: a change raises the version of its template', () => {
  const changed = templates.flatMap((template) => {
    const seeds = changedSeeds(template, known.get(releaseOf(template)) ?? '')
    return seeds.length > 0 ? [`${releaseOf(template)} at ${seeds.join(', ')}: raise its version`] : []
  })
  expect(changed).toEqual([])
})

test('no version is left out: a template of version 3 had a 1 and a 2', () => {
  const gaps = templates.flatMap(({ id, version }) =>
    Array.from({ length: version }, (_, index) => `${id}.${index + 1}`).filter((release) => !known.has(release)),
  )
  expect(gaps).toEqual([])
})

test('a template that is gone is missed: links name it', () => {
  const ids = new Set(templates.map(({ id }) => id))
  expect([...known.keys()].filter((release) => !ids.has(release.replace(/\.\d+$/, '')))).toEqual([])
})

test('another wording of one question is noticed', () => {
  const [template] = templates
  if (!template) throw new Error('there is no template')
  const other = {
    ...template,
    pose: (seed: string) => ({ ...template.pose(seed), hints: ['Another hint.', 'And one more.'] }),
  }
  expect(changedSeeds(other, fingerprint(template))).toHaveLength(20)
})
