import { isFree } from './question/meanings'
import { replaced, type Pairs } from './question/replaced'

const formula =
  /(?<![a-z(])(?:[yhs]|[hpsf]\(([tx])\)) ?= ?((?:[-−–+*/ \d.²^]|[tx](?![a-z])|\$)*[tx](?:²|\^2)(?:[-−–+*/ \d.²^]|[tx](?![a-z]))*)/
const bare = /\bpolynomial ((?:[-−–+ \d.])*[tx](?:²|\^2)(?:[-−–+ \d.²^]|[tx](?![a-z]))*)/

/** Words with a meaning that a story tells of a height or a curve; none of them changes what its polynomial says. */
const ofTale =
  /^(?:graph|curve|parabol\w*|quadratic|polynomial|equation|function|ball|vertical\w*|above|below|starting|point|surface|height|high|distance|horizontal|metres?|m|seconds?|s|time|after|later|t|h|x|y|all|one|lengths|axis|units?|natural|arc|line|over|under|upwards?|roof|terrace|building|cliff|tower|balcony|shape|gate|arch)$/i
const ofMoney = /^(?:costs?|prices?|rupees|rs|money|people|sells?|sold|buys?|minutes?|hours?|feet|cm|km|speed)$/i

const asks: Pairs = [
  [/\b(t ?= ?\d+(?:\.\d+)?) ?(?:seconds?|secs?|s)\b/gi, '$1'],
  [/\bafter (\d+(?:\.\d+)?) ?(?:secs?|s)\b/gi, 'after $1 seconds'],
  [/^(?:find|what is|evaluate|calculate) (?:the value of )?p\(([-−]?[\d.]+)\)/gi, 'Find the height at x = $1'],
  [
    /\b(?:write|find|what are) (?:the )?zeroe?s of (?:the |this )?(?:given )?(?:polynomial|graph|curve|parabola)\b/gi,
    'Find the zeroes',
  ],
  [
    /\b(?:what is the )?(?:name )?(?:the )?shape of (?:the )?(?:wire|curve|path|graph|arch|cable|bridge|jet|track|asana|pose|figure)(?: formed| called)?(?=\s*[?.])/gi,
    'What shape does the path have',
  ],
  [/\b(?:return|come|comes|fall|returns)(?: back)? to (?:the )?ground\b/gi, 'hit the ground'],
  [/\b(?:does|will) (?:he|she|it) (?:reach|hit|touch|enter) the water\b/gi, 'does it hit the ground'],
  [
    /\bwhere (?:does|do) (?:the |its )?(?:graph|curve|path|parabola|it|cable|arch) (?:cut|meet|intersect|cross)s? the x[- ]?axis\b/gi,
    'Find the zeroes',
  ],
  [
    /\bfind (?:the )?(?:value|height)(?: of (?:y|h|the polynomial|polynomial|the expression))? (?:at|when|for|if) [xt] ?= ?([-−]?[\d.]+)/gi,
    'Find the height at x = $1',
  ],
  [
    /\b(?:how much|what) time (?:did|does|will|do) (?:the |it |he |she )?(?:[a-z]+ )?takes? to reach (?:to )?(?:the |a )?height of ([\d.]+ ?m)\b/gi,
    'At which two times is it $1 high',
  ],
  [
    /\bfind (?:the )?(?:two )?(?:different |possible )?(?:values? of t|times?) (?:when|at which) (?:the )?height of (?:the )?[a-z]+ (?:was|is|will be) ([\d.]+ ?m)\b/gi,
    'At which two times is it $1 high',
  ],
  [/\b(maximum|greatest|highest) height (?:achieved|attained|reached|gained) by (?:the )?[a-z]+/gi, '$1 height'],
]

/** A curve or a height that is told by a polynomial, in the words in which its parts are understood; as it stands where something else is told. */
export function modelTold(stem: string): string {
  const found = formula.exec(stem) ?? bare.exec(stem)
  const made = found?.at(-1)?.trim().replace(/[.]$/, '') ?? ''
  const letter = /[tx]/.exec(made)?.[0] ?? ''
  if (!found || made === '' || /[tx]/.test(made.replaceAll(letter, ''))) return stem
  const rest = stem.replace(found[0], ' ').replace(/\b1 unit = 1 m(?:etre)?\b|,? where x and y are in [a-z]+/g, ' ')
  const words = rest.match(/[a-zA-Z]+|\d+/g) ?? []
  const isTold = (word: string) => ofTale.test(word) || (isFree(word.toLowerCase()) && !ofMoney.test(word))
  // of another level
  if (!words.every(isTold) || /\babove (?:the )?(?:roof|terrace|building|cliff|tower|balcony)\b/i.test(rest))
    return stem
  if (letter === 't')
    return /\bheight|high\b/i.test(rest)
      ? `The height of a ball above the ground after t seconds is h(t) = ${made} metres.`
      : stem
  return `With all lengths in metres, the path of a ball is the graph of p(x) = ${made}.`
}

export const modelAsks = (text: string): string => replaced(text, asks)
