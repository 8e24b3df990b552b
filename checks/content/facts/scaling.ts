import { isAsserted } from './asserted'
import { sentencesIn } from './in-plain-words'
import { same } from '../../prove/worked-out'
import { small } from '@/lib/reading/tokens/number-names'

const counted = String.raw`(?:\d+(?:\.\d+)?|${small.slice(2, 13).join('|')})`

/** Words that say how many times as much a thing becomes. */
const factors: readonly (readonly [words: string, factor: (found: string) => number])[] = [
  [String.raw`\d+ ?: ?\d+`, (found) => quotient(found)],
  [
    String.raw`(?:(?:increas|ris|grow|go)\w*(?: up)?|raised|greater|more) by \d+(?:\.\d+)?\\?%`,
    (found) => 1 + percent(found),
  ],
  [String.raw`\d+(?:\.\d+)?\\?% (?:greater|more|longer|larger)`, (found) => 1 + percent(found)],
  [
    String.raw`(?:(?:decreas|fall|shrink|go)\w*(?: down)?|reduced|less|smaller) by \d+(?:\.\d+)?%`,
    (found) => 1 - percent(found),
  ],
  [String.raw`(?:multiplied by|by a factor of|by the factor) ${counted}`, (found) => numberIn(found)],
  [String.raw`${counted}(?:-| )?(?:times|fold)`, (found) => numberIn(found)],
  [String.raw`doubl(?:es?|ed|ing)|twice|two-?fold`, () => 2],
  [String.raw`tripl(?:es?|ed|ing)|thrice`, () => 3],
  [String.raw`quadrupl(?:es?|ed|ing)`, () => 4],
  [String.raw`halv(?:es?|ed|ing)|(?:one[- ])?half`, () => 1 / 2],
  [String.raw`one[- ](?:fourth|quarter)|a (?:fourth|quarter)`, () => 1 / 4],
  [String.raw`one[- ]eighth|an eighth`, () => 1 / 8],
  [String.raw`(?:stays?|remains?|is|are|kept) (?:the same|unchanged|fixed|constant)|does not change`, () => 1],
]

const numberIn = (found: string): number => {
  const [word = ''] = new RegExp(counted, 'i').exec(found) ?? []
  return /^\d/.test(word) ? Number(word) : small.indexOf(word.toLowerCase())
}
const percent = (found: string): number => Number(/[\d.]+(?=\\?%)/.exec(found)?.[0] ?? NaN) / 100
const quotient = (found: string): number => {
  const [a = NaN, b = NaN] = found.split(':').map(Number)
  return a / b
}

type Power = readonly [ofRadius: number, ofHeight: number]

/** What grows, and with which power of the lengths; of cylinders and cones with which of the radius and of the height. */
const quantities: readonly (readonly [name: string, words: string, power: number, ofRound: Power | undefined])[] = [
  ['volume', 'volumes?|capacit(?:y|ies)', 3, [2, 1]],
  [
    'surface',
    '(?:(?:total |curved |lateral )?surface )?areas?|(?:total |curved |lateral )?surfaces?|CSA|TSA',
    2,
    undefined,
  ],
  ['circumference', 'circumferences?|perimeters?', 1, undefined],
  [
    'height',
    '(?:radius|radii) and (?:the |its |their )?heights?|heights? and (?:the |its |their )?(?:radius|radii)|all (?:its |the )?(?:dimensions|lengths|edges|sides)',
    1,
    [1, 1],
  ],
  ['height', '(?<!slant )heights?', 1, [0, 1]],
  ['radius', '(?:base )?(?:radius|radii|diameters?)', 1, [1, 0]],
  ['side', 'edges?|sides?|side lengths?|dimensions|lengths', 1, undefined],
]

const round = /\b(?:cylind\w+|cones?|conical)\b/i
const other =
  /\b(?:cuboids?|rectang\w+|frustums?|sectors?|segments?|arcs?|pipes?|wells?|tanks?|buckets?|trapezi\w+|prisms?|pyramids?|cylind\w+|cones?|conical|hollow|water|parallelograms?)\b/i
const uniform =
  /\b(?:spheres?|spherical|hemispher\w+|balls?|balloons?|bubbles?|marbles?|cubes?|circles?|circular|squares?|equilateral|similar)\b/i
/** A triangle grows evenly where it is called equilateral or similar. */
const uneven = /\btriangles?\b/i

const token = new RegExp(
  String.raw`(?<![\w.-])(?:(?<factor>${factors.map(([words]) => words).join('|')})|(?<quantity>${quantities.map(([, words]) => words).join('|')}))(?![\w²³]|\.\d)`,
  'gi',
)
/** What something is compared with: "8 times the old volume", "as large as the first area", "half of that of the other sphere". */
const compared =
  /\b(?:as (?:large|great|much|big|long|high) as|(?:that|those) of|than|of (?:its|the) (?:old|original|first|former|earlier|other|previous)|the (?:old|original|first|former|earlier|other|previous|initial)) (?:(?:the|its|old|original|first|former|earlier|other|previous|initial|one|larger|smaller|second|of|a|total|curved) )*(?:one|volumes?|(?:surface )?areas?|surfaces?|value|radius|edge|side|sphere|cube|circle)?/gi

interface Token {
  readonly factor: string | undefined
  readonly quantity: string | undefined
  readonly start: number
  readonly end: number
}

interface Grown {
  readonly name: string
  readonly power: number
  readonly ofRound: Power | undefined
  readonly factor: number
}

