import { finiteTemplates } from '../finite-templates'
import type { GiveAwayCheck } from './finding'

type Reasons = Partial<Readonly<Record<GiveAwayCheck, string>>>

const proof = 'the word that the special checker of this proof asks for'

/** What a check finds in a template and is right as it is, with the reason. */
const declared: ReadonlyMap<string, Reasons> = new Map<string, Reasons>([
  ['rn-proof-by-contradiction', { 'one key': proof }],
  ['trig-prove-identity', { 'one key': proof }],
  ['cir-equal-tangents-theorem', { 'one key': proof, question: proof }],
  ['le-book-pair', { 'one key': 'the one pair of the book' }],
  ['le-distance-from-axis', { printed: 'it asks which of the coordinates is the distance, and without its sign' }],
  ['stat-short-list', { printed: 'median and mode of a short list mostly are members of it' }],
  ['tri-similar-find-angle', { printed: 'it asks which of the angles corresponds' }],
  ['ht-ratio-of-two-heights', { question: 'the two angles are all that it tells, and there are three pairs of them' }],
  ['ap-two-aps-difference', { printed: 'it asks to see that the difference of two terms is that of all' }],
])

/** Why a check is not made of a template; undefined where it is. */
export const reasonFor = (id: string, check: GiveAwayCheck): string | undefined =>
  declared.get(id)?.[check] ?? (check === 'variety' ? finiteTemplates.get(id) : undefined)

export const declaredIds: readonly string[] = [...declared.keys()]
