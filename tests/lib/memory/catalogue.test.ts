import { cataloguedBank } from '@/checks/catalogue/catalogued-bank'
import names from '@/lib/memory/archetype-names.json'
import { catalogue } from '@/lib/memory/catalogue'
import stored from '@/lib/memory/catalogue.json'
import { templates } from '@/lib/problems/all'
import { chapterLabel, topicKeys } from '@/lib/syllabus'

const longestName = 45

test('the catalogue of the browser is the bank: after a change of templates, npm run catalogue', () => {
  expect(stored).toEqual(cataloguedBank())
})

test('every archetype has a name in archetype-names.json, and every name an archetype', () => {
  const ids = catalogue.archetypes.map(({ id }) => id)
  expect(ids.filter((id) => !(id in names))).toEqual([])
  expect(Object.keys(names).filter((id) => !ids.includes(id))).toEqual([])
})

test.each(topicKeys.map((topic) => [chapterLabel(topic), topic] as const))('%s: names short and unique', (_, topic) => {
  const own = catalogue.archetypes.filter((archetype) => archetype.topic === topic).map(({ name }) => name)
  expect(own.length).toBeGreaterThan(10)
  expect(own.filter((name, index) => own.indexOf(name) !== index)).toEqual([])
  expect(own.filter((name) => name.length > longestName || name.trim() !== name || name === '')).toEqual([])
})

test('every archetype can be drawn, and every template mainly asks one of them', () => {
  for (const { templates } of catalogue.archetypes) expect(templates.length).toBeGreaterThan(0)
  for (const { id } of stored.templates.filter((template) => !('beyond' in template || 'retired' in template)))
    expect(catalogue.ofTemplate.get(id)?.templates.map((one) => one.id)).toContain(id)
})

test('what is beyond the syllabus is never drawn from the catalogue, and an answer to it counts for its kind of question', () => {
  const beyond = templates.filter((template) => template.beyond)
  expect(beyond.length).toBeGreaterThan(0)
  const drawn = catalogue.archetypes.flatMap((archetype) => archetype.templates.map(({ id }) => id))
  for (const { id, archetypes } of beyond) {
    expect(drawn).not.toContain(id)
    expect(catalogue.ofTemplate.get(id)?.id).toBe(archetypes[0])
  }
})
