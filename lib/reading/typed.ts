import { clean } from './text/clean'
import { phrasesAsSigns } from './text/said-signs'
import { wordingOf, type Wording } from './text/wording'
import { textOf } from './tokens/lists'
import { numberWords } from './tokens/number-words'
import type { Token } from './tokens/token'
import { commasApart, hasGrouped, mixed, tokenise } from './tokens/tokenise'

/** No answer is longer; what stands behind is not looked at. */
const longest = 1000
/** A proof in words may be. */
const longestProof = 5000

/** What was typed, at each depth to which it is read. Each depth is reached once, when it is first asked for. */
export interface Typed {
  /** As typed, up to the length of a proof. */
  readonly whole: string
  /** As typed, up to the length of an answer. */
  readonly text: string
  /** In plain characters. */
  readonly plain: string
  /** 1,00,000 is one number. */
  readonly tokens: readonly Token[]
  /** Every comma stands by itself. */
  readonly apart: readonly Token[]
  /** As words. */
  readonly wording: Wording
}

/** The text in which the places of tokens are counted. */
export const readable = (text: string): string => phrasesAsSigns(clean(text.slice(0, longest)))

class TypedText implements Typed {
  readonly whole: string
  readonly text: string
  private knownPlain: string | undefined
  private knownRaw: readonly Token[] | undefined
  private knownTokens: readonly Token[] | undefined
  private knownApart: readonly Token[] | undefined
  private knownWording: Wording | undefined

  constructor(text: string) {
    this.whole = text.slice(0, longestProof)
    this.text = this.whole.slice(0, longest)
  }

  get plain() {
    return (this.knownPlain ??= clean(this.text))
  }

  private get raw() {
    return (this.knownRaw ??= tokenise(phrasesAsSigns(this.plain)))
  }

  get tokens() {
    return (this.knownTokens ??= joined(this.raw))
  }

  get apart() {
    return (this.knownApart ??= hasGrouped(this.raw) ? joined(commasApart(this.raw)) : this.tokens)
  }

  get wording() {
    return (this.knownWording ??= wordingOf(this.plain))
  }
}

const joined = (raw: readonly Token[]): readonly Token[] => numberWords(mixed(raw))

export const typed = (text: string): Typed => new TypedText(text)

/** A piece of what was typed: its tokens are those of the whole. */
export const pieceOf = (tokens: readonly Token[]): Typed => new TypedPiece(tokens)

class TypedPiece implements Typed {
  private knownText: string | undefined

  constructor(readonly tokens: readonly Token[]) {}

  get text() {
    return (this.knownText ??= textOf(this.tokens))
  }

  get whole() {
    return this.text
  }

  get plain() {
    return this.text
  }

  get apart() {
    return this.tokens
  }

  get wording() {
    return wordingOf(this.text)
  }
}
