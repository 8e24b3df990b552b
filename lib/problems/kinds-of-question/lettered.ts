import type { Slip } from '../template'
import type { ChoiceRule } from '../../answers/rule'
import { letterAt } from '../../letters'
import type { Random } from '../../random'

export { letterAt }

/** An order in which to show so many items; never the order that they have already. */
export const drawOrder = (random: Random, count: number): readonly number[] =>
  random.until(
    (source) => source.shuffle(Array.from({ length: count }, (_, index) => index)),
    (order) => order.some((item, place) => item !== place),
  )

/** The items in the drawn order. */
export const arranged = <T>(items: readonly T[], order: readonly number[]): readonly T[] =>
  order.map((item) => {
    const found = items[item]
    if (found === undefined) throw new Error(`arranged: there is no item ${item}`)
    return found
  })

/** The letter under which an item stands. */
export const letterOf = (item: number, order: readonly number[]): string => letterAt(order.indexOf(item))

/** Options and rule of a choice whose first item is the right one. */
export function choiceOf(
  items: readonly string[],
  order: readonly number[],
): { readonly rule: ChoiceRule; readonly options: readonly string[] } {
  const { rule, options } = offeredOf(items, order)
  return { rule: { kind: rule.kind, expected: letterOf(0, order), options }, options }
}

/** The same where a solution finds the letter. */
export function offeredOf(items: readonly string[], order: readonly number[]) {
  const options = arranged(items, order)
  return { rule: { kind: 'choice', options }, options } as const
}

/** A word on a wrong item, and the line of the solution at which that slip enters. */
export type ItemNote = readonly [note: string, step: Slip['step']]

/** Slips of such a choice: one note for each item after the first. */
export const choiceSlips = (notes: readonly ItemNote[], order: readonly number[]): readonly Slip[] =>
  notes.map(([note, step], index) => ({ response: letterOf(index + 1, order), note, step }))
