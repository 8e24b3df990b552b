/** An option named by its letter or its place. */
export interface Label {
  /** From 0. */
  readonly place: number
  /** What stands beside it, usually nothing or the wording of the option. */
  readonly rest: string
  /** 'letter': "b"; 'mark': "(b)", "option b", "b."; 'side': "D = 16"; 'ordinal': "2nd", "option 2"; 'number': "2" alone. */
  readonly by: 'letter' | 'mark' | 'side' | 'ordinal' | 'number'
  /** What stands beside it says why: "b because ...", "..., so b", "only b ...". */
  readonly isReasoned: boolean
  /** By a letter that a bracket, a comma or "option" sets apart from what stands beside it. */
  readonly isSet: boolean
}

const longest = 300

const lead =
  /^(?:[a-z]{3,20} (?:should|must|can|would) (?:say|answer|choose|write)\s{1,3})?(?:(?:the|my|its|correct|right|is|it|by|for|only|answer|ans|reason(?=\s(?:is|:))|i choose|i pick|i select|i chose)[\s:,]{1,3}){0,4}/i
const noun =
  /^(?:(?:correct|right)\s)?(?:option|opt|choice|letter|statement|list|code|case|(?:no|number)(?=[\s.:]{0,3}\d)|#)(?![a-z])[\s.:#=-]{0,3}(?:(?:is|no|number)(?![a-z])[\s.:]{0,3}){0,2}/i
const letter = /^(\()?\s?([a-h])(?:\s?([).:]{1,2})|(?![a-z\d'’)]))(?!\s?[*/^+<>])(?:[\s,;=]|-(?=\s)){0,3}/i
const figure =
  /^(\()?\s?(?:(\d)(?:st|nd|rd|th)?|(first|second|third|fourth|last)|(one|two|three|four)|(iv|i{1,3}))(?:\s?(\)\.?|\.(?!\d))|(?![a-z\d'’.:/)]))(?!\s?[*/^+<>])(?:[\s,;]|-(?=\s)){0,3}/i
const reason = /^(?:because|since|as|kyunki|kyuki|kyonki|bcz|bcoz|coz|cuz|due to)(?![a-z])[\s,:]{0,3}/i

/** What the places of four options are called. */
export const ordinals = ['first', 'second', 'third', 'fourth']
const cardinals = ['one', 'two', 'three', 'four']
const romans = ['i', 'ii', 'iii', 'iv']

/** What a student adds to a label: "B is correct", "d option", "the second one". */
const withoutRemark = (rest: string): string =>
  rest
    .replace(
      /^(?:(?:option|choice|one|is|the|correct|right|answer|ans|only|statement|wala|vala|wali|hai)(?![a-z])[\s.,:]{0,3}){1,6}(?=$|\(|because\s|since\s|as\s)/i,
      '',
    )
    .replace(/^[!?.,\s]+$/, '')
    .trim()

function labelOf(place: number, behind: string, by: Label['by'], isOnly: boolean, isSet: boolean): Label {
  const said = reason.test(behind) ? behind : withoutRemark(behind)
  const why = reason.exec(said)?.[0] ?? ''
  return { place, rest: withoutRemark(said.slice(why.length)), by, isReasoned: why !== '' || isOnly, isSet }
}

/** Reads "b", "(b)", "Option (B) is correct", "2nd option", "b. 3/4", of so many options; null when no label begins it. */
export function labelIn(plain: string, count: number): Label | null {
  const whole = plain.slice(0, longest).replaceAll('"', '').trim()
  const text = whole.replace(lead, '')
  const isOnly = /^(?:the\s)?only\s/i.test(whole)
  const said = noun.exec(text)?.[0] ?? ''
  const bare = text.slice(said.length)
  const named = letter.exec(bare)
  if (named) {
    const [all, open, name = '', close] = named
    const by = said || open || close ? 'mark' : all.includes('=') ? 'side' : 'letter'
    return labelOf(placeOfLetter(name), bare.slice(all.length), by, isOnly, by === 'mark' || /[,;-]/.test(all))
  }
  const [all = '', open, digit, ordinal, cardinal, roman, close] = figure.exec(bare) ?? []
  const place = placeOf(count, digit, ordinal, cardinal, roman)
  if (place < 0 || place >= count || (open && !close)) return null
  const rest = bare.slice(all.length)
  const isOrdinal =
    said !== '' || open || close || ordinal || roman || /\d[a-z]/i.test(all) || /^(?:option|one|choice)/i.test(rest)
  if (!isOrdinal && rest !== '') return null
  return labelOf(place, rest, isOrdinal ? 'ordinal' : 'number', isOnly, false)
}

const placeOfLetter = (name: string): number => name.toUpperCase().charCodeAt(0) - 65

function placeOf(count: number, digit?: string, ordinal?: string, cardinal?: string, roman?: string): number {
  if (digit !== undefined) return Number(digit) - 1
  if (ordinal !== undefined)
    return ordinal.toLowerCase() === 'last' ? count - 1 : ordinals.indexOf(ordinal.toLowerCase())
  if (cardinal !== undefined) return cardinals.indexOf(cardinal.toLowerCase())
  return romans.indexOf(roman?.toLowerCase() ?? '')
}

const behind =
  /(?:^|[\s,;.:(-])(?:(so|hence|therefore|thus|isliye|isiliye)[\s,:]{1,3})?(?:(?:the|my|correct|right|it|its|it's|is|answer|ans)[\s:]{1,3}){0,4}((?:option|opt|choice)[\s.:]{1,3})?(?:\(\s?([a-h])\s?\)|([a-h]))\s?[).!]{0,2}(?:\s(?:option|(?:is|hai)(?:\s(?:the\s)?(?:correct|right|answer|option|sahi)){0,3}))?$/i

/** Words before a letter that is a name. */
const naming = /(?<![a-z])(?:of|for|assertion|reason|explains?|and|or)$/i

/** "(b)" behind these is no name: the assertion is (A), the reason (R). */
const judging = /(?<![a-z])(?:assertion|reason|explains?)$/i

/** "3/4 (b)", "on the x-axis, option C", "HCF is 1, so D": a label behind its wording, or behind the working. */
export function labelBehind(plain: string): Label | null {
  const found = plain.length > longest ? null : behind.exec(plain)
  const [, so, said, bracketed, bare] = found ?? []
  const name = bracketed ?? bare
  if (!found || name === undefined || found.index === 0) return null
  const before = plain.slice(0, found.index)
  const isJudged = bracketed !== undefined && !/[ar]/i.test(name) && judging.test(before.trim())
  if ((naming.test(before.trim()) && !isJudged) || (!bracketed && /(?<![a-z])(?:angle|point|at)$/i.test(before.trim())))
    return null
  const isMarked = so || said || bracketed || /^[,;.:]/.test(found[0]) || /[,;.:]\s?$|\s-$/.test(before)
  if (!isMarked) return null
  return { place: placeOfLetter(name), rest: before.trim(), by: 'mark', isReasoned: so !== undefined, isSet: true }
}
