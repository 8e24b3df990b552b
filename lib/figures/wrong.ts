/** What is wrong in a figure: the field, from the outside in, and what to write. */
export interface Wrong {
  readonly path: readonly PropertyKey[]
  readonly message: string
}

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')

/** A field in words: ['marks', 1, 'at'] is "the second of marks: at". Lists are counted from 1. */
export function fieldInWords(path: readonly PropertyKey[]): string {
  return path.reduce<string>((before, key, index) => {
    if (typeof key !== 'number') return before === '' ? String(key) : `${before}: ${String(key)}`
    const place = `the ${ordinals[key] ?? `${key + 1}th`}`
    if (typeof path[index - 1] === 'number') return `${before}: ${place}`
    return before === '' ? place : `${place} of ${before}`
  }, '')
}

/** One sentence: "the second of marks: at is missing: write at: 0". */
export function wrongInWords({ path, message }: Wrong): string {
  if (path.length === 0) return message
  return `${fieldInWords(path)}${message.startsWith('is ') ? '' : ':'} ${message}`
}
