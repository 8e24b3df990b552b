import type { Random } from '../../../random'

/** What somebody says of a probability, and whether it is right. */
export interface Argument {
  readonly tell: string
  /** The words of the argument, with its probability. */
  readonly says: string
  readonly good: number
  readonly total: number
  /** What is counted: 'balls', 'outcomes'. */
  readonly counted: string
  readonly reason: string
  readonly said: readonly [number, number]
  /** Another event of the same kind: what the argument tells must not be its probability. */
  readonly next: NextEvent
}

/** What is asked after the argument, and what it comes to for who counts names in place of outcomes. */
export interface NextEvent {
  readonly ask: string
  readonly good: number
  readonly total: number
  readonly naive: readonly [number, number]
}

/** An argument of one story. */
export type Maker = (random: Random) => Argument

export const isRight = ({ good, total, said: [top, bottom] }: Argument): boolean => good * bottom === top * total
