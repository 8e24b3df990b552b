import type { Item } from '../../question/fact'
import { fillers } from '../../question/words'

/** Words that stand between what is named and change nothing. */
const passed = new Set([
  'ap',
  'arithmetic',
  'progression',
  'series',
  'sequence',
  'finite',
  'up',
  'having',
  'has',
  'have',
  'must',
  'taken',
  'added',
  'so',
])

/** Whether an item says nothing of its own: a filler, a comma, the end of a sentence, the number of "which number". */
export const isPassed = (item: Item, next: Item | undefined): boolean =>
  item.kind === 'mark' ||
  (item.kind === 'word' &&
    (fillers.has(item.text) || passed.has(item.text) || (item.text === 'number' && next?.kind !== 'word')))
