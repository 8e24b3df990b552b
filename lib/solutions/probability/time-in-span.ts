import { divide, sign, subtract, toTex, toText, type Fraction } from '../../maths'
import { earns } from '../line'
import { worked } from '../solution'

/** Something happens at any time of a span, all equally likely; the probability that it does so in a part of it. */
export interface TimeInSpan {
  readonly span: Fraction
  readonly part: Fraction
  readonly unit: string
}

/** E.g. "The music stops at any time within 2 minutes. What is the probability that it stops within the first half-minute?" */
export const timeInSpan = worked<TimeInSpan>({
  id: 'time-in-span',
  archetype: 'prob-spinner-geometric',
  objection: ({ span, part }) =>
    sign(part) > 0 && sign(subtract(span, part)) >= 0 ? null : 'The part must not be longer than the whole time.',
  solve: ({ span, part, unit }) => ({
    key: toText(divide(part, span)),
    lines: [
      earns(1, `All outcomes are the times from $0$ to $${toTex(span)}$ ${unit}: a span of $${toTex(span)}$ ${unit}.`),
      earns(1, `The favourable ones are those of a span of $${toTex(part)}$ ${unit}.`),
      earns(1, `Hence, the probability is $${toTex(part)} \\div ${toTex(span)} = ${toTex(divide(part, span))}$.`),
    ],
  }),
})
