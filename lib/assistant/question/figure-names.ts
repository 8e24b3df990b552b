import type { Token } from './reading'
import { isEnglish } from './words'

const figures =
  /^(?:triangles?|angles?|angled|circles?|tangents?|quad(?:rilateral)?|trapezium|parallelogram|hexagon|chords?|similar)$/i
const named: readonly (readonly [after: RegExp, name: RegExp])[] = [
  [/^(?:triangle|angle|similar)$/i, /^[a-z]{3}$/],
  [/^(?:quad|quadrilateral|trapezium|parallelogram)$/i, /^[a-z]{4}$/],
  [/^(?:chord|tangent|tangents|parallel)$/i, /^[a-z]{2}$/],
]
const others =
  /^(?:all|both|each|from|find|has|had|have|having|into|is|its|lies|made|say|sum|than|that|top|touch|was|were|with|drawn|meet|are|the|cut)$/
const single = /^(?:at|angle|from|point|vertex|centre|center|sin|cos|tan|cosec|sec|cot)$/i

/** "DE" is the side of a book's triangle; "kar de" is Hindi. */
const isPlain = (text: string, before = ''): boolean =>
  text === 'de' ? /^(?:kar|bata|nikal|likh|samjha|solve|.*a)$/i.test(before) : isEnglish(text) || others.test(text)

/** "mn parallel", "mn is parallel to qr" */
const isBesideParallel = (tokens: readonly Token[], at: number): boolean => {
  const [after, second, before, first] = [1, 2, -1, -2].map((step) => tokens[at + step]?.text.toLowerCase())
  return after === 'parallel' || (after === 'is' && second === 'parallel') || (before === 'to' && first === 'parallel')
}

/** The names of figures in capitals, where a student writes "triangle abc", "ab = 8 cm" and "angle b". */
export function withFigureNames(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ kind, text }) => kind === 'word' && figures.test(text))) return tokens
  const isSized = ({ kind, text }: Token, at: number): boolean =>
    kind === 'word' && /^[a-z]{2}$/.test(text) && tokens[at + 1]?.text === '=' && !/^(?:cm|mm|km)$/.test(text)
  const isName = ({ kind, text }: Token, at: number): boolean =>
    kind === 'word' &&
    !isPlain(text, tokens[at - 1]?.text) &&
    (named.some(([after, name]) => after.test(tokens[at - 1]?.text ?? '') && name.test(text)) ||
      (text.length === 3 && tokens[at + 1]?.text === 'similar') ||
      (text.length === 2 && isBesideParallel(tokens, at)))
  const corners = new Set(
    tokens.flatMap((token, at) => (isSized(token, at) || isName(token, at) ? [...token.text] : [])),
  )
  const isOf = (text: string): boolean => [...text].every((letter) => corners.has(letter))
  return tokens.map((token, at) => {
    const { kind, text } = token
    if (kind !== 'word' || !/^[a-z]{1,4}$/.test(text)) return token
    const before = tokens[at - 1]?.text ?? ''
    const isArticle = text === 'a' && /^(?:at|from|point)$/i.test(before)
    const isPlaced = isOf(text) && /^(?:on|lies|is)$/.test(tokens[at + 1]?.text ?? '')
    const isCorner =
      text.length === 1 &&
      (isPlaced || (single.test(before) && !isArticle && (isOf(text) || /^cent(?:re|er)$/.test(before))))
    const isSide = text.length > 1 && isOf(text) && !isPlain(text, before)
    return isSized(token, at) || isName(token, at) || isCorner || isSide
      ? { ...token, text: text.toUpperCase() }
      : token
  })
}