/** How areas and volumes grow with the lengths: "If the radius of a sphere doubles, its surface doubles". */
export const scalingFaults = (written: string): readonly string[] => {
  // "4 times as large as well" compares with nothing, and is no well
  const text = written.replace(/ as well(?= ?[.,;]|$)/g, '')
  return sentencesIn(text).flatMap((sentence) => {
    const grown = grownIn(sentence)
    if (grown === undefined || grown.length < 2 || !isAsserted(sentence.replaceAll('does not change', ''))) return []
    if (round.test(sentence)) return uniform.test(sentence) ? [] : roundFaults(grown)
    if (other.test(text) || (uneven.test(sentence) && !/\b(?:equilateral|similar)\b/i.test(text))) return []
    if (
      !uniform.test(sentence) &&
      !/\b(?:radius|radii|diameter)\b|\ball (?:its |the )?(?:dimensions|lengths|edges|sides)/i.test(sentence)
    )
      return []
    const [cause] = grown.filter(({ power }) => power === 1)
    const lengths = grown.filter(({ name }) => ['radius', 'side', 'height'].includes(name))
    if (!cause || lengths.length !== 1) return []
    return grown.flatMap((one) => faultOf(one, cause.factor ** one.power))
  })
}

/** What may stand between a thing and its factor, between a factor and its thing, and between things with one factor. */
const between = {
  forward:
    /^(?: (?:of|in) (?:(?!(?:with|whose|that|having|which|same) )[^,;:]){1,45}?)?(?:,? (?:both|also|then|only|just|even|exactly|each|is|are|be|becomes?|will|would|must|gets?|grows?|goes|go|rises?|increases?|decreases?|up|down|made|makes?|to|by|a|factor|of|in|the|ratio|multiplied|reduced|increased|decreased|shrinks?|its|own|as))* $/i,
  backward: /^(?: (?:the|its|their|of|in|all|a|each|every|as much|as large))* $/i,
  joined: /^(?:,? and|,)(?: (?:the|its|their))* $/i,
}

/** Every thing that grows, with its factor; undefined where one of them is without the other. */
function grownIn(sentence: string): readonly Grown[] | undefined {
  const text = sentence.replace(compared, '')
  const tokens = [...text.matchAll(token)].map(({ 0: whole, index, groups }): Token => ({
    factor: groups?.factor,
    quantity: groups?.quantity,
    start: index,
    end: index + whole.length,
  }))
  const grown: Grown[] = []
  const gapAfter = (at: number): string => text.slice(tokens[at]?.end, tokens[at + 1]?.start)
  for (let at = 0; at < tokens.length;) {
    const [waiting, times, next] = pairFrom(tokens, at, gapAfter)
    if (waiting.length === 0 || times === undefined) return undefined
    for (const word of waiting) grown.push({ ...quantityOf(word), factor: factorOf(times) })
    at = next
  }
  return new Set(grown.map(({ name }) => name)).size === grown.length ? grown : undefined
}

/** "doubling the radius", or "the surface and the volume become 4 times": the things, their factor, and where to go on. */
function pairFrom(
  tokens: readonly Token[],
  at: number,
  gapAfter: (at: number) => string,
): readonly [things: readonly string[], factor: string | undefined, next: number] {
  const thing = tokens[at + 1]?.quantity
  if (tokens[at]?.factor !== undefined)
    return [thing !== undefined && between.backward.test(gapAfter(at)) ? [thing] : [], tokens[at]?.factor, at + 2]
  const things: string[] = []
  let place = at
  for (; tokens[place]?.quantity !== undefined; place++) {
    if (things.length > 0 && !between.joined.test(gapAfter(place - 1))) return [[], undefined, place]
    things.push(tokens[place]?.quantity ?? '')
  }
  return [between.forward.test(gapAfter(place - 1)) ? things : [], tokens[place]?.factor, place + 1]
}

function quantityOf(word: string): Omit<Grown, 'factor'> {
  const [name, , power, ofRound] = quantities.find(([, words]) => new RegExp(`^(?:${words})$`, 'i').test(word)) ?? [
    '',
    '',
    NaN,
    undefined,
  ]
  return { name, power, ofRound }
}

const factorOf = (found: string): number =>
  factors.find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(found))?.[1](found) ?? NaN

/** Of a cylinder or a cone the volume goes with the square of the radius and with the height. */
function roundFaults(grown: readonly Grown[]): readonly string[] {
  const causes = grown.filter(({ name, ofRound }) => ofRound && name !== 'volume')
  const volume = grown.find(({ name }) => name === 'volume')
  if (!volume?.ofRound || causes.length === 0 || causes.length + 1 !== grown.length) return []
  const both = causes.find(({ ofRound }) => ofRound?.[0] === 1 && ofRound[1] === 1)
  const of = (name: string) => (both ?? causes.find((one) => one.name === name))?.factor ?? 1
  return faultOf(volume, of('radius') ** 2 * of('height'))
}

const faultOf = ({ name, factor }: Grown, should: number): readonly string[] =>
  same(factor, should) || Number.isNaN(factor) || Number.isNaN(should)
    ? []
    : [
        `the ${name} grows with the ${name === 'volume' ? 'cube' : 'square'} of the lengths: it becomes ${shown(should)} times as large, and not ${shown(factor)} times`,
      ]

const shown = (factor: number): string => {
  const below = [1, 2, 3, 4, 8, 9, 16, 25, 27, 64, 125].find((one) => same(factor * one, Math.round(factor * one)))
  return below === undefined || below === 1
    ? String(Number(factor.toPrecision(6)))
    : `${Math.round(factor * below)}/${below}`
}
