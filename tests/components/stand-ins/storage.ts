/** Stands in for the browser's local storage: the real one, but for the ways in which it fails. */
export function standInStorage(initial: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(initial))
  const failing = new Map<keyof Storage, string>()
  const unlessFailing = <Value>(method: keyof Storage, value: () => Value): Value => {
    const name = failing.get(method)
    if (name !== undefined) throw new DOMException('no', name)
    return value()
  }
  return {
    kept,
    /** These methods throw an error of this name, until `heal`. */
    fail: (name: string, ...methods: readonly (keyof Storage)[]) =>
      methods.forEach((method) => failing.set(method, name)),
    heal: () => failing.clear(),
    storage: {
      get length() {
        return unlessFailing('length', () => kept.size)
      },
      key: (place: number) => unlessFailing('key', () => [...kept.keys()][place] ?? null),
      getItem: (key: string) => unlessFailing('getItem', () => kept.get(key) ?? null),
      setItem: (key: string, value: string) => unlessFailing('setItem', () => void kept.set(key, value)),
      removeItem: (key: string) => unlessFailing('removeItem', () => void kept.delete(key)),
    },
  }
}
