import type { Budget } from '../maths/sum'
import { judgementIn, type Judgement } from '../reading/options/assertion-reason'
import { connected, isClaim, isOpen, isRemark, isTakenBack, piecesBeside } from '../reading/options/beside'
import { levelFractions } from '../reading/options/fractions'
import { phraseOf, type Phrase } from '../reading/options/phrase'
import { attempt, type Unread } from '../reading/reading'
import { conclusions } from '../reading/text/working'
import { typed, type Typed } from '../reading/typed'
import { falseClaim } from './false-claim'
import { readNumber } from './kinds/number'
import { namedRightly } from './named-rightly'
import type { ValueReading } from './one-value'

/** What was written about options, or a piece of it, at each depth to which it is read. Each depth is reached once, when it is first asked for. */
export interface Said {
  readonly text: string
  readonly budget: Budget
  readonly typed: Typed
  readonly phrase: Phrase
  /** Of an assertion and its reason. */
  readonly judgement: Judgement | null
  /** "5 or 7" */
  readonly isOpen: boolean
  /** "D = 16" */
  readonly isClaim: boolean
  /** "is wrong" */
  readonly isTakenBack: boolean
  /** "is the polynomial" */
  readonly isRemark: boolean
  readonly number: ValueReading | Unread
  /** Its first claim that is not true, as a word to the student; null where none is. */
  readonly fault: string | null
  /** What it rightly calls rational or irrational; '' where it does so wrongly, null where it does not. */
  readonly named: string | null
  /** Other words, read within the same bounds. */
  readonly other: (text: string) => Said
  /** Cut at its commas and connecting words; null for too many pieces. `isReasoned`: all of it says why. */
  readonly pieces: (isReasoned: boolean) => readonly Beside[] | null
  /** The ways to take it for an answer with its working. */
  readonly conclusions: readonly SaidLast[]
}

/** A piece of what stands beside an option. */
export interface Beside {
  readonly said: Said
  /** Behind "because", or before "so": it says why. */
  readonly isReasoned: boolean
}

/** An answer, and the working that leads to it. */
export interface SaidLast {
  readonly answer: Said
  readonly working: readonly Beside[]
}

export const said = (text: string, budget: Budget): Said => new SaidText(text, budget)

/** A whole response: fractions on one line, words for the signs that connect working. */
export const saidIn = (response: Typed, budget: Budget): Said => said(connected(levelFractions(response.text)), budget)

class SaidText implements Said {
  private knownTyped: Typed | undefined
  private knownPhrase: Phrase | undefined
  private knownJudgement: { readonly made: Judgement | null } | undefined
  private knownNumber: ValueReading | Unread | undefined
  private knownFault: { readonly found: string | null } | undefined
  private knownConclusions: readonly SaidLast[] | undefined

  constructor(
    readonly text: string,
    readonly budget: Budget,
  ) {}

  get typed() {
    return (this.knownTyped ??= typed(this.text))
  }

  get phrase() {
    return (this.knownPhrase ??= phraseOf(this.text))
  }

  get judgement() {
    return (this.knownJudgement ??= { made: judgementIn(this.text) }).made
  }

  get isOpen() {
    return isOpen(this.text)
  }

  get isClaim() {
    return isClaim(this.text)
  }

  get isTakenBack() {
    return isTakenBack(this.text)
  }

  get isRemark() {
    return isRemark(this.text)
  }

  get number() {
    return (this.knownNumber ??= attempt(() => readNumber(this.typed, {}, {}, this.budget)))
  }

  get fault() {
    return (this.knownFault ??= { found: falseClaim(this.text, this.budget) }).found
  }

  get named() {
    return namedRightly(this.text, this.budget)
  }

  other(text: string): Said {
    return text === this.text ? this : said(text, this.budget)
  }

  pieces(isReasoned: boolean) {
    const found = piecesBeside(this.text, isReasoned)
    return found && found.map((piece) => ({ said: this.other(piece.text), isReasoned: piece.isReasoned }))
  }

  get conclusions(): readonly SaidLast[] {
    return (this.knownConclusions ??= conclusions(this.text).map(({ answer, from, working, isConcluded }) => {
      // a semicolon may stand between two answers
      const isReasoned = isConcluded && !/[;\n]\s*$/.test(this.text.slice(0, from))
      return { answer: this.other(answer), working: working.map((piece) => ({ said: this.other(piece), isReasoned })) }
    }))
  }
}
