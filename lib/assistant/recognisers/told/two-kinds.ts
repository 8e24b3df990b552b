import { isFree, isNoun } from '../../question/meanings'
import type { Item } from '../../question/fact'
import type { Question } from '../../question/question'

/** The two kinds of things that a story counts, each by the words that are its own: "student tickets" and "adult tickets". */
export interface Kinds {
  readonly first: ReadonlySet<string>
  readonly second: ReadonlySet<string>
  readonly names: readonly [string, string]
  /** What both are: "tickets". */
  readonly common: ReadonlySet<string>
}

const irregular: Readonly<Record<string, string>> = {
  children: 'child',
  men: 'man',
  women: 'woman',
  knives: 'knife',
  loaves: 'loaf',
  mice: 'mouse',
  geese: 'goose',
}

const singular = (word: string): string =>
  irregular[word] ??
  (word.length > 4 && word.endsWith('ies')
    ? `${word.slice(0, -3)}y`
    : word.replace(/(?<=[a-z]{2}(?:x|ch|sh|ss))es$/, '').replace(/(?<=[a-z]{2}[^s])s$/, ''))

/** What the singular and the plural share, "samosa" and "samose" too. */
export const stem = (word: string): string => singular(word).replace(/(?<=[a-z]{2})[ae]$/, '')

/** Days, people and places that may stand behind a number or a noun and are no goods. */
const noGoods = new Set(
  'were was are is sold bought for at in of on the a an rs cost pays paid pay kg litre day days hour hours km me mein ke ka ki ko'.split(
    ' ',
  ),
)

const sharedNouns = new Set(['ticket', 'prize', 'seat', 'pass', 'coupon', 'student'])

/** Bought with a bat, and drawn from no bag. */
const isBall = (text: string): boolean => /^balls?$/.test(text)

const isCount = (item: Item | undefined): boolean =>
  item?.kind === 'number'
    ? ['', 'kg', 'l', 'g'].includes(item.unit)
    : item?.kind === 'word' && /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/.test(item.text)

const runBehind = (items: readonly Item[], at: number): readonly string[] => {
  const run: string[] = []
  for (const item of items.slice(at + 1)) {
    const text = item.kind === 'word' ? item.text : ''
    if (text === 'of' && run.length === 0) continue
    if (text === '' || noGoods.has(text) || !isNoun(text) || !(isFree(text) || isBall(text))) break
    run.push(stem(text))
  }
  return run
}

/** The kinds that are counted, where they are two, and each is counted more than once. */
export function kindsIn(question: Question): Kinds | null {
  const runs = question.apart.flatMap((item, at) => (isCount(item) ? [runBehind(question.apart, at)] : []))
  const named = runs.filter((run) => run.length > 0)
  const behindEach = new Set(
    question.apart.flatMap((item, at) => {
      const next = question.apart[at + 1]
      return item.kind === 'word' && /^(?:each|every|per|both|all)$/.test(item.text) && next?.kind === 'word'
        ? [stem(next.text)]
        : []
    }),
  )
  // "4 adult and 6 child tickets": "each ticket" is either
  const isShared = (word: string): boolean =>
    (behindEach.has(word) || sharedNouns.has(word)) &&
    named.some((run) => run.length > 1 && run.at(-1) === word) &&
    !named.some((run) => run.length === 1 && run[0] === word)
  // "student tickets" and "adult tickets": what goes with both, and never stands alone, is common
  const isOwn = (word: string): boolean => {
    if (isShared(word)) return false
    const held = named.filter((run) => run.includes(word))
    const others = new Set(held.flat().filter((other) => other !== word))
    const isApart = [...others].some((one) =>
      [...others].some((two) => !named.some((run) => run.includes(one) && run.includes(two))),
    )
    return !isApart || held.some((run) => run.length === 1)
  }
  const groups: Set<string>[] = []
  for (const run of named) {
    const own = run.filter(isOwn)
    const known = groups.filter((group) => own.some((word) => group.has(word)))
    if (own.length === 0 || known.length > 1) return null
    if (known[0]) own.forEach((word) => known[0]?.add(word))
    else groups.push(new Set(own))
  }
  const [first, second, ...more] = groups
  if (!first || !second || more.length > 0) return null
  const spelled = (group: ReadonlySet<string>): string =>
    [...new Set(question.words.map(singular))].filter((word) => group.has(stem(word))).join(' ')
  const common = new Set(named.flat().filter((word) => !isOwn(word)))
  return { first, second, names: [spelled(first), spelled(second)], common }
}
