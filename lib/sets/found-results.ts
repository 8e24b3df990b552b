import { readResult, type OpenedResult } from './result-code'

export interface FoundResult {
  readonly code: string
  readonly opened: OpenedResult
  /** What stands before it in its line: who sent it, where that is an export of a chat. */
  readonly before: string
}

const linkPattern = /\bresult=([\w%-]*)/g
/** A code without its link is at least so long. */
const barePattern = /(?<![\w/=?&%-])[\w-]{60,}(?![\w-])/g
/** How every code of ours begins, with letters of both sizes and digits in it: other long words are none of ours. */
const likeOurs = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)A[Q-Za-f]/
/** The words of a message whose link was lost on the way. */
const messagePattern =
  /CBSE Math Tutor: [^\n]* questions? answered\.?(?!(?:(?!CBSE Math Tutor: )[^]){0,200}?\bresult=)/g
const mostResults = 2000

/** Every result in a text: links, bare codes, a whole export of a chat. Each once; what looks like one and is damaged comes along. */
export function foundResults(text: string): readonly FoundResult[] {
  const found = new Map<string, FoundResult>()
  const take = (code: string, at: number) => {
    if (!found.has(code) && found.size < mostResults) {
      found.set(code, { code, opened: readResult(code), before: beforeIn(text, at) })
    }
  }
  for (const match of text.matchAll(linkPattern))
    take((match[1] ?? '').replaceAll('%2D', '-').replaceAll('%5F', '_'), match.index)
  for (const match of text.matchAll(barePattern))
    if (likeOurs.test(match[0]) || readResult(match[0]).kind === 'result') take(match[0], match.index)
  for (const match of text.matchAll(messagePattern)) take(match[0], match.index)
  return [...found.values()]
}

/** At most so many characters of the line. */
const mostBefore = 80

/** The words before it in its line; where it has a line of its own, those of the line above. */
function beforeIn(text: string, at: number): string {
  const [above = '', own = ''] = `\n${text.slice(0, at)}`.split('\n').slice(-2)
  const words = own.replace(/https?:\S*$/, '').trim() || above.trim()
  return shortened(senderIn(words))
}

/** Of a message of ours who sent it: what stands before it or, where nothing does, the name in it. */
function senderIn(words: string): string {
  const [head = '', message] = words.split('CBSE Math Tutor: ')
  if (message === undefined) return words
  return head.replace(/[\s:*>“"]+$/, '').trim() || message.replace(/(?:, “|: \d+ of \d+ questions?)[^]*$/, '')
}

/** Cut between two words. */
const shortened = (words: string): string =>
  words.length <= mostBefore ? words : `${words.slice(0, mostBefore).replace(/\s+\S*$/, '')}…`
