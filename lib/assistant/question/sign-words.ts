import type { Token } from './reading'

const signs: ReadonlyMap<string, string> = new Map([
  ['sqrt', '√'],
  ['pi', 'π'],
  ['frac', 'frac'],
])
const greek: ReadonlyMap<string, string> = new Map([
  ['theta', 'θ'],
  ['alpha', 'α'],
  ['beta', 'β'],
])
const ratio = /^(sin|cos|tan|cosec|cot|sec)([A-Zθαβxyza])$/

/** "sqrt", "root 3", "theta" and "sinA" as signs, letters and functions. */
export const withSigns = (tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap((token, index): readonly Token[] => {
    if (token.kind !== 'word') return [token]
    const word = token.text.toLowerCase()
    const next = tokens[index + 1]
    // "the common root 4" is 4
    const isNamed = /^(?:common|one|other|second|same|equal)$/i.test(tokens[index - 1]?.text ?? '')
    const isRoot = word === 'root' && !isNamed && (next?.kind === 'number' || (next?.text === '(' && !next.spaced))
    const isDegree = /^deg(?:rees?)?$/.test(word) && tokens[index - 1]?.kind === 'number'
    const sign = isRoot ? '√' : isDegree ? '°' : signs.get(word)
    if (sign !== undefined) return [{ ...token, kind: 'symbol', text: sign }]
    const [, name, angle] = ratio.exec(token.text) ?? []
    if (name !== undefined && angle !== undefined)
      return [
        { ...token, text: name },
        { ...token, text: angle, spaced: false, at: token.at + name.length },
      ]
    return [{ ...token, text: greek.get(word) ?? token.text }]
  })
