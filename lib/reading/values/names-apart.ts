import type { Part } from './named-piece'

/** "greater = a + b smaller = a - b": with a comma before a name in words that follows a value. */
export const namesApart = (typed: string, key: readonly Part[]): string =>
  key.reduce(
    (out, { name }) =>
      /^\p{L}{3,}$/u.test(name)
        ? out.replace(new RegExp(`(?<=[\\d)]|(?<!\\p{L})\\p{L})\\s+(?=${name}\\s*=)`, 'giu'), ', ')
        : out,
    key.length === 2 ? typed.replace(priced, '$1, $2').replace(countedTwice, '$1, $2') : typed,
  )

/** "10 lamps at Rs 32 each": a number of things, and what each costs. */
const priced = /^(\d{1,6}\s\p{L}{3,20})\s(?:at|of|for|@)\s((?:rs\.?|₹)\s?\d[\d.,]{0,12})(?:\s(?:each|per piece))\.?$/iu

/** "12 mangoes 5 guavas": how many of each. */
const countedTwice = /^(\d{1,6}\s\p{L}{3,20})\s(\d{1,6}\s\p{L}{3,20})\.?$/u
