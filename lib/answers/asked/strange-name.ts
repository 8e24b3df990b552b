import type { Asked } from '../rule'
import { called } from './called'
import { factsOf } from './facts'

/** Whether a name holds a letter that the question does not use: N, where it speaks of x and y. */
export function isStrangeName(name: string, asked: Asked): boolean {
  const { letters } = factsOf(asked)
  return called(name).marks.some((mark) => [...mark.replace(/_.*|\(.*/, '')].some((letter) => !letters.has(letter)))
}
