import { fraction, toTex, toText } from '../../../maths'
import { inPart } from '../../slips/in-part'
import type { PosedPart } from '../../posed'
import { earns, equals, isValue, says, type Slip, type Step } from '../../template'
import { chanceSides } from './chance'

/** One event of a question that asks for several: how many outcomes suit it, of how many. */
export interface EventPart {
  readonly ask: string
  /** After "the probability": "that the coin is ...", "of getting a king". */
  readonly event: string
  readonly good: number
  readonly total: number
  /** How the favourable outcomes are counted; called 'favourable (i)' and so on by slips. */
  readonly counted: string | Parameters<typeof earns>[1]
  /** Lines before the count. */
  readonly before?: readonly Step[]
  readonly wrong: readonly (readonly [good: number, total: number, note: string])[]
}

export const romans = ['(i)', '(ii)', '(iii)', '(iv)'] as const

const textOf = (good: number, total: number): string => toText(fraction(good, total))

/** The parts of one mark each. */
export const eventParts = (events: readonly EventPart[]): readonly PosedPart[] =>
  events.map(({ ask, event, good, total, counted, before = [] }, i) => {
    const label = romans[i] ?? '(i)'
    return {
      label,
      ask,
      rule: { kind: 'fraction', expected: textOf(good, total) },
      steps: [
        ...before,
        earns(0.5, counted, `favourable ${label}`),
        earns(0.5, says`So ${equals(`the probability ${event}`, ...chanceSides(good, total))}.`),
        says`Hence, ${isValue(`the probability ${event}`, toTex(fraction(good, total)))}.`,
      ],
    }
  })

/** What is wrong in each part. */
export const eventSlips = (events: readonly EventPart[]): readonly Slip[] =>
  events.flatMap(({ good, total, wrong }, i) => {
    const label = romans[i] ?? '(i)'
    const key = textOf(good, total)
    return inPart(
      label,
      key,
      wrong
        .filter(([top, bottom]) => bottom > 0 && top >= 0)
        .map(([top, bottom, note]) => ({ response: textOf(top, bottom), note, step: `favourable ${label}` })),
    )
  })
