const resultsKey = 'mathTutorResults'
const mostKept = 2000

/** The codes of the results that came in, in this browser only. Never throws. */
export function keptResults(): readonly string[] {
  try {
    const value: unknown = JSON.parse(window.localStorage.getItem(resultsKey) ?? '[]')
    return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
  } catch {
    return []
  }
}

/** False where the browser refuses. */
export function keepResults(codes: readonly string[]): boolean {
  try {
    if (codes.length === 0) window.localStorage.removeItem(resultsKey)
    else window.localStorage.setItem(resultsKey, JSON.stringify(codes.slice(-mostKept)))
    return true
  } catch {
    return false
  }
}
