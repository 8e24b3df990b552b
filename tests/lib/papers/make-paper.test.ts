import { blueprints } from '@/checks/papers/blueprints'
import { examComplaints } from '@/checks/papers/exam-complaints'
import { paperComplaints } from '@/checks/papers/paper-complaints'
import { makePaper, posePaper } from '@/lib/papers'

describe.each(blueprints.map((blueprint) => [blueprint.id, blueprint] as const))('a paper of %s', (_, blueprint) => {
  test.each(Array.from({ length: 12 }, (__, index) => `p${index}`))(
    'keeps to the blueprint, and can be sat and marked: seed %s',
    async (seed) => {
      const paper = await makePaper(blueprint, seed)
      expect(paperComplaints(blueprint, paper)).toEqual([])
      expect(examComplaints(blueprint, await posePaper(paper))).toEqual([])
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
