import { inFigures } from '../question/spoken-number'

/** What a statement counts: "deck has 26 red cards", "outcomes hh ht th and tt", "prime numbers on die are 2 3 and 5". */
interface Counted {
  readonly id: string
  readonly holds: boolean
  readonly rightly: string
  readonly explains?: readonly string[]
  /** In an assertion that follows from it, and in one that does not. */
  readonly names?: readonly string[]
  readonly besides?: string
  readonly archetype: string
}

interface Kind {
  readonly archetype: string
  /** What stands for it, taken out of the text. */
  readonly rest: string
  /** Where the outcomes are not told one by one, a number alone. */
  readonly members: readonly string[] | number
  readonly names?: readonly string[]
  readonly besides?: string
}

const neutral = new Set(
  `there are is has have contains in on of when if thrown rolled tossed together simultaneously once single at time total number numbers
  possible all equally likely outcomes outcome faces namely only exactly which with getting throw well shuffled and & each fair unbiased it
  deck pack playing cards be can its`.split(/\s+/),
)

const ranks = ['king', 'queen', 'jack', 'ace']
const [colours, suits] = [
  ['red', 'black'],
  ['spade', 'heart', 'diamond', 'club'],
]
const any = (words: readonly string[]): string => `\\b(?:${words.join('|')})`
const without = (words: readonly string[]): string => `^(?!.*${any(words)}).*`

/** "26 red cards" */
function cardsIn(text: string): Kind | null {
  const found =
    /\b(?:(red|black) )?(?:(king|queen|jack|ace|spade|heart|diamond|club|face card)s?|(?<=red |black )cards)\b|\bcards (?:of|in) each suit\b/.exec(
      text,
    )
  const isOfDeck = /\b(?:deck|pack|suit)\b|^(?:there are |total )?\d+ /.test(text)
  if (!found || !isOfDeck) return null
  const [whole, colour, noun = whole.includes('suit') ? 'suit' : 'card'] = found
  const isSuit = suits.includes(noun) || noun === 'suit'
  const isFace = noun === 'face card'
  const most = isSuit ? 13 : isFace ? 12 : ranks.includes(noun) ? 4 : 52
  const own = isSuit
    ? noun === 'suit'
      ? suits
      : [noun]
    : [...(colour === undefined ? [] : [colour]), ...(noun === 'card' ? [] : [noun.replace(' card', '')])]
  const kin =
    isSuit || noun === 'card'
      ? [...suits, ...colours]
      : [...own, ...(noun === 'ace' ? [] : isFace ? ranks.slice(0, 3) : ['face'])]
  const all = [...ranks, 'face', ...colours, ...suits]
  return {
    archetype: 'prob-cards',
    rest: text.replace(whole, ' ').replace(/\b52\b/, ' '),
    members: colour === undefined ? most : most / 2,
    names:
      noun === 'suit'
        ? [any(own)]
        : [...own, without([...all.filter((one) => !own.includes(one)), 'numbered', '\\d+ of', '(?:red|black) \\d'])],
    besides: `${without(kin)}${any(all.filter((one) => !kin.includes(one)))}`,
  }
}

const pairs = [1, 2, 3, 4, 5, 6].flatMap((one) => [1, 2, 3, 4, 5, 6].map((other) => `${one}${other}`))

/** "hh ht th and tt" */
function coinsIn(text: string): Kind | null {
  const [whole, many] = /\b(\d)(?: fair| unbiased)? coins\b/.exec(text) ?? []
  const told = text.match(/\b[ht]{2,4}\b/g)
  const n = Number(many ?? told?.[0]?.length)
  if (!(n > 0 && n < 5) || !/outcomes/.test(text)) return null
  const word = ['once', 'one|a', 'two', 'three', 'four'][n] ?? ''
  return {
    archetype: 'prob-coins',
    rest: whole === undefined ? text : text.replace(whole, ' '),
    members: Array.from({ length: 2 ** n }, (_, at) =>
      [...at.toString(2).padStart(n, '0')].map((one) => 'ht'.charAt(Number(one))).join(''),
    ),
    ...(told && {
      names: [`(?:${word}|${n})(?: fair| unbiased| different)* coins|coin[a-z ]* (?:${word}|${n}) times`],
    }),
  }
}

const ofDie: Readonly<Record<string, (n: number) => boolean>> = {
  prime: (n) => n === 2 || n === 3 || n === 5,
  composite: (n) => n === 4 || n === 6,
  even: (n) => n % 2 === 0,
  odd: (n) => n % 2 === 1,
}

