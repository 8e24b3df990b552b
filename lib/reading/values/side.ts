import { letterTokens, withSubscripts } from '../tokens/letter-runs'
import { spoken, trigName } from '../tokens/sign-words'
import type { Token } from '../tokens/token'
import type { Node } from '../tree/node'
import { parse } from '../tree/parse'
import { nodeTex } from '../tree/tex'
import { Unreadable } from '../unreadable'

/** One side of what was typed; `other` is the second meaning of "3/2y". */
export interface Side {
  readonly node: Node
  readonly other?: Node
  /** A name rather than a value, such as p(x), a_n or "LHS". */
  readonly isLabel: boolean
  readonly tex: string
}

/** Reads one side of a claim; `wanted` are the letters of the question. Throws Unreadable. */
export function readSide(side: readonly Token[], wanted: ReadonlySet<string>): Side {
  const label = isLabel(side, wanted)
  const timesX = ![...wanted].some((letter) => /^x(?:_|$)/.test(letter))
  const words = spoken(side, { timesX, letters: true })
  const tokens = withSubscripts(
    words.flatMap((token) => letterTokens(token, wanted)),
    wanted,
  )
  try {
    const { node, ambiguous } = parseAll(tokens, false)
    const tex = nodeTex(node)
    return { node, isLabel: label, tex, ...(ambiguous ? { other: parseAll(tokens, true).node } : {}) }
  } catch (error) {
    if (label && error instanceof Unreadable) return labelSide(side)
    throw error
  }
}

function parseAll(tokens: readonly Token[], tight: boolean) {
  const parsed = parse(tokens, 0, { letters: true, tight })
  const rest = tokens[parsed.next]
  if (rest) throw new Unreadable(restNote(rest, tokens[parsed.next - 1]), rest.at)
  return parsed
}

const restNote = (rest: Token, before: Token | undefined): string =>
  rest.kind === 'number' && before?.kind === 'word'
    ? `Write ${before.text}^${rest.text} for a power, or ${rest.text}${before.text} for a product.`
    : `“${rest.text}” is out of place.`

const labelSide = (side: readonly Token[]): Side => ({
  node: { kind: 'letter', name: 'label' },
  isLabel: true,
  tex: `\\text{${side
    .map(({ text }) => text)
    .join('')
    .replace(/[^A-Za-z0-9()]/g, '')}}`,
})

/** A lone name: letters and brackets only, no calculation in it: "p(x)", "HCF(a, b)"; no product of the question's letters, "p q". */
const isLabel = (side: readonly Token[], wanted: ReadonlySet<string>): boolean =>
  side.length <= 6 &&
  side[0]?.kind === 'word' &&
  !(side.length > 1 && side.every(({ text }) => wanted.has(text))) &&
  side.every(({ kind, text }) => (kind === 'word' && trigName(text) === undefined) || /^[(),]$/.test(text)) &&
  (side[1]?.text === '(' || !side.some(({ text }) => text === ',')) &&
  (side.length > 1 || !wanted.has(side[0].text) || side[0].text.length === 1)
