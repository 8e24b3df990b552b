import { crossChecked, poseProblem, templates } from '@/lib/problems/all'
import { seededRandom } from '@/lib/random'
import { faultKinds, plant, type FaultKind, type Planted } from '@/checks/prove/planted'
import { proveProblem } from '@/checks/prove/prove-problem'

const seeds = ['fault-0', 'fault-1', 'fault-2']
const leastCaught = 0.95
/** Faults in claims have a place only where lines hold claims. */
const leastPlanted: Readonly<Record<FaultKind, number>> = {
  'sign in a step': 400,
  'number in a step': 400,
  key: 400,
  'last step': 400,
  'dropped step': 400,
  'cross-check': 400,
  'unit of a claim': 30,
  'claim unlike its text': 200,
}

interface Outcome {
  readonly kind: FaultKind
  readonly what: string
  readonly caught: boolean
}

/** Breaks a sound problem in one place, and tells whether the prover complains. */
function outcomesOf(templateIndex: number, seed: string): readonly Outcome[] {
  const template = templates[templateIndex]
  if (!template) return []
  const problem = poseProblem(template, seed)
  const again = crossChecked(template, seed)
  // A problem that is not sound as it is proves nothing about the prover.
  if (proveProblem(problem, again).complaints.length > 0) return []
  return faultKinds.flatMap((kind) => {
    const planted: Planted | null = plant(kind, problem, again, seededRandom(`${template.id}/${seed}/${kind}`))
    return planted
      ? [
          {
            kind,
            what: `${template.id} at ${seed}: ${planted.what}`,
            caught: proveProblem(planted.problem, planted.again).complaints.length > 0,
          },
        ]
      : []
  })
}

const share = (outcomes: readonly Outcome[]): number =>
  outcomes.filter(({ caught }) => caught).length / Math.max(1, outcomes.length)

describe('planted faults', () => {
  const outcomes = templates.flatMap((_, index) => seeds.flatMap((seed) => outcomesOf(index, seed)))

  test.each(faultKinds)('%s: planted often enough', (kind) => {
    expect(outcomes.filter((outcome) => outcome.kind === kind).length).toBeGreaterThan(leastPlanted[kind])
  })

  test('at least 95 % are caught', () => {
    const table = faultKinds.map((kind) => {
      const own = outcomes.filter((outcome) => outcome.kind === kind)
      return `${kind}: ${(share(own) * 100).toFixed(1)} % of ${own.length}`
    })
    process.stdout.write(
      `Planted faults caught: ${(share(outcomes) * 100).toFixed(1)} % of ${outcomes.length}\n  ${table.join('\n  ')}\n`,
    )
    expect(share(outcomes)).toBeGreaterThanOrEqual(leastCaught)
  })
})
