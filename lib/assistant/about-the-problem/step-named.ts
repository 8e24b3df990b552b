import type { Item } from '../question/fact'
import type { Question } from '../question/question'
import { numberOf } from '../question/slot'

/** The places of a row, in English and in Hindi. */
const places: readonly ReadonlySet<string>[] = [
  'first pehla pehli pehle pahla pahli',
  'second dusra dusri dusre doosra doosri',
  'third teesra teesri tisra tisri',
  'fourth chautha chauthi',
  'fifth panchva panchvi paanchva paanchvi',
  'sixth chhatha chhathi',
  'seventh satva satvi',
  'eighth aathva aathvi',
  'ninth',
  'tenth',
].map((words) => new Set(words.split(' ')))
const ends = new Set('last final aakhri akhri aakhiri antim'.split(' '))
const steps = new Set(['step', 'steps', 'line', 'lines'])
/** "step no. 2", "line number 3" */
const idle = new Set(['no', 'num', 'number', 'wala', 'wali'])

export const placeWords: readonly string[] = [...places.flatMap((words) => [...words]), ...ends]

/** The number in "step 2", "2nd step", "the second line", "line number 3", "last but one" aside, "2nd last step" of `count` lines; null where none is named. */
export function stepIn({ items }: Question, count: number): number | null {
  for (const [index, item] of items.entries()) {
    if (!isWord(item, steps)) continue
    const [far, before] = [items[index - 2], items[index - 1]]
    if (isWord(before, ends)) return count + 1 - (placeOf(far) ?? 1)
    const place = placeOf(before)
    if (place !== null) return place
    const after = items.slice(index + 1).find((one) => !isWord(one, idle))
    const number = after && numberOf(after)
    if (number && number.d === 1n) return Number(number.n)
  }
  return null
}

const isWord = (item: Item | undefined, words: ReadonlySet<string>): boolean =>
  item?.kind === 'word' && words.has(item.text)

function placeOf(item: Item | undefined): number | null {
  if (item?.kind === 'ordinal') return item.n
  const place = places.findIndex((words) => isWord(item, words))
  return place < 0 ? null : place + 1
}
