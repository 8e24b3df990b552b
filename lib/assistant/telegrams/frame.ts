/** What a telegram tells or asks, by its name; a name that ends in "?" may be missing. */
type Slots = Readonly<Record<string, RegExp>>

export type Found = (name: string, group?: number) => string

/** A question of one kind, told in as few words as can be. */
export interface Frame {
  /** Each is looked for in what the others before it have left, and must be there. */
  readonly slots: Slots
  /** What must not be said, for it makes another question of it. */
  readonly unless?: RegExp
  /** The words that may stand around them, a pattern of one word. */
  readonly around: RegExp
  /** The question as a book words it; null where what is found does not fit together. */
  readonly put: (found: Found) => string | null
}

const joints =
  /^(?:a|an|the|of|is|are|in|at|to|and|its|it|with|w|for|if|by|has|have|from|ka|ki|ke|ko|se|me|mein|pe|par|hai|hain|h|ho|hoga|hogi|honge|toh|aur|ek|do|jab|agar|kya|kitna|kitni|kitne|batao|bata|nikalo|find|what|calculate|value|ans|answer|both|dono|each|then|how|much|on|long|gvn|given|n|r|are|were|will|be|then|than|=|,|·)$/

const things =
  /\b(?:tower|building|tree|pole|poles|temple|chimney|lighthouse|cliff|statue|pedestal|hill|kite|string|ladder|wall|boy|girl|man|car|boat|ships?|plane|train|cloud|lake|river|bridge|road|father|mother|son|daughter|taxi|library|army|band|logs|prizes|marbles|notes|balls?|bag|cards?|coins?|circle|triangle|square|squares|sector|cone|cylinder|hemisphere|cube|cubes|well|ring|embankment|tent|canvas|capsule|umbrella|ribs|wipers|brooch|rope|field|syrup|numbers?|angles|sides|speed|height|shadow|area|median|mean|mode)\b/g

/** The question that a telegram stands for: every word of it is used or known to say nothing. */
export function putAs(frame: Frame, telegram: string): string | null {
  if (frame.unless?.test(telegram)) return null
  let left = telegram
  const found = new Map<string, RegExpExecArray>()
  for (const [name, slot] of Object.entries(frame.slots)) {
    const match = slot.exec(left)
    if (!match) {
      if (name.endsWith('?')) continue
      return null
    }
    left = `${left.slice(0, match.index)} · ${left.slice(match.index + match[0].length)}`
    found.set(name, match)
  }
  // "tower height ... tower": a thing may be named again
  const named = new Set([...found.values()].flatMap(([whole]) => whole.match(things) ?? []))
  const words = left.split(/\s+/).filter((word) => word !== '')
  return words.every((word) => joints.test(word) || frame.around.test(word) || named.has(word))
    ? frame.put((name, group = 1) => found.get(name)?.[group] ?? '')
    : null
}
