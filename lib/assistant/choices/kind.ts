/** Whether an option has what is asked, and why, in one line. */
export interface Decided {
  readonly holds: boolean
  readonly why: string
}

/** What options can be asked for: "is an irrational number", "has no real roots". */
export interface Kind {
  readonly archetype: string
  /** What it takes of an option, from what is asked of it in small letters, without "not"; null where something else is asked. */
  readonly reads: (asked: string) => ((option: string) => Decided | null) | null
}

/** One way of asking it, with what the pattern has caught. */
export const kind = (
  archetype: string,
  says: RegExp,
  decides: (caught: readonly string[]) => ((option: string) => Decided | null) | null,
): Kind => ({
  archetype,
  reads: (asked) => {
    const found = says.exec(asked)
    return found ? decides(found.slice(1).map((one) => one ?? '')) : null
  },
})
