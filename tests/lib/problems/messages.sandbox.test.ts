import { templates } from '@/lib/problems/all'
import { archetypeComplaints } from '@/checks/prove/archetype-ids'
import { noSuchTemplate } from '@/checks/prove/no-such-template'

const [discriminant] = templates.filter(({ id }) => id === 'qe-discriminant-value')
if (!discriminant) throw new Error('there is no qe-discriminant-value')

test('a template whose id is misspelt is told the ids near it', async () => {
  expect(await noSuchTemplate('qe-discriminat', templates)).toBe(
    'no template is called "qe-discriminat"; near it: qe-discriminant-value',
  )
})

test('a template like none is told no other', async () => {
  expect(await noSuchTemplate('zzzz', templates)).toBe('no template is called "zzzz"')
})

test('a template in a file, but in no list, is told the list', async () => {
  const others = templates.filter((template) => template !== discriminant)
  expect(await noSuchTemplate('qe-discriminant-value', others)).toBe(
    '"qe-discriminant-value" is in no list of templates yet. lib/problems/quadratic-equations/discriminant.ts: add "discriminantValue" to the templates of lib/problems/quadratic-equations/easy.ts',
  )
})

test('an archetype that does not exist is told with its file and the ids near it', () => {
  expect(archetypeComplaints({ ...discriminant, archetypes: ['qe-discriminant'] })).toEqual([
    expect.stringMatching(
      /^lib\/problems\/quadratic-equations\/discriminant\.ts: archetypes: no archetype is called "qe-discriminant"; near it: qe-discriminant-nature\b.* \(lib\/problems\/archetypes\.json\)$/,
    ),
  ])
})

test('a template that names no archetype is told where they are', () => {
  expect(archetypeComplaints({ ...discriminant, archetypes: [] })).toEqual([
    'lib/problems/quadratic-equations/discriminant.ts: archetypes: name one of lib/problems/archetypes.json',
  ])
})
