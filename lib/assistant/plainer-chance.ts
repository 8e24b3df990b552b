import type { Pairs } from './question/replaced'

/** "a red ball, a blue ball and a yellow ball": one of each. */
function oneOfEach(whole: string): string {
  const all = [...whole.matchAll(/\b(?:an?|one) ([a-z]+) (ball|card|marble|pen|bead|toffee|chit)\b/gi)]
  const things = new Set(all.map(([, , thing = '']) => thing.toLowerCase()))
  return things.size === 1 ? `${all.map(([, kind = '']) => `1 ${kind}`).join(', ')} ${[...things].join('')}s` : whole
}

const name = String.raw`(?:an?|one) [a-z]+ (?:ball|card|marble|pen|bead|toffee|chit)`

/** "jacks, queens and kings of red colour": each of them red. */
const coloured = (_: string, row = '', colour = ''): string =>
  row.replace(/jacks|queens|kings|aces/gi, (one) => `${colour} ${one}`)

/** What the stories of chances tell besides, and names for things of the pack and the purse. */
export const besideTheChance: Pairs = [
  [/ (?:in|of) (?:the )?class (?:X|IX|10|ten)\b(?: of a school)?/gi, ''],
  [/\bthe ([a-z]+) (?:taken|drawn|picked) out is (?=an? )/gi, 'it is '],
  [/\bfirst half[- ](minute|hour)\b/gi, 'first 0.5 $1s'],
  [/\bhas been advised to stop playing the music at any time\b/gi, 'stops the music at any time'],
  [
    /\b((?:jacks|queens|kings|aces)(?:(?:, and |, | and )(?:jacks|queens|kings|aces))+) of (red|black) colou?r\b/gi,
    coloured,
  ],
  [/\((?:jacks?, queens? and kings?|king, queen and jack) are picture cards\)/gi, ''],
  [/\bpicture cards?\b/gi, 'face card'],
  [/,? after reshuffling them\b/gi, ''],
  [/\bloosing\b/gi, 'losing'],
  [/,? \(?ignoring (?:the |a )?leap years?\)?/gi, ''],
  [/\bof the same size,?/gi, ''],
  [/\b(?:numbers|integers) (\d+) to (\d+) are written\b/gi, 'numbered $1 to $2 are'],
  [/\bless then\b/gi, 'less than'],
  [new RegExp(String.raw`\b${name}(?:, ${name})+,? and ${name}\b`, 'gi'), oneOfEach],
  [/,? all the (?:balls|marbles|cards) being (?:of the )?(?:same size|identical)/gi, ''],
  [/\bIt is known that\b/gi, ''],
  [/(?<=^|[.?!:] |\n)(?:Write(?: down)?|List)(?: all)? the possible outcomes\./gi, ''],
  [/\(say,? one is of [^()]*\)/gi, ''],
  [
    /,? (?:as )?shown in (?:the )?(?:adjoining )?(?:figure|fig\.?)(?: ?\d[\d.]*)?|\((?:see|in) (?:the )?fig(?:ure|\.)?[^()]*\)/gi,
    '',
  ],
  [
    /\bIt is not possible to (?:just )?look at (?:a|the|any) [a-z]+ and tell whether (?:or not )?it is [a-z]+(?: or not)?\./gi,
    '',
  ],
  [/\b(?:accidentally|by accident|by mistake)\b/gi, ''],
  [/\ban event has (?=probability)/gi, ''],
  [/\bis noted\b(?=[^]*\bprobability\b)/gi, 'is found'],
  [/\bThe product of (?:the )?numbers appearing on (?:them|the dice) is found\./gi, ''],
  // the chain that options offer
  [/([-−–]?\d) ?(?:≤|<=|\\leq?) ?P ?\(([A-Z])\) ?(?:≤|<=|\\leq?) ?(\d)/g, 'P($2) lies from $1 to $3'],
  // "50p coins", "ten ₹5 coins"
  [/\b50 ?p\b|\b(?:50|fifty) ?paisa?e?\b/gi, 'fifty-paise'],
  // a name on a card stands for who bears it
  [
    /\b(?:what she does,? she |the teacher |she |he )?writes the names? of (?:each|every|all) (?:student|pupil)s? on (?:an? )?(?:separate )?cards?(?:, the cards being identical)?/gi,
    '',
  ],
  [
    /(?:^|(?<=[.,] ))(?:then )?(?:and )?(?:she |he )?puts (?:the )?(?:cards|them) (?:in|into) an? (?:bag|basket|box)(?: and (?:stirs|mixes)(?: them)?(?: thoroughly)?)?\.?/gi,
    '',
  ],
  [/\band puts them into a basket and mixes thoroughly\b/gi, ''],
  [
    /\b(?:teacher )?puts (?:their )?names on cards (?:in|into) a (?:bag|box) and draws one\b/gi,
    'one student is chosen',
  ],
  [/\b(?:the name written on the card is )?the name of (?=(?:an? )?(?:girl|boy|\())/gi, 'it is '],
  [/\bthe name (?:written )?on the card is it is\b/gi, 'it is'],
  [/\bthe name (?:written )?on the card is (?:the name of)?/gi, 'it is '],
  [
    /\b(?:has to|wants to|must) (?:select|choose) one (student|pupil) (?:as|for|to be) (?:an? |the )?[a-z]+(?: [a-z]+)?\./gi,
    'chooses one $1.',
  ],
  [/\b(?:she |he |a child )?(?:then )?(?:is asked to )?(?:draws?|picks?) one card from the (?:bag|basket|box)\./gi, ''],
  [/\bto be the (?:class )?(?:monitor|captain|representative|head)\b/gi, ''],
  // loss of a missing craft
  [/\bis reported to have (?:crashed|fallen|landed)\b/gi, 'crashed'],
]
