import { listed } from '../listed'
import type { Found, Frame } from './frame'
import { n } from './words'

const coloursOf = (found: Found): readonly string[] =>
  [found('one', 2), found('other', 2), found('third?', 2)].filter((one) => one !== '')

/** The bag with the balls that are told, of which one is drawn. */
function bagOf(found: Found): string {
  const all = coloursOf(found)
  const told = [found('one'), found('other'), found('third?')].flatMap((count, at) =>
    count === '' ? [] : [`${count} ${all[at] ?? ''}`],
  )
  return `A bag contains ${listed(told)} balls. One ball is drawn at random.`
}

/** Averages and chances. */
export const chance: readonly Frame[] = [
  // "bag 5 red baki blue p(blue) double of p(red) blue kitne"
  {
    slots: {
      red: new RegExp(`${n} (red|white|black|blue|green|yellow)(?: balls?)?`),
      rest: /\b(?:baki|rest|remaining|others?|some) (red|white|black|blue|green|yellow)(?: balls?)?\b/,
      relation:
        /\bp ?\(?(red|white|black|blue|green|yellow)(?: ball)?\)? (?:is |= ?)?(double|twice|2 times|3 times|thrice|triple|4 times|2 ?x|dugna|dugni) ?(?:of |that of |as )?p ?\(?(red|white|black|blue|green|yellow)(?: ball)?\)?/,
      ask: /\b(?:(?:no\.?|number|kitne|how many) (?:of )?(red|white|black|blue|green|yellow)(?: balls?)?|(red|white|black|blue|green|yellow)(?: balls?)? (?:kitn[ei]|how many|no|number))\b/,
    },
    around: /^(?:bag|balls?|has|baki|contains|prob|box)$/,
    put: (found) => {
      const [one, other] = [found('red', 2), found('rest')]
      const asked = found('ask') || found('ask', 2)
      if (asked !== other || one === other || found('relation') !== other || found('relation', 3) !== one) return null
      const times = /3|thr|tri/.test(found('relation', 2))
        ? 'three times'
        : /4/.test(found('relation', 2))
          ? 'four times'
          : 'double'
      return `A bag contains ${found('red')} ${one} balls and some ${other} balls. If the probability of drawing a ${other} ball is ${times} that of a ${one} ball, find the number of ${other} balls in the bag.`
    },
  },
  // "1 card from 52 red king prob", "cards king of red colour"
  {
    slots: {
      cards:
        /\b(?:(?:1|one|a|ek)? ?cards?(?: (?:from|out of|drawn from|nikala|se))?(?: (?:deck|pack|well shuffled deck))?(?: of)?(?: 52)?(?: cards)?|52 cards|deck of 52|deck|pack)\b/,
      what: /\b(red|black)? ?(king|queen|jack|ace|face card|face|king or queen|queen or king|10|spade|heart|diamond|club)s?(?: of (red|black)(?: colou?r)?| of (spades?|hearts?|diamonds?|clubs?))?\b/,
    },
    around: /^(?:prob(?:ability)?|p|drawn|52|cards?|deck|getting|pack|chance|ka|of)$/,
    put: (found) => {
      const colour = found('what') || found('what', 3)
      const what = found('what', 2) === 'face' ? 'face card' : found('what', 2)
      return `One card is drawn from a well-shuffled deck of 52 cards. Find the probability of getting a ${`${colour} ${what}`.trim()}${found('what', 4) === '' ? '' : ` of ${found('what', 4).replace(/s?$/, 's')}`}.`.replace(
        /\ba (?=[ae])/,
        'an ',
      )
    },
  },
  // "leap year 53 sunday"
  {
    slots: {
      year: /\b(non[- ]?leap|ordinary|leap) year\b/,
      days: /\b53 (sun|mon|tues|wednes|thurs|fri|satur)days?\b/,
    },
    around: /^(?:prob(?:ability)?|p|having|random|getting|chance|chances)$/,
    put: (found) =>
      `Find the probability that a ${found('year').startsWith('leap') ? 'leap' : 'non-leap'} year has 53 ${found('days').replace(/^./, (one) => one.toUpperCase())}days.`,
  },
  // "coin 3 baar toss kam se kam 2 head", "3 coins atleast 2 head"
  {
    slots: {
      coins:
        /\b(?:(?:a |ek |1 )?coins? (?:is )?(?:toss(?:ed)? )?([234]|two|three|do|teen) (?:times|baar|bar)(?: toss(?:ed)?| uchhala\w*)?|([234]|two|three|do|teen) coins?(?: toss(?:ed)?)?)\b/,
      what: /\b(at ?least|at ?most|atleast|atmost|exactly|kam se kam|zyada se zyada|min(?:imum)?|max(?:imum)?|only)? ?(one|two|three|[0-4]|ek|do|teen|no|all) (heads?|tails?)\b/,
    },
    around: /^(?:prob(?:ability)?|p|toss|tossed|coin|getting|chance|aane|aaye|ka|simultaneously|together)$/,
    put: (found) => {
      const figures: Readonly<Record<string, string>> = { one: '1', two: '2', three: '3', ek: '1', do: '2', teen: '3' }
      const count = figures[found('coins') || found('coins', 2)] ?? (found('coins') || found('coins', 2))
      const said = found('what')
      const how = /least|kam se kam|min/.test(said)
        ? 'at least '
        : /most|zyada|max/.test(said)
          ? 'at most '
          : /exact|only/.test(said)
            ? 'exactly '
            : ''
      const number = figures[found('what', 2)] ?? found('what', 2)
      return `${count} coins are tossed simultaneously. Find the probability of getting ${how}${number} ${found('what', 3).replace(/s$/, '')}${number === '1' ? '' : 's'}.`
    },
  },
  // "mean 53 median 52 mode"
  {
    slots: {
      ask: /\b(?:mode|mean|median)\b(?= (?:if|when|given)\b)/,
      one: new RegExp(`\\b(mean|median|mode) (?:is |= ?)?${n}`),
      other: new RegExp(`\\b(mean|median|mode) (?:is |= ?)?${n}`),
    },
    around: /^(?:when)$/,
    put: (found) =>
      new Set([found('ask', 0), found('one'), found('other')]).size < 3
        ? null
        : `The ${found('one')} is ${found('one', 2)} and the ${found('other')} is ${found('other', 2)}. Find the ${found('ask', 0)}.`,
  },
  // "bag 3 red 5 black not red"
  {
    slots: {
      bag: /\b(?:bag|box|jar|bag me|dabba)\b/,
      one: new RegExp(`${n} (red|white|black|blue|green|yellow)(?: balls?)?`),
      other: new RegExp(`${n} (red|white|black|blue|green|yellow)(?: balls?)?`),
      'third?': new RegExp(`${n} (red|white|black|blue|green|yellow)(?: balls?)?`),
      ask: /\b(?:(?:prob(?:ability)?|p|chance) (?:of )?(?:a )?(not )?(red|white|black|blue|green|yellow)(?: ball)?|(not )(red|white|black|blue|green|yellow)(?: ball)?|(red|white|black|blue|green|yellow)(?: ball)? (?:ki |ka )?(?:prob(?:ability)?|chance))\b/,
    },
    around: /^(?:balls?|1|one|drawn|random|prob|probability|p|has|contains|bag|nikali|chance|marbles?|getting)$/,
    put: (found) => {
      const all = coloursOf(found)
      const not = found('ask') || found('ask', 3)
      const asked = found('ask', 2) || found('ask', 4) || found('ask', 5)
      if (new Set(all).size < all.length || !all.includes(asked)) return null
      return `${bagOf(found)} Find the probability that it is ${not}${asked}.`
    },
  },
  // "3 red 5 black ball red prob not red prob"
  {
    slots: {
      one: new RegExp(`${n} (red|white|black|blue|green|yellow)(?: balls?)?`),
      other: new RegExp(`${n} (red|white|black|blue|green|yellow)(?: balls?)?`),
      'third?': new RegExp(`${n} (red|white|black|blue|green|yellow)(?: balls?)?`),
      not: /\bnot (red|white|black|blue|green|yellow)(?: ki)?(?: prob(?:ability)?)?\b/,
      first: /\b(red|white|black|blue|green|yellow)(?: ki)?(?: prob(?:ability)?)?\b/,
    },
    around: /^(?:balls?|bag|prob|probability|p|has|drawn)$/,
    put: (found) => {
      const all = coloursOf(found)
      if (new Set(all).size < all.length || !all.includes(found('first')) || !all.includes(found('not'))) return null
      return `${bagOf(found)} Find the probability that it is (i) ${found('first')} (ii) not ${found('not')}.`
    },
  },
  // "1-100 cards perfect square prob"
  {
    slots: {
      from: /\b(?:numbered )?1 ?(?:-|to|se) ?(\d+)(?: tak)?\b/,
      what: /\b(?:cards?|tickets?|discs?|numbers?|slips?|balls?)\b/,
      ask: /\b(perfect square|perfect cube|prime|even|odd|composite|multiple of \d+|divisible by \d+|two digit|2 digit)(?: numbers?| no)?\b/,
      'prob?': /\b(?:prob(?:ability)?|p|chance)\b/,
    },
    around: /^(?:numbered|cards?|numbers?|drawn|one|1|random|marked|box|number|no|aane|getting|ki)$/,
    put: (found) => {
      const what = found('ask').replace('2 digit', 'two digit')
      return `Cards numbered 1 to ${found('from')} are put in a box and one card is drawn at random. Find the probability that the number on the card is ${/^div/.test(what) ? what : /^two/.test(what) ? 'a two-digit number' : `${/^[eo]/.test(what) ? 'an' : 'a'} ${what}${/^(?:prime|even|odd|composite)$/.test(what) ? ' number' : ''}`}.`
    },
  },
]
