import { isTurned, sentencesIn } from './in-plain-words'
import { mayFit } from '../../../lib/assistant/question/replaced'

/** What is always a thing of the other kind, but not the other way round. */
const narrower: readonly (readonly [narrow: string, wide: string])[] = [
  ['congruent', 'similar'],
  ['squares?', 'rectangles?'],
  ['squares?', 'rhombus(?:es)?'],
  ['rectangles?', 'parallelograms?'],
  ['rhombus(?:es)?', 'parallelograms?'],
  ['squares?', 'parallelograms?'],
  ['equilateral', 'isosceles'],
  ['integers?', 'rational numbers?|rational'],
  ['rational', 'real numbers?'],
  ['irrational', 'real numbers?'],
  ['tangents?', 'secants?(?= through)'],
]

/** What divides what: each the ones behind it. */
const dividing = ['HCF', '(?:both |given |two )?numbers', 'LCM']

interface NeverTrue {
  readonly words: RegExp
  readonly says: string
}

const never = (words: string, says: string): NeverTrue => ({ words: new RegExp(words, 'i'), says })

const operations = String.raw`(?:sum|difference|product|quotient)(?:,? (?:or|and) (?:the )?(?:sum|difference|product|quotient))*`

const neverTrue: readonly NeverTrue[] = [
  never(
    String.raw`\bHCF is (?:never|not) (?:less|smaller) than the (?:smaller|smallest)\b|\bLCM is (?:never|not) (?:greater|larger) than the (?:greater|greatest|larger|largest)\b`,
    'it is the other way round: the HCF is at most the smallest number, the LCM at least the greatest',
  ),
  ...narrower.flatMap(([narrow, wide]) => [
    never(
      String.raw`\b(?:all|every|any|each) (?:${wide})(?: \w+)? (?:is|are) (?:always |also |all )?(?:an? )?(?:${narrow})\b|\b(?:${wide})(?: \w+)? (?:is|are) always (?:an? )?(?:${narrow})\b`,
      'it is the other way round that it holds always',
    ),
    never(
      String.raw`\b(?:${narrow})(?: \w+)? (?:need not be|(?:is|are) not always|(?:is|are) never) (?:an? )?(?:${wide})\b`,
      'this holds always',
    ),
  ]),
  ...dividing.flatMap((small, index) =>
    dividing
      .slice(index + 1)
      .map((large) =>
        never(
          String.raw`\b${large}\)?(?: always| also| exactly)? divides? (?:the |both |each of the |all )*${small}\b`,
          'it is the other way round: the HCF divides the numbers, and the numbers divide the LCM',
        ),
      ),
  ),
  never(
    String.raw`\b${operations} of (?:any )?two irrational numbers is (?:always )?(?:ir)?rational\b`,
    'of two irrational numbers it can be rational or irrational',
  ),
  never(
    String.raw`\b(?:sum|difference)(?: (?:or|and) (?:the )?(?:sum|difference))? of a rational (?:number )?and an irrational number is (?:always )?rational\b`,
    'it is irrational',
  ),
  never(
    String.raw`\b(?:product|quotient) of a non-zero rational (?:number )?and an irrational number is (?:always )?rational\b`,
    'it is irrational',
  ),
  never(
    String.raw`\brational number (?:times|plus|minus) an irrational number is (?:always )?rational\b`,
    'it is irrational',
  ),
  never(String.raw`\bsquare root of (?:a|any|every) prime(?: number)? is (?:always )?rational\b`, 'it is irrational'),
  never(
    String.raw`(?:^|[,;] |\b(?:number|and|that|so) )1 is (?:a |the (?:smallest|first) )?(?:prime|composite)\b`,
    '1 is neither prime nor composite',
  ),
  never(
    String.raw`\b2 is the only odd prime\b|\bevery prime(?: number)? is odd\b|\ball primes are odd\b`,
    '2 is an even prime',
  ),
  never(
    String.raw`\b(?:all|any two|every) (?:isosceles|right|scalene)(?:-angled)? triangles (?:is|are) (?:always )?(?:similar|congruent)\b`,
    'their shapes can differ',
  ),
  never(
    String.raw`\ball (?:rectangles|rhombuses|parallelograms|trapeziums)(?: and [a-z]+)? are (?:always )?(?:similar|congruent)\b`,
    'their shapes can differ',
  ),
  never(
    String.raw`\ball (?:circles|squares|equilateral triangles) are (?:always )?congruent\b`,
    'their sizes can differ',
  ),
  never(
    String.raw`\bdiagonals of (?:a|every) (?:rectangle|parallelogram) (?:are|meet at|bisect each other at) (?:perpendicular|right angles)\b`,
    'those of a rhombus are',
  ),
  never(
    String.raw`\brectangles?: (?:[a-z]+ ){0,6}diagonals (?:are )?(?:perpendicular|at right angles)|\brhombus(?:es)?: (?:[a-z]+ ){0,6}diagonals (?:are )?equal|\bparallelograms?: (?:[a-z]+ ){0,6}diagonals (?:are )?(?:equal|perpendicular)|\b(?:rectangles?|parallelograms?): (?:all|four) sides (?:are )?equal`,
    'a rectangle has equal diagonals, a rhombus equal sides and perpendicular diagonals, a square both',
  ),
  never(String.raw`\bdiagonals of (?:a|every) rhombus are (?:always )?equal\b`, 'those of a rectangle are'),
  never(
    String.raw`\b(?:the )?tangent (?:at any point of a circle )?is parallel to the radius\b`,
    'it is perpendicular to the radius',
  ),
  never(
    String.raw`(?<!(?:distinct|two|different|unequal) )"?\breal roots"?(?: without "?distinct"?)? means? (?:that )?D > 0`,
    'equal roots are real as well: D ≥ 0',
  ),
  never(
    String.raw`\bprobability (?:of an event )?(?:can|may) be (?:negative|(?:greater|more) than 1)\b`,
    'a probability lies between 0 and 1',
  ),
  never(
    String.raw`^(?!.*\b(?:45|between|up to|smaller|if|when)\b).*\b(?:tan|cot) (?:theta|[A-Z])(?: of an acute angle)? (?:is|are)(?: always| never)? (?:less|greater|smaller|more) than 1\b`,
    'tan and cot of an acute angle take every positive value',
  ),
  never(
    String.raw`\b(?:sec|cosec) (?:theta|[A-Z])(?: of an acute angle)? (?:(?:is|are)(?: always)? (?:less|smaller)|(?:cannot|can never|is never|may not) be (?:greater|more|larger)|(?:can|may) be (?:less|smaller)) than 1\b`,
    'sec and cosec are never less than 1, and may be any number above it',
  ),
  never(
    String.raw`\b(?:sin|cos) (?:theta|[A-Z])(?: of an acute angle)? (?:(?:is|are)(?: always)? (?:greater|more|larger)|(?:can|may) be (?:greater|more|larger|any number greater)) than 1\b`,
    'sin and cos are never greater than 1',
  ),
  never(String.raw`\bLCM of (?:any )?two co-?prime numbers is 1\b`, 'their HCF is 1, their LCM is their product'),
  never(String.raw`\bhypotenuse is (?:always )?the (?:shortest|smallest) side\b`, 'it is the longest side'),
  never(
    String.raw`\bcubic polynomial (?:can have|may have|has) (?:at most )?(?:four|five|4|5) zeroes\b|\bquadratic polynomial (?:can have|may have|has) (?:at most )?(?:three|four|3|4) zeroes\b`,
    'a polynomial has at most as many zeroes as its degree',
  ),
  never(
    String.raw`\bline y = -?\d+ is parallel to the y-axis\b|\bline x = -?\d+ is parallel to the x-axis\b`,
    'it is parallel to the other axis',
  ),
  never(
    String.raw`\b(?:mean|median|mode) is (?:always )?(?:a frequency|the highest frequency)\b`,
    'it is a value of the variable',
  ),
  never(
    String.raw`\bcf is (?:always )?the (?:cumulative )?frequency (?:of|up to) the class (?:following|after|behind|next to|succeeding) the median class\b|\bcf is (?:always )?the cumulative frequency of the median class\b`,
    'cf is that of the class before the median class',
  ),
  never(
    String.raw`\bf_?\{?0\}? (?:is|belongs to) (?:the frequency of )?the class (?:following|after|behind|next to|succeeding) (?:the modal class|it)\b|\bf_?\{?2\}? (?:is|belongs to) (?:the frequency of )?the class (?:before|preceding) (?:the modal class|it)\b`,
    'f₀ belongs to the class before the modal class, and f₂ to the class after it',
  ),
]

/** What a text says of all things of a kind that does not hold for all of them: "Similar figures are always congruent". */
export const alwaysFaults = (text: string): readonly string[] =>
  // a clause behind a semicolon is not turned round by what stands before it
  sentencesIn(text)
    .flatMap((whole) => whole.split(/;\s/))
    .flatMap((sentence) =>
      sentence
        .split(/,? (?:but|while|whereas) |(?<!\b(?:rectangles?|rhombus(?:es)?|parallelograms?|squares?)): /i)
        .flatMap((part) =>
          neverTrue.flatMap(({ words, says }) => {
            if (!mayFit(words, part)) return []
            const [found] = words.exec(part) ?? []
            const isPlain =
              found !== undefined && (/\b(?:not|never|cannot)\b/.test(found) || !isTurned(part)) && !/^if\b/i.test(part)
            return isPlain ? [`"${found}": ${says}`] : []
          }),
        ),
    )
