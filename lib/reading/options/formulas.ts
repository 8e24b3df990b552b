/** A word, a mark, or a run of signs, numbers and letters that make one formula: "k <= 9/4", "2^3 * 7". */
export interface Piece {
  readonly text: string
  readonly isFormula: boolean
}

interface Token {
  readonly text: string
  readonly spaced: boolean
}

const pattern = /(\s*)([a-z\u0370-\u03ff\u0900-\u097f']+|\d+(?:\.\d+)?(?::\d\d)?|<=|>=|!=|[^\s])/gu
const functions = /^(?:sin|cos|tan|cosec|csc|sec|cot|sqrt|pi|theta|alpha|beta)$/
const operators = /^(?:[-+*/^=<>√∛°%|±()_:]|<=|>=|!=)$/
const joining = /^(?:is|are|so|it|as|by|gives?)$/
const binding = /^(?:[/^=<>*√+(_]|<=|>=|!=)$/

/** Cuts a text in lower case into its words and its formulas. */
export function formulasIn(text: string): readonly Piece[] {
  const tokens = [...text.matchAll(pattern)].map(([, space = '', part = '']): Token => ({
    text: part,
    spaced: space !== '',
  }))
  const pieces: Piece[] = []
  tokens.forEach((token, index) => {
    const [before, last] = [tokens[index - 1], pieces.at(-1)]
    const isFormula = isInFormula(tokens, index)
    if (isFormula && last?.isFormula && before && belongs(before, token, tokens[index + 1]))
      pieces.splice(-1, 1, { text: `${last.text}${token.text}`, isFormula })
    else pieces.push({ text: token.text, isFormula })
  })
  return pieces
}

const isName = ({ text }: Token): boolean => /^\p{L}/u.test(text)

/** A number, an operator, a letter, the name of a function; a word only where an operator leans on it: "pq/tu". */
function isInFormula(tokens: readonly Token[], index: number): boolean {
  const [token, before, after] = [tokens[index], tokens[index - 1], tokens[index + 1]]
  if (!token) return false
  if (token.text === ':') return after !== undefined && !after.spaced
  if (operators.test(token.text) || /^\d/.test(token.text) || functions.test(token.text)) return true
  if (!isName(token) || joining.test(token.text)) return false
  if (token.text === 'a' && after && isName(after) && after.text.length > 1 && !functions.test(after.text)) return false
  if (token.text.length === 1) return true
  return binding.test(before?.text ?? '') || (binding.test(after?.text ?? '') && after?.text !== '(')
}

/** Whether a token goes on with the formula before it: not so the second of "1 2 4", and not the -16 of "-7 -16". */
function belongs(before: Token, token: Token, after: Token | undefined): boolean {
  if (!token.spaced) return true
  if (token.text === '-') return !(/^\d/.test(before.text) && after !== undefined && !after.spaced)
  if (operators.test(token.text) || (operators.test(before.text) && before.text !== ')')) return true
  if (functions.test(before.text)) return true
  return isName(token) && /^\d/.test(before.text) && !/^[<>=]/.test(after?.text ?? '')
}

const turned: Readonly<Record<string, string>> = { '>': '<', '>=': '<=', '<': '>', '<=': '>=' }

/** One way of writing a formula: no brackets around one thing, equals signs with their sides in order, what is greater on the right. */
export function formulaText(formula: string): string {
  const bare = formula
    .replace(/sqrt/g, '√')
    .replace(/pi/g, 'π')
    .replace(/theta/g, 'θ')
    .replace(/csc/g, 'cosec')
    .replace(/(?<![a-z\p{L}])\((\w+|\w+\^\w)\)/gu, '$1')
    .replace(/\^\((-?\w+)\)/g, '^$1')
    .replace(/:(?!\d\d)|:$/g, ':')
  const parts = bare.split(/(<=|>=|!=|[<>=])/)
  const relations = parts.filter((_, index) => index % 2 === 1)
  const sides = parts.filter((_, index) => index % 2 === 0)
  // of "p(1) = 2 - 8 = -6" the ends
  const [first = '', last = ''] = [sides[0], sides.at(-1)]
  if (relations.length > 0 && relations.every((one) => one === '=')) return [first, last].sort().join('=')
  if (relations.length === 0 || !relations.every((one) => one.startsWith('>'))) return bare
  return [...parts]
    .reverse()
    .map((part, index) => (index % 2 === 1 ? (turned[part] ?? part) : part))
    .join('')
}
