import type { Part } from './named-piece'

/** "greater = a + b smaller = a - b": with a comma before a name in words that follows a value. */
export const namesApart = (text: string, key: readonly Part[]): string =>
  key.reduce(
    (out, { name }) =>
      /^\p{L}{3,}$/u.test(name)
        ? out.replace(new RegExp(`(?<=[\\d)]|(?<!\\p{L})\\p{L})\\s+(?=${name}\\s*=)`, 'giu'), ', ')
        : out,
    text,
  )
