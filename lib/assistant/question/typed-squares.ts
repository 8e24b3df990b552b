/** Letters that stand for numbers in polynomials. */
const ofPolynomials = 'knpsvyz'
/** Where no progression is spoken of, whose terms they may be. */
const ofNoTerms = 'tu'
/** Names of points, terms and lengths, but beside x². */
const besideX = 'abcdm'

const ofTerms = /\b(?:a\.? ?p|terms?|series|sequence|progression)\b/i
const isBehind = String.raw`(?![\d^_])(?=\s*(?:[-+−–=)]|[x?.]?$|x\b|(?:ke|ka|ki|and|is|are|find|zero\w*|roots?)\b))`

/** "t1", "y5": places and no powers. */
const hasPlaces = (text: string, letter: string, powers: string): boolean =>
  new RegExp(`(?<![a-z])${letter}_?[1-9]`, 'i').test(text.replace(new RegExp(`${letter}[${powers}](?!\\d)`, 'g'), ''))

function raised(text: string, letter: string, powers: string, known = powers): string {
  if (hasPlaces(text, letter, known)) return text
  const typed = new RegExp(`(?<![A-Za-z_^\\\\])(?<!\\d )${letter}([${powers}])${isBehind}`, 'g')
  return text.replace(typed, (_, power: string) => `${letter}^${power}`)
}

/** "a = x3 y2 and b = x y3, where x and y are primes": in their HCF and LCM all are powers. */
const ofPrimes = (text: string): string =>
  /\b(?:hcf|lcm)\b/i.test(text) && /\bprimes?\b/i.test(text)
    ? text.replace(/(?<![A-Za-z]{3}|[_^\\])([a-z])([2-9])(?![\d.])/g, '$1^$2')
    : text

const glued = /(?<![a-z])(sin|cos|tan|cosec|sec|cot)2(θ|A)(?![A-Za-z])/g
/** "(1 + tan2θ)/(1 + cot2θ)" before options, where no ratio is of θ itself: no doubled angle. */
const gluedTwos = /^[^]*(?:1 ?[-−–+] ?(?:tan|cot|sin|cos)2[θA]|(?:sec|cosec)2[θA] ?[-−–] ?1)[^]*$/
const plainRatio = /(?<![a-z])(?:sin|cos|tan|cosec|sec|cot) ?[θA]/

/** "x = a cos θ": beside it x2, a2 and "b2x2" are powers. */
const withRatio = /(?<![a-z])[xy] ?= ?[abr] ?(?:sin|cos|tan|cosec|sec|cot)/

/** "t2 - 15", "(k2+4)x2 + 13x", "kx2 + 2x": powers as they are typed. */
export function withTypedSquares(typed: string): string {
  // "x sq - 5x"; "sec2 A", as it is pasted; an angle 2A stands behind a space
  const text = ofPrimes(typed)
    // "(x – 2)2 + 1 = 2x – 3", "α2 + β2" beside zeroes
    .replace(
      /(\([^(),]*[a-z][^(),]*[-+−–][^(),]*\)|\([^(),]*[-+−–][^(),]*[a-z][^(),]*\))([23])(?![\d.])(?=\s*(?:[-+−–=)]|$))/g,
      '$1^$2',
    )
    .replace(/(?<=\b(?:zero|root)[^]*[αβ])([2-4])(?![\d\w^.])/gi, '^$1')
    .replace(/(?<=\d ?[a-z]|(?<![A-Za-z])[xyz]) ?sq\.?(?= ?[-+−–=])/g, '^2')
    .replace(gluedTwos, (all) =>
      plainRatio.test(all) || !/\(?[aA][).]/.test(all) ? all : all.replace(glued, '$1^2 $2'),
    )
    .replace(
      /\b(sin|cos|tan|cosec|sec|cot)([2-4]) (?=(?:[A-Zαβθ]|theta)(?![A-Za-z]))(?![^(]*(?:\d\d|\d ?°) ?\))/g,
      '$1^$2 ',
    )
  if (withRatio.test(text)) return text.replace(/(?<![A-Za-z_^\\])([abxy])([23])(?![\d.])/g, '$1^$2')
  if (!/[a-z][2-4](?![\d\w^])/.test(text)) return text
  const isOfX = /(?<![A-Za-z_])[a-z]?x(?:2|\^|²)/.test(text)
  const isOfTerms = ofTerms.test(text)
  const letters = `${ofPolynomials}${isOfTerms ? '' : ofNoTerms}`
  const so = /(?<![a-z])x_?1\b/.test(text)
    ? text
    : text.replace(/(?<![A-Za-z_^\\])([a-z]x|k[ytz])([23])(?!\w|\^)/g, '$1^$2')
  const plain = [...letters].reduce((one, letter) => raised(one, letter, '23'), isOfX ? raised(so, 'x', '3', '23') : so)
  return isOfX && !isOfTerms ? [...besideX].reduce((one, letter) => raised(one, letter, '2-4'), plain) : plain
}
