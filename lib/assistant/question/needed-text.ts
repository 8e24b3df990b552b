/** Of each list, one piece stands in every text that the pattern fits; the pieces are in small letters where the pattern ignores case. */
export type Needed = readonly (readonly string[])[]

/** What a way to match needs; `texts` are its lists, of which the longest tell most. */
interface Part {
  readonly texts: readonly (readonly string[])[]
  readonly end: number
}

const most = { lists: 3, alternatives: 12 }

/**
 * What a text must hold so that the pattern can fit it, read from the pattern's own words: most of what students might write stands in few
 * questions, and to look for a word is a tenth of the work of trying a pattern. Where the pattern says nothing for certain, nothing is needed.
 */
export function neededText({ source, ignoreCase }: RegExp): Needed {
  const { texts } = alternatives(source, 0, ignoreCase)
  return [...texts].sort((a, b) => worth(b) - worth(a)).slice(0, most.lists)
}

/** Ways separated by |, up to the bracket that closes them: one list of what each needs, or, of a single way, all its lists. */
function alternatives(source: string, start: number, ignoreCase: boolean): Part {
  const ways: Part[] = []
  let at = start
  for (;;) {
    const way = sequence(source, at, ignoreCase)
    ways.push(way)
    at = way.end
    if (source[at] !== '|') break
    at++
  }
  const [only] = ways
  if (ways.length === 1 && only) return { texts: only.texts, end: at }
  const best = ways.map(({ texts }) => texts.toSorted((a, b) => worth(b) - worth(a))[0])
  const all = best.flatMap((texts) => texts ?? [])
  const isSure = best.every((texts) => texts !== undefined) && all.length <= most.alternatives
  return { texts: isSure ? [all] : [], end: at }
}

function sequence(source: string, start: number, ignoreCase: boolean): Part {
  const texts: (readonly string[])[] = []
  let run = ''
  const endRun = () => {
    if (worth([run]) > 1) texts.push([run])
    run = ''
  }
  let at = start
  while (at < source.length && source[at] !== '|' && source[at] !== ')') {
    if (source[at] === '^' || source[at] === '$' || /^\\[bB]/.test(source.slice(at, at + 2))) {
      at++
      if (source[at - 1] === '\\') at++
      continue
    }
    if (source[at] === '(') {
      const [opening, look] = /^\((?:\?(?:(<?[=!])|:|<\w+>))?/.exec(source.slice(at)) ?? ['(']
      const inside = alternatives(source, at + opening.length, ignoreCase)
      const { isSure, end } = repeated(source, inside.end + 1)
      // what is looked at stands beside the run, and does not part it
      if (look === undefined) endRun()
      if (isSure && look?.endsWith('!') !== true) texts.push(...inside.texts)
      at = end
      continue
    }
    const { letter, among, end: behind } = letterAt(source, at, ignoreCase)
    const { isSure, isOne, end } = repeated(source, behind)
    if (isSure && among && worth(among) > 1) texts.push(among)
    if (letter !== null && isSure) run += letter
    if (letter === null || !isOne) endRun()
    at = end
  }
  endRun()
  return { texts, end: at }
}

/** How often what stands before it is to be there: at least once, exactly once? */
function repeated(source: string, at: number): { isSure: boolean; isOne: boolean; end: number } {
  const [sign, least] = /^(?:[*+?]|\{(\d+)(?:,\d*)?\})\??/.exec(source.slice(at, at + 12)) ?? ['']
  const isSure = sign === '' || sign.startsWith('+') || Number(least ?? 0) > 0
  return { isSure, isOne: sign === '', end: at + sign.length }
}

interface Letter {
  readonly letter: string | null
  /** The signs of a class that has no letters and is short. */
  readonly among?: readonly string[]
  readonly end: number
}

/** A letter or sign that stands for itself, or null for a class of them. */
function letterAt(source: string, at: number, ignoreCase: boolean): Letter {
  const sign = source[at] ?? ''
  if (sign === '[') {
    const end = behindClass(source, at)
    const signs = source.slice(at + 1, end - 1)
    return /^[^\p{L}\d\\^\-[\]]{1,6}$/u.test(signs) ? { letter: null, among: [...signs], end } : { letter: null, end }
  }
  if (sign === '.') return { letter: null, end: at + 1 }
  if (sign === '\\') {
    const escape =
      /^\\(?:[pPu]\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|k<\w+>|\d+|[^])/i.exec(source.slice(at, at + 40))?.[0] ?? ''
    const end = at + Math.max(escape.length, 1)
    return { letter: escape === '\\n' ? '\n' : /^\\\W$/.test(escape) ? (escape[1] ?? null) : null, end }
  }
  if (!ignoreCase) return { letter: sign, end: at + 1 }
  // other alphabets have letters whose small form depends on what stands around them
  return { letter: /[ -~]/.test(sign) ? sign.toLowerCase() : null, end: at + 1 }
}

function behindClass(source: string, start: number): number {
  let at = start + 1
  while (at < source.length && source[at] !== ']') at += source[at] === '\\' ? 2 : 1
  return at + 1
}

/** How much a list tells: the length of its shortest piece; a single letter, digit or blank tells nothing. */
function worth(texts: readonly string[]): number {
  return Math.min(
    ...texts.map((text) =>
      /^(?:[a-z\d ]|[^ -~]|)$/i.test(text) ? (/[^ -~]/.test(text) ? 3 : text.length) : text.length + 1,
    ),
  )
}
