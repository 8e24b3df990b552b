import type { Asked, Decimals, Form, RuleSlip } from './asked-for'

export type { Asked, Decimals, Form, RuleSlip } from './asked-for'
export type { Verdict } from './verdict'

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
  /** The fraction is asked for by its numerator and its denominator, "the fraction which becomes ...": an equal one is another. */
  readonly itself?: true
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
  /** The letters of the points may change places: either may be B, and the other D. */
  readonly exchangeable?: true
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
  /** What may stand beside the answer and is none by itself, "parallel lines" beside "inconsistent"; and what may not, since it is not so here. */
  readonly beside?: { readonly so: readonly string[]; readonly not: readonly string[] }
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
