import type { Problem } from '@/lib/problems/problem'
import type { Template } from '@/lib/problems/all'

/** What only a story speaks of: money, speeds, ages, times, weights, metres, and people and things that are counted or measured. */
const signs: readonly RegExp[] = [
  /₹/,
  /\bkm\b|\d\$? m\b|\bm²|\blitres?\b|\bkg\b|\bgrams?\b/,
  /\bages?\b|\byears old\b|\d\$? (?:years|hours|minutes|seconds|days|weeks)\b/,
  /\b(?:students|children|workers|people|patients|marbles|stickers|saplings|coins|tickets|bulbs|books)\b/,
  /\b(?:toy|tent|capsule|bowl|vessel|pipe|paperweight|ladder|tower|kite|pole|pond|park|garden|field)\b/,
]

const [numbersAlone, plan, chances, claims] = [
  'people speak of numbers that are no amounts of anything',
  'places on a plan, by their coordinates alone',
  'days, numbers of a draw or people, and nothing that is measured',
  'a closed list of claims, each of them with sizes of its own',
] as const

/** The templates that mention such things without a size that is drawn for them, each with the reason. */
export const withoutThings: ReadonlyMap<string, string> = new Map([
  ['rn-product-of-primes', numbersAlone],
  ['rn-possible-hcf-lcm', numbersAlone],
  ['rn-squared-sum-in-order', numbersAlone],
  ['stat-mean-after-a-change', numbersAlone],
  ['stat-letter-in-a-list', numbersAlone],
  ['ht-ratio-of-two-heights', 'heights in letters: only angles are told'],
  ['sav-chord-in-four-parts', 'a bare circle, in metres or centimetres'],
  ['cg-length-of-median', plan],
  ['cg-rectangle-on-the-axes', plan],
  ['cg-points-of-trisection', plan],
  ['cg-unknown-coordinate-on-segment', plan],
  ['cg-equilateral-third-vertex', plan],
  ['cg-grid-map', plan],
  ['cg-do-they-form-a-quadrilateral', plan],
  ['cg-point-on-median', plan],
  ['cg-vertices-from-mid-points', plan],
  ['cg-parallelogram-then-side', plan],
  ['cg-cut-two-sides', plan],
  ['tri-assertion-reason', claims],
  ['sav-assertion-and-reason', claims],
  ['trig-assertion-reason-ratios', claims],
  ['prob-of-not-happening', chances],
  ['prob-several-events-on-one-disc', chances],
  ['prob-two-visitors-in-a-week', chances],
  ['prob-three-people', chances],
])

/** Whether a question tells a story, in which things have sizes. */
export const tellsStory = (question: string): boolean =>
  /\d/.test(question) && signs.some((sign) => sign.test(question))

/** A template that tells stories without saying what their things can have. */
export function storyComplaints(template: Template, problems: readonly Problem[], seeds: readonly string[]): string[] {
  const told = problems.find(({ question }) => tellsStory(question))
  if (told === undefined || withoutThings.has(template.id) || seeds.some((seed) => template.things(seed).length > 0))
    return []
  return [
    `it tells a story and declares no things: "${told.question.slice(0, 60)} ..."; say what its people and things can have, or in checks/prove/stories.ts why they have no sizes`,
  ]
}
