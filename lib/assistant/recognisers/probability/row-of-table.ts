import { asksChance, chanceWords } from './chance'
import { stem } from './event-kinds'
import { kindsOfTable, nameOfItem, type KindInTable } from './kinds-of-table'
import { wholes } from './range'
import type { Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import { factsOf, type Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { rowOfTable as solution, type RowOfTable } from '../../../solutions/probability/row-of-table'

interface Asked {
  readonly asked: RowOfTable['asked']
  readonly taken: readonly Item[]
}

/** The sentence behind the word "probability". */
function tailOf({ apart }: Question, kinds: readonly KindInTable[]): readonly Item[] {
  const at = apart.findIndex((item) => item.kind === 'word' && /^(?:probability|chances?)$/.test(item.text))
  const behind = apart.slice(at + 1)
  const end = behind.findIndex((item) => item.kind === 'mark' && item.text === '.')
  const tail = end < 0 ? behind : behind.slice(0, end)
  // a part stands behind its stem
  if (tail.some((_, place) => kindAt(tail, place, kinds))) return tail
  if (behind.some((_, place) => kindAt(behind, place, kinds))) return behind
  // "idli ya upma lene ki probability"
  const from = apart.findLastIndex(
    (item, place) =>
      place < at && ((item.kind === 'mark' && item.text !== ',') || (item.kind === 'word' && /^toh?$/.test(item.text))),
  )
  return apart.slice(from + 1, at)
}

/** A kind that stands there in full; the blood group A is no article. */
function kindAt(items: readonly Item[], at: number, kinds: readonly KindInTable[]) {
  const fits = kinds.flatMap(({ name }) => {
    const size = name.split(' ').length
    const there = items.slice(at, at + size)
    const isLetter = name.length > 1 || there[0]?.kind === 'letter'
    return there.map((one) => stem(nameOfItem(one) ?? '')).join(' ') === name.split(' ').map(stem).join(' ') && isLetter
      ? [{ name, taken: there }]
      : []
  })
  return fits.toSorted((one, other) => other.taken.length - one.taken.length)[0]
}

const isJoin = (item: Item | undefined): item is Extract<Item, { kind: 'word' }> =>
  item?.kind === 'word' && /^(?:not|or|ya|nor|either|neither|and)$/.test(item.text)

/** "has the blood group O or AB", "does not play chess" */
function askedIn(question: Question, kinds: readonly KindInTable[]): Asked | null {
  const items = tailOf(question, kinds)
  const names: string[] = []
  const taken: Item[] = []
  const joins: string[] = []
  for (let at = 0; at < items.length; at++) {
    const [item, found] = [items[at], kindAt(items, at, kinds)]
    if (found) {
      names.push(found.name)
      taken.push(...found.taken)
      at += found.taken.length - 1
    } else if (isJoin(item)) {
      joins.push(item.text === 'ya' ? 'or' : item.text)
      taken.push(item)
    }
  }
  const said = joins.filter((join) => join !== 'either').join(' ')
  const ors = names.slice(1).map(() => 'or')
  if (names.length === 0 || new Set(names).size < names.length) return null
  if (said === ors.join(' ')) return { asked: { kind: 'one of', names }, taken }
  const isNot = (said === 'not' && names.length === 1) || (said === 'neither nor' && names.length === 2)
  return isNot ? { asked: { kind: 'not', names }, taken } : null
}

/** "Blood group: A, B, AB, O. Number of students: 12, 10, 4, 14. One is chosen. Find the probability that the group is O or AB." */
export const rowOfTable = recogniser<RowOfTable>({
  id: 'one-chosen-from-a-table',
  solution,
  story: true,
  cues: ['probability', 'chance', 'chances'],
  words: [
    ...chanceWords,
    'table',
    'one',
    'each',
    'every',
    'all',
    'class',
    'total',
    'only',
    'many',
    'club',
    'mode',
    'data',
  ],
  examples: [
    'The blood groups of 40 students of Class 10 are given in the table below. One student is chosen at random. Find the probability that the student has the blood group O or AB.\nBlood group: A, B, AB, O\nNumber of students: 12, 10, 4, 14',
    'The table below shows which games the 40 members of a club play; each plays just one. A member is picked at random from all of them. Find the probability that the member does not play chess.\nGame: Carrom, Chess, Table tennis, Badminton\nNumber of members: 8, 11, 9, 12',
    'one book is picked at random. probability that book is in Hindi\nLanguage: Hindi, English, Tamil\nNumber of books: 10, 20, 30',
  ],
  refuses: [
    'Two members are picked at random. Find the probability that both play chess.\nGame: Carrom, Chess, Badminton\nNumber of members: 8, 11, 9',
    'Then 2 new members join the club. One member is chosen. Find the probability that the member plays chess.\nGame: Carrom, Chess, Badminton\nNumber of members: 8, 11, 9',
    'The table shows the games of 40 members. One member is chosen. Find the probability that the member plays chess.\nGame: Carrom, Chess, Badminton\nNumber of members: 8, 11, 9',
  ],
  read: (question) => {
    const table = asksChance(question) ? kindsOfTable(question) : null
    const asked = table && askedIn(question, table.kinds)
    if (!table || !asked) return null
    const sum = table.kinds.reduce((so, { count }) => so + count, 0)
    const totals = factsOf(question, 'number').filter(({ value, unit }) => unit === '' && wholes(value)[0] === sum)
    const called = phrase(question, 'students class #n')
    const just = phrase(question, 'just one', 'their|favourite|own first ~x')
    return {
      given: { kinds: table.kinds, asked: asked.asked },
      ...told(question, table, asked, called, just, { taken: totals }),
    }
  },
})
