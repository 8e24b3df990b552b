import { clean } from './text/clean'
import { phrasesAsSigns } from './text/said-signs'
import { wordingOf, type Wording } from './text/wording'
import { textOf } from './tokens/lists'
import { numberWords } from './tokens/number-words'
import type { Token } from './tokens/token'
import { commasApart, mixed, tokenise } from './tokens/tokenise'

const longest = 2000

/** What was typed, at each depth to which it is read. Each depth is reached once, when it is first asked for. */
export interface Typed {
  /** As typed. */
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
  private known: {
    plain?: string
    raw?: readonly Token[]
    tokens?: readonly Token[]
    apart?: readonly Token[]
    wording?: Wording
  } = {}

  constructor(readonly text: string) {}

  get plain() {
    return (this.known.plain ??= clean(this.text.slice(0, longest)))
  }

  private get raw() {
    return (this.known.raw ??= tokenise(phrasesAsSigns(this.plain)))
  }

  get tokens() {
    return (this.known.tokens ??= joined(this.raw))
  }

  get apart() {
    if (this.known.apart) return this.known.apart
    const apart = commasApart(this.raw)
    return (this.known.apart = apart === this.raw ? this.tokens : joined(apart))
  }

  get wording() {
    return (this.known.wording ??= wordingOf(this.plain))
  }
}

const joined = (raw: readonly Token[]): readonly Token[] => numberWords(mixed(raw))

export const typed = (text: string): Typed => new TypedText(text)

/** A piece of what was typed: its tokens are those of the whole. */
export function pieceOf(tokens: readonly Token[]): Typed {
  const text = textOf(tokens)
  return {
    text,
    plain: text,
    tokens,
    apart: tokens,
    get wording() {
      return wordingOf(text)
    },
  }
}
