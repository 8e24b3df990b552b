/** As many texts are kept; then it begins anew. */
const most = 5000

/** What depends on a text alone, worked out once for each: a lesson's lines are read by several checks. */
export function remembered<Value>(find: (text: string) => Value): (text: string) => Value {
  const found = new Map<string, Value>()
  return (text) => {
    const known = found.get(text)
    if (known !== undefined) return known
    if (found.size >= most) found.clear()
    const value = find(text)
    found.set(text, value)
    return value
  }
}
