import { letterAt } from '@/lib/letters'

/** The letters of an answer that name steps, each once, in their order. */
export function placed(answer: string, count: number): readonly string[] {
  const known = Array.from({ length: count }, (_, index) => letterAt(index))
  const typed = (answer.toUpperCase().match(/[A-Z]/g) ?? []).filter((letter) => known.includes(letter))
  return [...new Set(typed)]
}

/** All steps as they are shown: those that have a place, then the others as they were given. */
export function shownOrder(answer: string, count: number): readonly string[] {
  const first = placed(answer, count)
  const all = Array.from({ length: count }, (_, index) => letterAt(index))
  return [...first, ...all.filter((letter) => !first.includes(letter))]
}

/** The order with one of its letters moved to another place, counted from 0. */
export function moved(order: readonly string[], from: number, to: number): readonly string[] {
  const [letter] = order.slice(from, from + 1)
  return letter === undefined ? order : order.toSpliced(from, 1).toSpliced(to, 0, letter)
}
