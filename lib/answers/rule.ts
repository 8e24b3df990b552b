/** The rules, by their kind. A new one is a line here; the compiler then names the records that miss it. */
interface Rules {
  readonly number: NumberRule
  readonly fraction: FractionRule
  readonly ratio: RatioRule
  readonly surd: SurdRule
  readonly roots: RootsRule
  readonly coordinates: CoordinatesRule
  readonly pair: PairRule
  readonly expression: ExpressionRule
  readonly text: TextRule
  readonly keywords: KeywordsRule
  readonly choice: ChoiceRule
  readonly sequence: SequenceRule
  readonly parts: PartsRule
}

export type RuleKind = keyof Rules

/** The rules of one kind, or of any of several. */
export type RuleOf<K extends RuleKind> = { [P in K]: Rules[P] & { readonly kind: P } }[K]

/**
 * How a response is judged: data, never a closure, so that a problem survives JSON. `expected` is plain text in the
 * grammar in which a student may answer.
 */
export type AnswerRule = Rules[RuleKind]

/** The form that a question asks for; a right value in another form is right, with a word on the form. */
export type Form = 'lowest terms' | 'simplest surd' | 'factorised' | { readonly places: number }

/**
 * How a decimal is taken for an exact key. 'near': within the tolerance of its kind. 'rounded': it must be the key rounded or cut to
 * the places typed. An interval: what lies in it is right as well, for a question that fixes π, a root or the places.
 */
export type Decimals = 'near' | 'rounded' | { readonly from: string; readonly to: string }

/** What a question asks for, by its names. A response that names or counts something else is wrong. */
export interface Asked {
  /**
   * What the asked value is called, the question's own name first: ['BD'], ['height of the tower', 'h'], ['P(not red)'], ['AP:PB'].
   * '?' is any capital letter that the question does not use.
   */
  readonly names: readonly string[]
  /** What else the question names: ['BC', 'DC'], ['LCM']. */
  readonly others?: readonly string[]
  /** What is counted: ['columns']. */
  readonly things?: readonly string[]
  /** What else the question counts: ['rows']. */
  readonly otherThings?: readonly string[]
  /** Whether the least or the greatest of some numbers is asked for: "at least 36" is then the least one. */
  readonly bound?: 'least' | 'greatest'
  /** All its words and letters. A name made of none of them is not known. Left out: every name is passed over. */
  readonly words?: readonly string[]
}

interface Rule {
  readonly expected: string
  /** Left out: 'near'. */
  readonly decimals?: Decimals
  /** Left out: names are not looked at. */
  readonly asked?: Asked
  /** For numbers, fractions, surds and expressions. */
  readonly form?: Form
  /** For values without a unit of their own: one that is typed is wrong. Left out: it is passed over. */
  readonly unitless?: true
  /** Wrong responses that we expect: a response equal to one of them gets its note. */
  readonly slips?: readonly RuleSlip[]
}

/** A wrong response that we expect, in the grammar of `expected`, and the word that helps without giving the answer away. */
export interface RuleSlip {
  readonly response: string
  readonly note: string
  /** The line of the worked solution, counted from 1, at which it enters. */
  readonly step: number
}

/** One number: `{ kind: 'number', expected: '154', unit: 'cm²' }`. */
export interface NumberRule extends Rule {
  readonly kind: 'number'
  /** The unit that the answer is in. Typing it is optional; the same amount in another unit of its kind is right as well. */
  readonly unit?: string
  /** The question fixes the unit in words, "in metres": another one is wrong. */
  readonly unitFixed?: true
  /** Accept every number that differs by less than this, however it is typed. Without it: exact, or a decimal within 0.01. */
  readonly tolerance?: number
}

/** A fraction or decimal for a rational value: `{ kind: 'fraction', expected: '3/13' }`. */
export interface FractionRule extends Rule {
  readonly kind: 'fraction'
}

/** m : n in any equal form: `{ kind: 'ratio', expected: '2:3' }`. */
export interface RatioRule extends Rule {
  readonly kind: 'ratio'
}

