import { blueprints } from '@/checks/papers/blueprints'
import { examComplaints } from '@/checks/papers/exam-complaints'
import { paperComplaints } from '@/checks/papers/paper-complaints'
import { makePaper, newestEdition, posePaper, seedOfEdition } from '@/lib/papers'
import { alikeSince, takenBy } from '@/lib/papers/alike'
import pool from '@/lib/papers/pool.json'

describe.each(blueprints.map((blueprint) => [blueprint.id, blueprint] as const))('a paper of %s', (_, blueprint) => {
  test.each(Array.from({ length: 5 }, (__, index) => `p${index}`))(
    'keeps to the blueprint, and can be sat and marked: seed %s',
    async (seed) => {
      const paper = await makePaper(blueprint, seed)
      expect(paperComplaints(blueprint, paper)).toEqual([])
      expect(examComplaints(blueprint, await posePaper(paper))).toEqual([])
    },
  )

  test.each(Array.from({ length: 4 }, (__, index) => seedOfEdition(`p${index}`)))(
    'of the newest edition keeps to it too, and asks nothing that is much like what it asks elsewhere: seed %s',
    async (seed) => {
      const paper = await makePaper(blueprint, seed)
      expect(paperComplaints(blueprint, paper)).toEqual([])
      expect(examComplaints(blueprint, await posePaper(paper))).toEqual([])
      const asked = paper.sections.flatMap(({ questions }) => questions.map((question) => question.asked.archetypes))
      for (const [place, archetypes] of asked.entries()) {
        const taken = takenBy(archetypes, newestEdition)
        expect(asked.slice(place + 1).filter((others) => others.some((one) => taken.includes(one)))).toEqual([])
      }
    },
  )

  test('the same seed gives the same paper, as plain JSON; another seed another', async () => {
    const [one, again, other] = await Promise.all(['k3f9', 'k3f9', 'k3fa'].map((seed) => makePaper(blueprint, seed)))
    expect(again).toEqual(one)
    expect(JSON.parse(JSON.stringify(one))).toEqual(one)
    expect(other?.sections).not.toEqual(one?.sections)
  })
})

test('a blueprint that asks for what the bank cannot give says so', async () => {
  const [board] = blueprints
  if (!board) throw new Error('no blueprint')
  const units = board.units.map((unit) => ({ ...unit, marks: unit.unit === 'numbers' ? 80 : 0 }))
  await expect(makePaper({ ...board, units }, 'x')).rejects.toThrow('none keeps to the blueprint')
})

test('archetypes that are alike are those of the pool, and earlier editions know nothing of them', () => {
  const known = new Set(pool.flatMap(({ archetypes }) => archetypes))
  const [archetype = ''] = takenBy(['stat-mean-and-mode'], alikeSince - 1)
  expect(takenBy([archetype], alikeSince - 1)).toEqual([archetype])
  for (const one of takenBy([...known], alikeSince)) expect(known).toContain(one)
  expect(takenBy(['stat-mean-and-mode'], alikeSince)).toEqual(
    expect.arrayContaining(['stat-mode-grouped', 'stat-mean-assumed']),
  )
})
