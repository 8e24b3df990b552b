import type { Verdict } from './rule'

/** The texts of a problem that stand on the page. */
export interface Page {
  readonly question?: string
  readonly hints?: readonly string[]
  /** The lines of the worked solution; the last states the key, and may be typed. */
  readonly steps?: readonly string[]
}

const longest = 4000
/** Letters and figures that nobody types by chance. */
const enough = 30

const pastedNote = 'That stands in the question or its solution. Type only your own answer.'

export const pasted: Verdict = { correct: false, unread: true, unclear: true, note: pastedNote }

/** Whether a response is a piece of the question, a hint, or a line of the solution before its last: copied, and no answer. */
export function isPasted({ question = '', hints = [], steps = [] }: Page, response: string): boolean {
  const text = squeezed(response)
  if (text === '' || response.length > longest) return false
  const isCopy = response.includes('$') || /\\[a-z]{2}/i.test(response) || text.length >= enough || isSentence(response)
  if (!isCopy && !isWorking(response)) return false
  const lines = [...hints, ...steps.slice(0, -1)]
    .flatMap((line) => [line, line.replace(/^\([ivx]{1,4}\) /, '')])
    .map(squeezed)
  // a list of options or of steps to be ordered stands in the question as well: a long piece of it only
  return lines.includes(text) || (isCopy && text.length >= 12 && squeezed(question).includes(text))
}

/** "From the graph, the lines meet at (4, 0)" */
const isSentence = (response: string): boolean => (response.match(/\p{L}{3,}/gu)?.length ?? 0) > 3

/** "1045/25 = 41.8", "HCF = 2^4 × 5 = 80": more than a value with its name. */
const isWorking = (response: string): boolean =>
  /[=≠<>≤≥]/.test(response) && (response.split(/[=≠<>≤≥]/).length > 2 || /\d\s?[-+−*×·/^]\s?[\d(√]/.test(response))

/** Letters and figures alone, the same of TeX as of what the page shows for it. */
const squeezed = (text: string): string =>
  text
    .replace(
      /\\(alpha|beta|gamma|theta|phi|lambda|pi)(?![a-z])/gi,
      (_, name: string) => greek[name.toLowerCase()] ?? '',
    )
    .replace(/\\(?!sin|cos|tan|sec|cot|cosec)[a-z]+/gi, '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(signsInWords, '')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Signs of the page as one says or types them: "14 div 1/4", "approx 3.14". */
const signsInWords = /\b(?:div|approx|sim|triangle|angle|neq|implies|circ|sum)\b/g

const greek: Readonly<Record<string, string>> = {
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  theta: 'θ',
  phi: 'φ',
  lambda: 'λ',
  pi: 'π',
}

/**
 * Whether a response holds a formula set for the page among words or with a chain in it: "So $x = 3$ or $x = 5$"; a value alone, "$\frac{3}{4}$" or
 * "$x = 3$", is typed.
 */
export function isSetForPage(response: string): boolean {
  if (!response.includes('$')) return false
  const formulas = response.slice(0, longest).replaceAll('$$', '$').split('$')
  if (formulas.length < 3) return false
  const outside = formulas.filter((_, index) => index % 2 === 0).join(' ')
  const [, inside = ''] = formulas
  const isChain = inside.includes('\\') && inside.split(/[,;]/).some((claim) => claim.split('=').length > 2)
  return /\p{L}{3}/u.test(outside) || formulas.length > 3 || isChain || inside.includes('\\text')
}
