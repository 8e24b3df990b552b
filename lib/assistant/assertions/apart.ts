import { codeSaid } from './code-said'
import { assertionCodes, type AssertionCode } from '../../solutions/assertion-reason'

export interface AssertionReason {
  readonly assertion: string
  readonly reason: string
  /** What the options say, in their order; those of the board where none are given. */
  readonly codes: readonly AssertionCode[]
}

/** "Assertion (A):", "Statement A (Assertion):", "assertion -" */
const label = (letter: string, name: string): string =>
  String.raw`(?:statement\s*\(?(?:${letter}|[12I]{1,2})?\)?\s*\(\s*${name}\s*(?:\(\s*${letter}\s*\)|${letter})?\s*\)|${name}\s*(?:\(\s*${letter}\s*\)|${letter}(?=\s*[:.–—-]))?)`
const inWords = new RegExp(
  String.raw`^(.*?)(?<![\w(])${label('A', 'assertion')}\s*[:.–—-]+\s*(.+?)\s*[;,]?\s+${label('R', 'reason')}\s*[:.–—-]+\s*(.+)$`,
  'is',
)
/** The same without a sign behind the labels, where nothing stands before. */
const unsigned = new RegExp(
  String.raw`^(\s*)${label('A', 'assertion')}\s*[:.–—-]*\s+(.+?)\s+${label('R', 'reason')}\s*[:.–—-]*\s+(.+)$`,
  'is',
)
const inLetters = /^(\s*(?:Q?\.?\s*\d{1,2}\s*[.)]\s*)?)\(?A\)?\s*[:–—-]\s+(.+?)\s+\(?R\)?\s*[:–—-]\s+(.+)$/s
const bidding =
  /\s*(?:[[(]\s*\d\s*(?:marks?|m)\s*[\])]|\b(?:(?:which of the following is|(?:choose|select|mark|pick)(?: out)? the|the) (?:correct|right|true|most appropriate) (?:option|answer|alternative|choice|code)\s*(?:is\b)?\s*[.:?]?|(?:choose|select|mark|pick|tick)(?: out)?(?: the)? (?:correct|right)(?: (?:option|answer|alternative|choice|code|one))?\s*[.:?]?(?=\s*(?:$|\())|(?:choose|select|pick|options?|codes?|which (?:one )?is (?:right|correct))\s*[:–—-]?\s*$|are (?:A and R )?(?:both )?true,? and does (?:R|the reason) explain (?:A|the assertion)\s*\?|which (?:one )?of (?:them|the two|these|the statements) (?:is|are) (?:true|correct)\s*\?))\s*/gi
const mark =
  /(?:^|\s)\(?\s*([a-d1-4]|i{1,3}|iv)\s*[).]\s*(?=(?:if\s+)?(?:both|only|assertion|reason|statement|a\s*(?:is|and|&|,|true|false|correct|right|wrong)|\(\s*a\s*\)\s*(?:is|and|&|,|true|false|correct|wrong)|r\s*(?:is|true|false)))/gi

/** What may stand before the statements, besides the options. */
const ofDirections = new Set(
  `q que ques question questions number numbers no directions direction instructions in the following each this these a an statement
  statements of assertion reason r is are followed by choose mark select tick write the correct right option options answer answers out given below as and both two one
  from marked choice pick tick with them read carefully based on four which for mcq to type assertionreason given code codes while answering appropriate most labelled other`.split(
    /\s+/,
  ),
)

interface Codes {
  /** The text before and behind the options. */
  readonly before: string
  readonly behind: string
  readonly codes: readonly AssertionCode[]
}

/** The options of a text that say how the two stand; null where some are unclear. */
function codesIn(text: string): Codes | null {
  const marks = [...text.matchAll(mark)]
  const [first] = marks
  if (!first) return { before: text, behind: '', codes: [] }
  const isRun = /^(?:abcd|1234|iiiiiiiv)$/i.test(marks.map((one) => one[1] ?? '').join(''))
  const ends = marks.map((one, index) => {
    const from = one.index + one[0].length
    const next = marks[index + 1]?.index
    // the last one ends with its line or its sentence
    const line = /^[^\n]*?(?:\.(?=\s|$)|$)/m.exec(text.slice(from))?.[0].length ?? 0
    return { from, to: next ?? from + line }
  })
  const codes = ends.flatMap(({ from, to }) => codeSaid(text.slice(from, to)) ?? [])
  if (!isRun || new Set(codes).size !== 4) return null
  return { before: text.slice(0, first.index), behind: text.slice(ends.at(-1)?.to), codes }
}

const isDirections = (text: string): boolean =>
  text
    .toLowerCase()
    .replace(/\(\s*[ar]\s*\)/g, ' ')
    .split(/[^a-z]+/)
    .every((word) => word === '' || ofDirections.has(word))

/** "(p) ... (q) ... (r) ... (s)" for the options. */
const inFirstLetters = (text: string): string =>
  /\(p\)[^]*\(q\)[^]*\(r\)[^]*\(s\)/.test(text)
    ? text.replace(/\(([pqrs])\)/g, (_: string, one = '') => `(${'abcd'.charAt('pqrs'.indexOf(one))})`)
    : text

/** "①" for "(a)", and what is set bold. */
const inPlainSigns = (text: string): string =>
  text
    .replace(/[¼-¾⅐-⅞]/g, (one) => one.normalize('NFKD').replace('⁄', '/'))
    .replace(/(?<=[aS])ₙ(?! ?₊)/g, 'n')
    .replace(/[①②③④]/g, (one) => ` (${'abcd'.charAt('①②③④'.indexOf(one))}) `)
    .replace(/\\text(?:bf|it)\{([^{}]*)\}/g, '$1')
    .replace(/\\text(?:rm)?\{((?:Assertion|Reason)[^{}]*)\}/gi, '$1')
    .replace(/\*\*((?:Assertion|Reason)[^*\n]{0,12})\*\*/gi, '$1')
    // pasted without spaces: "even.Reason(R):", "false.(D)A is"
    .replace(/(?<=[^\s(])(?=Reason ?\(R\)|\([a-d]\) ?(?:both|if|\(?[ar]\)? ?(?:is|true|false))\b)/gi, ' ')

/** "Assertion (A): ... Reason (R): ..." with its options or without; null for any other question. */
export function assertionApart(typed: string): AssertionReason | null {
  const text = inPlainSigns(inFirstLetters(typed))
  const [, lead, assertion, rest] = inWords.exec(text) ?? unsigned.exec(text) ?? inLetters.exec(text) ?? []
  if (lead === undefined || assertion === undefined || rest === undefined) return null
  const [above, below] = [codesIn(lead), codesIn(rest)]
  if (!above || !below || (above.codes.length > 0 && below.codes.length > 0)) return null
  const isWhole = isDirections(above.before) && isDirections(above.behind) && isDirections(withoutBidding(below.behind))
  const codes = [...above.codes, ...below.codes]
  const reason = withoutBidding(below.before)
  return isWhole && reason !== ''
    ? { assertion: assertion.trim(), reason, codes: codes.length === 4 ? codes : assertionCodes }
    : null
}

const withoutBidding = (text: string): string =>
  text
    .replace(/\s*[([](?:take|use|using) (?:π|pi) ?= ?22 ?\/ ?7[)\]]\.?\s*$/i, '')
    .replace(bidding, ' ')
    .trim()
