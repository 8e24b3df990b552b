import { poseProblem, templates } from '@/lib/problems/all'
import { giveAwayChecks, giveAways, type GiveAwayCheck } from '@/checks/prove/give-aways'
import { plantGiveAway } from '@/checks/prove/faults/in-template'

const seeds = Array.from({ length: 200 }, (_, index) => `planted-${index}`)
const leastCaught = 0.95

interface Outcome {
  /** In how many templates it could be planted. */
  count: number
  /** Where it was not found. */
  missed: string[]
}

function outcomes(): ReadonlyMap<GiveAwayCheck, Outcome> {
  const planted = new Map(giveAwayChecks.map((check): [GiveAwayCheck, Outcome] => [check, { count: 0, missed: [] }]))
  for (const template of templates) {
    const problems = seeds.map((seed) => poseProblem(template, seed))
    for (const check of giveAwayChecks) {
      const wrong = plantGiveAway(check, problems)
      const outcome = planted.get(check)
      if (!wrong || !outcome) continue
      outcome.count += 1
      if (!giveAways(wrong).some((finding) => finding.check === check && finding.sure)) outcome.missed.push(template.id)
    }
  }
  return planted
}

test('of the give-aways that are planted in the templates of the bank, 95 % at least are found, of each kind', () => {
  const found = outcomes()
  for (const [check, { count, missed }] of found)
    process.stdout.write(
      `${check}: ${count - missed.length} of ${count}${missed.length > 0 ? `, not in ${missed.join(' ')}` : ''}\n`,
    )
  const poor = [...found].filter(([, { count, missed }]) => count === 0 || missed.length / count > 1 - leastCaught)
  expect(poor).toEqual([])
})
