/** Things of two kinds; how many there are of one of them is asked. */
export interface UnknownCount {
  /** 'times': P(blue) is k times P(red). 'share': P(green) is n/d of a known total. */
  readonly ask: 'times' | 'share'
  readonly red: number
  readonly times: number
  readonly n: number
  readonly d: number
  readonly story: 0 | 1 | 2
}

/** The number asked, and the others. */
export function countFacts({ ask, red, times, n, d }: UnknownCount) {
  const unknown = ask === 'times' ? red * times : (d - n) * red
  return { unknown, total: ask === 'times' ? red + unknown : d * red, green: n * red }
}
