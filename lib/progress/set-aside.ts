/** The part of the browser's local storage that progress needs. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem'>

/** Where the latest text that could not be read as progress is kept, so that nothing is lost. */
export const setAsideKey = 'mathTutorProgress.unreadable'

/** Damage rarely comes once: so many texts are kept, the first ones for ever. */
const mostTexts = 9

const keys: readonly string[] = [
  setAsideKey,
  ...Array.from({ length: mostTexts - 1 }, (_, before) => `${setAsideKey}.${before + 2}`),
]

/** All texts that were kept aside, the latest first. Never throws. */
export function keptAside(store: TextStore): readonly string[] {
  const texts = keys.map((key) => textAt(store, key)).filter((text) => text !== null)
  return [...new Set(texts)]
}

/** Keeps the text under the first key; what stood there moves to a free one. Never throws. */
export function keepAside(store: TextStore, text: string): void {
  try {
    const before = store.getItem(setAsideKey)
    if (before === text) return
    const free = keys.find((key) => store.getItem(key) === null)
    if (before !== null && free !== undefined) store.setItem(free, before)
    store.setItem(setAsideKey, text)
  } catch (error) {
    console.info('The unreadable progress could not be kept aside.', error)
  }
}

function textAt(store: TextStore, key: string): string | null {
  try {
    return store.getItem(key)
  } catch {
    return null
  }
}