function diceIn(text: string): Kind | null {
  const [two] = /\b2 (?:fair |unbiased )?dice\b/.exec(text) ?? []
  const [sum, value] = /\bsum (?:of |is |as |equal to |equals )*(\d+)\b/.exec(text) ?? []
  if (two !== undefined || sum !== undefined) {
    const [doublets] = /\b(?:are )?doublets?\b/.exec(text) ?? []
    const of = sum ?? doublets
    return {
      archetype: 'prob-two-dice-sum',
      rest: [two, of, ...(doublets === undefined ? [] : ['36'])].reduce<string>(
        (so, one) => (one === undefined ? so : so.replace(one, ' ')),
        text,
      ),
      members: pairs.filter((pair) =>
        sum ? Number(pair[0]) + Number(pair[1]) === Number(value) : doublets === undefined || pair[0] === pair[1],
      ),
      ...(of !== undefined && {
        names:
          sum === undefined
            ? ['doublet']
            : [`sum\\b[^.]*\\b${value ?? ''}\\b`, without(['less', 'more', 'greater', 'least', 'most'])],
      }),
    }
  }
  if (!/\b(?:die|dice)\b/.test(text)) return null
  const [whole = '', , kind = '', beyond, than, by] =
    /\b((prime|composite|even|odd)|(?:numbers )?(greater|less) than (\d)|multiples of (\d))\b/.exec(text) ?? []
  const is = ofDie[kind]
  const names =
    kind === ''
      ? [whole.replace('multiples', 'multiple').replace('numbers ', '')]
      : [kind, without(Object.keys(ofDie).filter((one) => one !== kind))]
  return {
    archetype: 'prob-one-die',
    rest: text.replace(whole, ' # ').replace(/\b(?:die|dice)\b/, ' '),
    members: [1, 2, 3, 4, 5, 6]
      .filter((n) =>
        is
          ? is(n)
          : beyond
            ? beyond === 'less'
              ? n < Number(than)
              : n > Number(than)
            : by === undefined || n % Number(by) === 0,
      )
      .map(String),
    ...(whole !== '' && { names }),
  }
}

/** What is told of the outcomes of coins, dice and cards, counted; null where anything is told besides. */
export function outcomesCounted(plain: string): Counted | null {
  const text = plain.replace(/\btwenty[- ]six\b/g, '26').replace(/[a-z]+/g, inFigures)
  const kind = coinsIn(text) ?? cardsIn(text) ?? diceIn(text)
  if (!kind) return null
  const isOfPairs = kind.archetype === 'prob-two-dice-sum'
  const told = isOfPairs ? text.match(/(?<=\()\d,? ?\d(?=\))/g)?.map((pair) => pair.replace(/\D/g, '')) : undefined
  const isUnlike = /\bnot equally likely\b/.test(text)
  const rest = kind.rest.replace(/\(\d,? ?\d\)|\bnot (?=equally)/g, ' ').replace(/[(),:]/g, ' ')
  const words = rest.split(/\s+/).filter((word) => word !== '' && word !== '#' && !neutral.has(word))
  const isOfDie = kind.archetype === 'prob-one-die' && kind.names !== undefined
  const numbers = words.filter((word) => /^\d+$/.test(word))
  const before = isOfDie ? /(\d+) +#/.exec(rest)?.[1] : numbers[0]
  const isNumber = /\b(?:total|number of)\b/.test(rest) && numbers.length === 1
  const count = before ?? (isNumber ? numbers[0] : undefined)
  const list =
    told ??
    (isOfDie ? numbers.slice(before === undefined && !isNumber ? 0 : 1) : words.filter((word) => /^[ht]+$/.test(word)))
  const isAll = words.every((word) => numbers.includes(word) || list.includes(word))
  if (!isAll || (count === undefined && list.length === 0) || (!isOfDie && numbers.length > 1)) return null
  const { members, archetype, names, besides } = kind
  const size = typeof members === 'number' ? members : members.length
  const isList =
    list.length === 0 ||
    (typeof members !== 'number' && list.length === size && members.every((one) => list.includes(one)))
  return {
    id: 'counted',
    holds: (count === undefined || Number(count) === size) && isList && !isUnlike,
    rightly: isUnlike ? 'They are equally likely.' : `There are $${size}$.`,
    archetype,
    ...((names !== undefined || isOfPairs) && {
      explains: isOfPairs ? ['prob-two-dice-sum', 'prob-two-dice-other'] : [archetype],
    }),
    ...(names !== undefined && { names }),
    ...(besides !== undefined && { besides }),
  }
}
