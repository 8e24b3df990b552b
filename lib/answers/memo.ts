const most = 64

/** A pure function of a text that remembers its last few results: one response is read once, not once for every slip. */
export function memo<T>(work: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const result = work(text)
    if (known.size >= most) known.clear()
    known.set(text, result)
    return result
  }
}
