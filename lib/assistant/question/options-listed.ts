export interface ListedOptions {
  readonly stem: string
  readonly options: readonly string[]
  /** The word stands before them: they are options and nothing else. */
  readonly isNamed: boolean
}

const number = String.raw`(?:[-−–]?\d+(?:\.\d+)?(?:\/\d+)?°?|\$[^$,]{1,30}\$)`

/** "options 15 25 30 35": numbers alone may stand without commas. */
const partsOf = (list: string): readonly string[] =>
  new RegExp(`^${number}(?: ${number})+$`).test(list) ? list.split(' ') : list.split(/\s*[,/;]\s+|\s*,\s*|\s+or\s+/)

/** A value in a line of its own, four of them: "... mcq" and then "5", "12", "11", "7+√5". */
const inLines = /^(.{12,}?)[\s,.:;?(]*(\bmcq\b)?[\s:)]*((?:\n[-−–+√π()/.\d ]{1,16}){4})\s*$/is

const behindWord = /^(.+?)[\s,.:;?([-]*\boptions?\b\s*(?:are\b)?\s*[:=-]?\s+([^()?]+?)[\s)\].]*$/is
/** "... is? 17 / 17.5 / 18 / 18.5" */
const behindStrokes =
  /^(.{12,}?\b(?:is|are)\b|.{12,}?(?=\s*[?:=]))[\s?:=-]*([^?:=/\n]{1,34}(?:\s\/\s[^?:=/\n]{1,34}){2,5})[\s?.]*$/is
/** "... is 17, 17.5, 18 or 18.5?" */
/** "... are: both positive, both negative, both equal" */
const behindColon = /^(.{12,}?\b(?:is|are))\s*:\s*([^:?=\d]{1,34}(?:, [^,:?=\d]{1,34}){2,5})[\s?.]*$/is
const behindOr = new RegExp(
  String.raw`^(.{12,}?)(?:\s*[?:]|\s+is)\s+(${number}(?: ?, ?${number}){1,4},? or ${number})\s*\?*$`,
  'is',
)

/** "HCF of 8, 9, 25 options 8, 9, 25, 1": options without letters, behind their word, between strokes or before "or". */
export function optionsListed(text: string): ListedOptions | null {
  const [, before = '', mcq, lines = ''] = inLines.exec(text) ?? []
  if (lines !== '')
    return {
      stem: before,
      options: lines
        .trim()
        .split('\n')
        .map((one) => one.trim()),
      isNamed: mcq !== undefined,
    }
  const named = behindWord.exec(text)
  const [, stem = '', list] = named ?? behindStrokes.exec(text) ?? behindColon.exec(text) ?? behindOr.exec(text) ?? []
  const options = list ? partsOf(list.trim()).map((one) => one.trim()) : []
  const isList = options.length > 2 && options.length < 7 && options.every((one) => one !== '' && one.length < 35)
  return isList && stem.length > 8 ? { stem, options, isNamed: named !== null } : null
}
