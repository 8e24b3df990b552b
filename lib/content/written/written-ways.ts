import type { WrittenPart, WrittenQuestion } from './written-schema'
import { placeOf } from '../../letters'
import type { ExamAlternative } from '../../papers/exam'
import {
  assertionReasonCodes,
  assertionReasonOptions,
  assertionReasonSlips,
} from '../../problems/kinds-of-question/assertion-reason'

/** One way of answering a question, as it was written. */
export interface Way {
  readonly lead: string
  readonly figure?: ExamAlternative['figure']
  readonly parts: readonly WrittenPart[]
  readonly archetypes: readonly string[]
  /** Where each part stands in the question: [] where the question is its own only part, ['or', 'parts', 1]. */
  readonly places: readonly (readonly (string | number)[])[]
}

/** The ways of answering a question: one, or two where it offers a choice. */
export function waysOf(question: WrittenQuestion): readonly Way[] {
  const { marks, archetypes = [] } = question
  switch (question.kind) {
    case 'choice':
      return [single(question, marks, archetypes, [])]
    case 'assertion':
      return [single(assertionAsked(question), marks, archetypes, [])]
    case 'answer': {
      const { or } = question
      const own = wayOf(question, marks, archetypes, [])
      return or ? [own, wayOf(or, marks, or.archetypes ?? archetypes, ['or'])] : [own]
    }
    case 'case': {
      const { story: lead, figure, parts, or } = question
      const last = parts.at(-1)
      const way = (all: readonly WrittenPart[], places: Way['places']): Way => ({
        lead,
        ...(figure && { figure }),
        parts: all,
        archetypes,
        places,
      })
      const places = parts.map((_, index) => ['parts', index])
      return [
        way(parts, places),
        way([...parts.slice(0, -1), { ...or, marks: last?.marks ?? 0 }], [...places.slice(0, -1), ['or']]),
      ]
    }
    default:
      return question satisfies never
  }
}

type Loose = Extract<WrittenQuestion, { readonly kind: 'answer' }>
type LooseWay = Omit<Loose, 'id' | 'kind' | 'marks' | 'topic' | 'level' | 'or'>

function wayOf(written: LooseWay, marks: number, archetypes: readonly string[], place: Way['places'][number]): Way {
  const { story: lead = '', parts, figure, ask = '', scheme = [], ...asked } = written
  if (!parts) return single({ ...asked, ask, scheme, ...(figure && { figure }) }, marks, archetypes, place)
  const places = parts.map((_, index) => [...place, 'parts', index])
  return { lead, ...(figure && { figure }), parts, archetypes, places }
}

const single = (
  asked: Omit<WrittenPart, 'marks'>,
  marks: number,
  archetypes: readonly string[],
  place: Way['places'][number],
): Way => {
  const { ask, options, rule, answer, accept, reject, scheme, figure, solutionFigure } = asked
  const part = {
    ask,
    marks,
    scheme,
    ...(options && { options }),
    ...(rule && { rule }),
    ...(answer !== undefined && { answer }),
    ...(accept && { accept }),
    ...(reject && { reject }),
    ...(figure && { figure }),
    ...(solutionFigure && { solutionFigure }),
  }
  return { lead: '', parts: [part], archetypes, places: [place] }
}

/** The four options are always the same, and so is what is said of each wrong one. */
function assertionAsked(
  question: Extract<WrittenQuestion, { readonly kind: 'assertion' }>,
): Omit<WrittenPart, 'marks'> {
  const { assertion, reason, answer, reject, ...rest } = question
  const code = assertionReasonCodes[placeOf(answer ?? '')]
  const said = code ? assertionReasonSlips(code).map(({ response, note }) => ({ response, note })) : []
  return {
    ...rest,
    ask: `Assertion (A): ${assertion}\nReason (R): ${reason}`,
    options: [...assertionReasonOptions],
    ...(answer !== undefined && { answer }),
    reject: [...(reject ?? []), ...said],
  }
}
