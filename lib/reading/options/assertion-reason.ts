/** What is said of an assertion and its reason: whether each is true, and whether the reason explains the assertion; null: not said. */
export interface Judgement {
  readonly assertion: boolean | null
  readonly reason: boolean | null
  readonly explains: boolean | null
}

const longest = 200

/** One letter for each thing: A, R, B for both; T, F; N for not; X for an explanation; O for only. What says nothing is left out. */
const signs: readonly (readonly [said: RegExp, sign: string])[] = [
  [/[().,;:=!"&/-]/g, ' '],
  [/\b(true|sahi|correct|right) (?:nahi|nahin|nhi)\b/g, ' not $1'],
  [/\b(?:assertion|statement|st)\s{1,3}(?:a|1|i)\b|\bassertion\b/g, ' A '],
  [
    /\b(?:(?:the|a)\s)?(?:(?:correct|right|true|proper|valid|exact)\s)?(?:explanation|reason (?:for|of|behind))\b|\bexplain(?:s|ed|ing)?\b/g,
    ' X ',
  ],
  [/\b(?:wrong|incorrect|false)\s{1,3}X\b/g, ' N X '],
  [/\b(?:reason|statement|st)\s{1,3}(?:r|2|ii)\b|\breason\b/g, ' R '],
  [/\b(?:not|no|never|isn't|isnt|aren't|doesn't|doesnt|don't|nahi|nahin|nhi)\b/g, ' N '],
  [/\b(?:true|correct|right|valid|sahi|t)\b/g, ' T '],
  [/\b(?:false|incorrect|wrong|untrue|invalid|galat|f)\b/g, ' F '],
  [/\b(?:both|dono)\b/g, ' B '],
  [/\bonly\b/g, ' O '],
  [/\ba\b/g, ' A '],
  [/\br\b/g, ' R '],
  [
    /\b(?:is|are|was|be|the|of|for|it|its|and|but|while|whereas|though|although|however|also|statements?|does|do|hai|hain|ki|ka|aur|lekin|par|correctly|given|by)\b/g,
    ' ',
  ],
]

/** Reads "A is true but R is false", "both true, R explains A"; null when anything else is said. */
export function judgementIn(text: string): Judgement | null {
  if (text.length > longest) return null
  const said = signs.reduce((out, [pattern, sign]) => out.replace(pattern, sign), text.toLowerCase())
  const found = said.trim().split(/\s+/)
  return found.every((sign) => /^[ARBTFNXO]$/.test(sign)) ? judged(found) : null
}

function judged(found: readonly string[]): Judgement | null {
  const at = found.indexOf('X')
  const stated = at < 0 ? found : found.slice(0, at)
  const said = truthsOf(stated)
  if (!said) return null
  const { truth, open, isDenied } = said
  if (at < 0) return withoutExplanation(said)
  // "A explains R", or an explanation of which nothing is known
  if (open.join('') === 'A' || (open.length === 0 && truth.size === 0)) return null
  const rest = /^(N?)([TF]?)A?$/.exec(found.slice(at + 1).join(''))
  if (!rest) return null
  const isTurned = [isDenied, rest[1] === 'N', rest[2] === 'F'].filter(Boolean).length % 2 === 1
  return { assertion: truth.get('A') ?? true, reason: truth.get('R') ?? true, explains: !isTurned }
}

interface Truths {
  readonly truth: ReadonlyMap<string, boolean>
  /** What was named last and not yet said to be true or false. */
  readonly open: readonly string[]
  readonly isDenied: boolean
}

/** "A T R F": what is said to be true, what false. */
function truthsOf(found: readonly string[]): Truths | null {
  const truth = new Map<string, boolean>()
  let [open, isDenied, isOnly]: [string[], boolean, boolean] = [[], false, false]
  for (const [index, sign] of found.entries()) {
    if (sign === 'N') isDenied = true
    else if (sign === 'O') isOnly = true
    else if (sign === 'B') {
      if (open.length === 1) return null
      open = ['A', 'R']
    } else if (sign === 'A' || sign === 'R') {
      if (open.includes(sign) && !isBoth(found, index)) return null
      open = [...new Set([...open, sign])]
    } else {
      const last = (sign === 'T') !== isDenied
      if (open.length === 0 || open.some((one) => truth.has(one))) return null
      for (const one of isOnly ? ['A', 'R'] : open) truth.set(one, open.includes(one) ? last : !last)
      ;[open, isDenied, isOnly] = [[], false, false]
    }
  }
  return isOnly ? null : { truth, open, isDenied }
}

/** "A is true but R is not": what is named last and denied is false. */
function withoutExplanation({ truth, open, isDenied }: Truths): Judgement | null {
  const [last, ...more] = open
  const isFalse = isDenied && last !== undefined && more.length === 0 && truth.size === 1 && !truth.has(last)
  if (open.length > 0 && !isFalse) return null
  const valueOf = (name: string) => (isFalse && name === last ? false : (truth.get(name) ?? null))
  return { assertion: valueOf('A'), reason: valueOf('R'), explains: null }
}

/** "both A and R": the two named again behind "both". */
const isBoth = (found: readonly string[], index: number): boolean =>
  found.slice(Math.max(0, index - 2), index).includes('B')

/** Whether two judgements can be the same: what the first leaves open does not matter. */
export const agrees = (said: Judgement, option: Judgement): boolean =>
  said.assertion !== null &&
  said.assertion === option.assertion &&
  said.reason === option.reason &&
  (said.explains === null || said.explains === option.explains)

/** Whether nothing that is said is other than in the option. */
export const allows = (said: Judgement, option: Judgement): boolean =>
  (['assertion', 'reason', 'explains'] as const).every((one) => said[one] === null || said[one] === option[one])

/** All that is said at once; null where it contradicts itself. */
export function together(judgements: readonly Judgement[]): Judgement | null {
  const of = (one: keyof Judgement) => [...new Set(judgements.flatMap((said) => said[one] ?? []))]
  const all = { assertion: of('assertion'), reason: of('reason'), explains: of('explains') }
  if (Object.values(all).some((values) => values.length > 1)) return null
  return {
    assertion: all.assertion[0] ?? null,
    reason: all.reason[0] ?? null,
    explains: all.explains[0] ?? null,
  }
}
