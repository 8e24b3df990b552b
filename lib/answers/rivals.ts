import type { RuleSlip } from './rule'

/** Words and signs that set pieces of an answer beside one another and say nothing themselves. */
const joining =
  /[,;:.()|/\n!"&+>]|=>|->|-\s|\s(?=-\d)|\b(?:or|and|but|so|hence|then|thus|therefore|both|either|between|else|also|with|to|than|aur|ya|vs)\b/g

/** "| no | 38 |": the pieces of a phrase, each between bars. */
const piecesOf = (phrase: string): string => {
  const pieces = phrase
    .replace(joining, '|')
    .split('|')
    .map((piece) => piece.trim())
    .filter(Boolean)
  return `| ${pieces.join(' | ')} |`
}

/** Whether a phrase names a known wrong answer as a piece by itself, beside another: "consistent, inconsistent", "no; 38". */
export function namesSlip(phrase: string, slips: readonly RuleSlip[] = []): boolean {
  const pieces = piecesOf(phrase)
  return slips.some(({ response }) => {
    const wrong = piecesOf(response.toLowerCase())
    return wrong !== pieces && wrong.length > 4 && pieces.includes(wrong)
  })
}
