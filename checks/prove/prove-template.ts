import type { Problem } from '@/lib/problems/problem'
import { crossChecked, poseProblem, type Template } from '@/lib/problems/all'
import { archetypeComplaints } from './archetype-ids'
import { accidentComplaints } from './by-accident'
import { slipComplaints } from './proof'
import { finiteTemplates } from './finite-templates'
import { fitnessComplaints } from './fitness'
import { giveAwayComplaints } from './give-aways'
import { proveProblem } from './prove-problem'
import { thingComplaints } from './real-things'
import { storyComplaints } from './stories'
import { varietyComplaints } from './template-wide'

/** What proving a template at many seeds came to. */
export interface TemplateReport {
  readonly id: string
  readonly problems: number
  readonly lines: number
  readonly checked: number
  readonly skipped: ReadonlyMap<string, number>
  readonly complaints: readonly Complaint[]
}

export interface Complaint {
  readonly seed: string
  readonly what: string
}

export interface Thoroughness {
  readonly seeds: readonly string[]
  /** Check the lines of one problem in so many: 1 is all. */
  readonly linesOfOneIn: number
  /** The same for the slips, which are judged one against another. */
  readonly slipsOfOneIn: number
}

export function proveTemplate(template: Template, { seeds, linesOfOneIn, slipsOfOneIn }: Thoroughness): TemplateReport {
  const complaints: Complaint[] = []
  const skipped = new Map<string, number>()
  let [lines, checked] = [0, 0]
  const problems = seeds.flatMap((seed, index) => {
    const problem = posed(template, seed)
    if (typeof problem === 'string') {
      complaints.push({ seed, what: problem })
      return []
    }
    const complain = (what: string) => complaints.push({ seed, what })
    fitnessComplaints(problem).forEach(complain)
    thingComplaints(problem, template.things(seed)).forEach(complain)
    if (index % slipsOfOneIn === 0) slipComplaints(problem).forEach(complain)
    if (index % linesOfOneIn === 0) {
      const proof = proveProblem(problem, crossChecked(template, seed))
      proof.complaints.forEach(complain)
      lines += proof.lines
      checked += proof.lines - proof.unchecked.length
      for (const [why, count] of proof.skipped) skipped.set(why, (skipped.get(why) ?? 0) + count)
    }
    return problem
  })
  const asWhole = [
    ...archetypeComplaints(template),
    ...storyComplaints(template, problems, seeds),
    ...varietyComplaints(problems, finiteTemplates.has(template.id)),
    ...giveAwayComplaints(template, problems),
    ...accidentComplaints(template, seeds),
  ]
  for (const what of asWhole) complaints.push({ seed: `all ${seeds.length}`, what })
  return { id: template.id, problems: problems.length, lines, checked, skipped, complaints }
}

/** A problem, or why there is none. */
function posed(template: Template, seed: string): Problem | string {
  try {
    return poseProblem(template, seed)
  } catch (error) {
    return `it cannot be posed: ${String(error)}`
  }
}