/** One exact number with roots or π in it: '5√2', '20√3 - 20', '49π/2'. */
export interface SurdRule extends Rule {
  readonly kind: 'surd'
  readonly unit?: string
  readonly unitFixed?: true
}

/** A set of numbers in any order: '3, -1/2', '2 ± √3'; equal roots once: '3'. */
export interface RootsRule extends Rule {
  readonly kind: 'roots'
  /** On what the values depend, in their order: "136 if d = 1, 88 if d = -1". Saying so is optional. */
  readonly cases?: { readonly name: string; readonly values: readonly string[] }
}

/** One point '(3, -4)', or several in any order: '(1, 2), (3, 4)'. */
export interface CoordinatesRule extends Rule {
  readonly kind: 'coordinates'
}

/**
 * Several named values: 'x = 19/5, y = 6/5', 'HCF = 6, LCM = 36'. The student may give them by name in any order, or bare in
 * the order of `expected`.
 */
export interface PairRule extends Rule {
  readonly kind: 'pair'
  /** The unit of all the values, or of each by its name; as that of a number. */
  readonly unit?: string | Readonly<Record<string, string>>
  readonly unitFixed?: true
  /** What a name stands for in the story, and may be called: `{ x: ['bat', 'cost of a bat'] }`. */
  readonly aliases?: Readonly<Record<string, readonly string[]>>
  /** Require the names: the response must say x = ... and y = ... */
  readonly named?: boolean
}

/** An algebraic expression, equation or polynomial, judged by value: 'x^2 - 5x + 6', '3n + 2', 'x + 2y = 5', 'sec A + tan A'. */
export interface ExpressionRule extends Rule {
  readonly kind: 'expression'
  /** Any non-zero multiple is as good: "a quadratic polynomial whose zeroes are ...". */
  readonly upToFactor?: boolean
  /** Like terms are to be put together: 11 + (n - 1)8 is still to be worked out. */
  readonly collected?: boolean
}

/** Words, compared without case, spacing or end punctuation. */
export interface TextRule extends Rule {
  readonly kind: 'text'
  /** Other words for the same: ['infinitely many solutions', 'infinite solutions']. */
  readonly synonyms?: readonly string[]
}

/** A text that must contain given words: 'rhs | congruence' either, '19/5 & 6/5' both ('&' binds closer than '|'). */
export interface KeywordsRule extends Rule {
  readonly kind: 'keywords'
}

/** The letter of the right option: 'B'. The wording of that option is accepted as well when `options` is given. */
export interface ChoiceRule extends Rule {
  readonly kind: 'choice'
  readonly options?: readonly string[]
}

/** Letters in the right order: 'B D A C'; typed with any separators, or none. */
export interface SequenceRule extends Rule {
  readonly kind: 'sequence'
}

/** Several answers to one question: '(i) 9, (ii) 19 cm'. Each part is judged by a rule of its own, with its own slips. */
export interface PartsRule extends Rule {
  readonly kind: 'parts'
  /** Slips belong to the parts. */
  readonly parts: readonly PartRule[]
}

export interface PartRule {
  /** As shown: '(i)', or the name that the question gives to what is asked, 'g'. */
  readonly label: string
  readonly rule: Exclude<AnswerRule, PartsRule>
  readonly marks: number
  /** What else the part may be called: ['number of rows']. */
  readonly aliases?: readonly string[]
}

export interface Verdict {
  readonly correct: boolean
  /** The response could not be read: not correct, but no attempt at the question either, and never one of its slips. */
  readonly unread?: true
  /** TeX: how the response was read. */
  readonly reading?: string
  /** The student is asked, and it is no attempt: two readings differ and the other one is right, or the value is still to be worked out. */
  readonly unclear?: true
  /** Of an answer in parts: the marks of the parts that are right. */
  readonly marks?: number
  /** Of an answer in parts: one for each, in the order of the rule. */
  readonly parts?: readonly Verdict[]
  /** A word to the student: what could not be read, the form asked for, the unit, the slip it matches. */
  readonly note?: string
  /** Of a response that matches a slip: the line of the worked solution, counted from 1, at which it went wrong; the note ends with it. */
  readonly step?: number
}
