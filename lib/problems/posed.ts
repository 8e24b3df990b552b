import type { AnswerFormat } from './problem'
import type { AnswerRule, PartRule } from '../answers/rule'
import type { Figure } from '../figures/figure'
import type { Step } from '../solutions/line'

/** What a question says, apart from how it is worked. */
interface Asked {
  readonly question: string
  /** Two to four, none of which gives the answer away. */
  readonly hints: readonly string[]
  readonly explanation: string
  /** The key as shown, where `rule.expected` does not read well; it must be accepted by the rule too. */
  readonly answer?: string
  /** Only where the rule's usual placeholder would mislead. */
  readonly answerFormat?: AnswerFormat
  readonly figure?: Figure
  readonly solutionFigure?: Figure
  readonly options?: readonly string[]
}

/** What a template makes of one draw. */
export interface Posed extends Asked {
  /** null: the task is to draw, there is nothing to type, and `solutionFigure` shows the drawing. */
  readonly rule: AnswerRule | null
  /** The worked solution, one idea a line; the last line states the key. The marks that lines earn add up to the template's. */
  readonly steps: readonly Step[]
}

/** One part of a case study: what is asked, judged and worked by itself. */
export interface PosedPart {
  /** '(i)' */
  readonly label: string
  readonly ask: string
  readonly rule: PartRule['rule']
  /** The first is shown behind the label; the last states the part's key. Their marks are the part's. */
  readonly steps: readonly Step[]
  readonly options?: readonly string[]
}

/** A case study: `question` is the story, what is asked follows part by part. */
export interface PosedInParts extends Omit<Asked, 'answer' | 'answerFormat' | 'options'> {
  /** Two at least. */
  readonly parts: readonly PosedPart[]
}

type WithoutKey<Rule> = Rule extends AnswerRule ? Omit<Rule, 'expected'> : never

/** The question of a template whose working is a solution: the key is the solution's. */
export interface Ask extends Asked {
  readonly rule: WithoutKey<AnswerRule>
}
