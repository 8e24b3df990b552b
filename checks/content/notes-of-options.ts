import { inPlainWords } from './facts/in-plain-words'
import { formulaFault } from './formula-of-note'
import { quantityFault } from './quantity-of-note'
import { formulasIn } from './stated-answer'
import { valueOfTex } from '../prove/value-of-tex'
import { same } from '../prove/worked-out'
import type { Figure } from '@/lib/figures/figure'

/** A wrong answer, what is said of it, and what stands around it. */
export interface Noted {
  /** As it is typed, or the text of its option. */
  readonly response: string
  /** The right answer in the same form. */
  readonly key: string
  readonly note: string
  readonly ask: string
  readonly scheme: readonly string[]
  readonly figures: readonly (Figure | undefined)[]
  /** What is asked in all parts of the question, with the right answers. */
  readonly answered?: readonly (readonly [ask: string, key: string])[]
}

/** What the note of a wrong answer says of it that the numbers of the solution deny: "That is LB", where LB is another number. */
export function noteFaults({ response, key, note, ask, scheme, figures, answered = [] }: Noted): readonly string[] {
  const own = [ofAsked(note, ask) ?? []].flat()
  const other = formulaFault(note, scheme) ?? squaresFault(note, scheme) ?? ratioFault(note, response, ask)
  if (other !== undefined) return [other]
  const [told, right] = [numbersOf(response), numbersOf(key)]
  if (told.length === 0) return own
  const [value = NaN, ...more] = told
  const quantity = more.length > 0 ? undefined : quantityFault(note, response, value, ask, scheme, figures)
  if (quantity !== undefined) return [quantity]
  const known = new Known(scheme, ask, figures)
  for (const [thing, value] of [...answered, [ask, key] as const]) known.learnAnswer(thing, value)
  const [drawn] = told.length === 1 ? drawnFault(note, told[0] ?? NaN, known, figures) : []
  if (drawn !== undefined) return [drawn]
  const others = otherQuantity(note, told, known)
  if (own.length + others.length > 0) return [...others, ...own].slice(0, 1)
  return right.length === 0 ? [] : otherSlip(note, told, right, ask, known)
}

/** "The squares are added", where the solution subtracts them. */
function squaresFault(note: string, scheme: readonly string[]): string | undefined {
  const said = /\bsquares (?:of [^.,:;]{1,40} )?(?:are|must be|have to be) (?:to be )?(added|subtracted)\b/.exec(
    note,
  )?.[1]
  if (said === undefined || scheme.length === 0) return undefined
  const signs = scheme.flatMap((line) =>
    Array.from(line.matchAll(/\d\)?\^2 ([+-]) \(?-?\d[^=]{0,10}?\^2/g), ([, sign = '']) => sign),
  )
  const wanted = said === 'added' ? '+' : '-'
  return signs.length > 0 && !signs.includes(wanted)
    ? `the note says that squares are ${said}, and the solution has them ${said === 'added' ? 'subtracted' : 'added'}`
    : undefined
}

/** "15√3", "x = 3, y = 2", "(-5/2, 1)", "$\frac{12}{13}$", "30 cm"; none where it is something else. */
function numbersOf(text: string): readonly number[] {
  const [formula, ...more] = formulasIn(text)
  const bare =
    formula !== undefined && more.length === 0 ? formula.replace(/\^\{?\\circ\}?/g, '') : text.replace(/[$°]/g, '')
  const parts = bare.split(/(?:,\s+|\s+and\s+)/).map((part) =>
    part
      .replaceAll('−', '-')
      .replace(/^.*=\s*/, '')
      .replace(/^\((?=[^()]*$)|(?<=^[^()]*)\)$/g, '')
      .replace(/^₹\s*/, '')
      .replace(/\s(?:[a-z]+[²³]?(?:\/[a-z]+)?|sq [a-z]+)$/, '')
      .replace(/√\(?(\d+)\)?/g, String.raw`\sqrt{$1}`),
  )
  const values = parts.map((part) => valueOfTex(part))
  return values.every(Number.isFinite) ? values : []
}

interface Labelled {
  readonly words: string
  readonly value: number
}

/** The quantities of a solution with their values. */
class Known {
  readonly names = new Map<string, number[]>()
  readonly labels: Labelled[] = []
  /** The first triangle that is named. */
  readonly triangle: string
  readonly #written = new Map<string, string>()

  constructor(scheme: readonly string[], ask: string, figures: readonly (Figure | undefined)[]) {
    for (const text of [ask, ...scheme]) {
      for (const tex of formulasIn(text)) for (const part of tex.split(/,\s|\\Rightarrow|\\quad/)) this.#learn(part)
      for (const [, words = '', thing = '', tex = ''] of text.matchAll(
        /((?:[A-Z][a-z]|HCF|LCM)[^$.:;=]*?)\$([^$=]*)= ([^$]*)\$/g,
      )) {
        const value = endOf(tex)
        // an equation in x is no value of what is said before it
        if (Number.isFinite(value) && !/[-+^]/.test(thing))
          this.labels.push({ words: inPlainWords(`${words} ${thing}`), value })
      }
    }
    this.triangle = /\\triangle ([A-Z]{3})\b|\btriangle \$?([A-Z]{3})\b/.exec(ask)?.slice(1).find(Boolean) ?? ''
    this.#learnRows(ask)
    for (const figure of figures)
      if (figure?.kind === 'sketch') for (const one of figure.segments ?? []) this.#drawn(one)
  }

  /** "$15$ lamps in the first row, $19$ in the second" */
  #learnRows(ask: string): void {
    const [, first, second] =
      /\$?(\d+)\$? [a-z ]*?(?:in|on) the (?:first|1st|\$1\$st)\b[^$.]*?,? (?:and )?\$?(\d+)\$? [a-z ]*?(?:in|on) the (?:second|2nd|\$2\$nd)\b/.exec(
        ask,
      ) ?? []
    if (first === undefined || this.names.has('a') || this.names.has('d')) return
    this.names.set('a', [Number(first)])
    this.names.set('d', [Number(second) - Number(first)])
  }

  /** What a question asks for is its answer. */
  learnAnswer(ask: string, key: string): void {
    const [value = NaN, ...more] = numbersOf(key)
    if (!Number.isFinite(value) || more.length > 0) return
    const [, name] =
      /(?:\bis|[Ff]ind|[Ww]hat is|[Tt]hen|value of)(?: the value of)? \$(\\(?:sin|cos|tan|cot|sec|operatorname\{cosec\}) ?(?:[A-Z]|\\theta))\$(?: is| equals)?[.?]?$/.exec(
        ask,
      ) ?? []
    if (name !== undefined) this.#learn(`${name} = ${short(value)}`)
    const thing = askedThing(ask)
    if (thing !== undefined) this.labels.push({ words: thing, value })
  }

  /** What a name is worth; undefined where that is not told, or told in two ways. */
  valueOf(name: string): number | undefined {
    const values = this.names.get(keyOf(name)) ?? []
    const [only] = values
    return only !== undefined && values.every((value) => same(value, only)) ? only : this.#ratioOf(keyOf(name))
  }

  /** A ratio of an acute angle of which another one is known. */
  #ratioOf(name: string): number | undefined {
    const [, ratio = '', angle = ''] = /^(sin|cos|tan|cot|sec|cosec) ([A-Zθ])$/.exec(name) ?? []
    const make = fromTangent[ratio]
    if (!make) return undefined
    for (const [other, back] of Object.entries(toTangent)) {
      const [value, ...more] = this.names.get(`${other} ${angle}`) ?? []
      if (value !== undefined && more.every((one) => same(one, value)) && value > 0) {
        const tangent = back(value)
        if (Number.isFinite(tangent) && tangent > 0) return make(tangent)
      }
    }
    return undefined
  }

  nameOf(value: number): string | undefined {
    const [name] =
      [...this.names].find(
        ([key, values]) => /^(?:[A-Z]{2,3}|∠\w+)$/.test(key) && values.every((one) => same(one, value)),
      ) ?? []
    return name === undefined ? undefined : (this.#written.get(name) ?? name)
  }

  #learn(part: string): void {
    const [name = '', ...sides] = part.split(/=|\\approx/)
    const value = endOf(sides.at(-1) ?? '')
    if (sides.length === 0 || !Number.isFinite(value) || !isName.test(name.trim())) return
    if (/^[A-Z]{2}$/.test(name.trim())) this.#written.set(keyOf(name), name.trim())
    this.names.set(keyOf(name), [...(this.names.get(keyOf(name)) ?? []), value])
  }

  #drawn({ from, to, label = '' }: { readonly from: string; readonly to: string; readonly label?: string }): void {
    const [value, ...others] = numbersOf(label)
    if (value !== undefined && others.length === 0 && !this.names.has(keyOf(from + to)))
      this.names.set(keyOf(from + to), [value])
  }
}

const isName =
  /^(?:[A-Z]{1,2}|[a-z]|f_[012]|\\angle\s*[A-Z]{1,3}|\\(?:sin|cos|tan|cot|sec|operatorname\{cosec\})\s*(?:[A-Z]|\\theta)|\\text\{[A-Z]+\})$/

/** AB is BA, and the angle ABC is the angle CBA. */
function keyOf(name: string): string {
  const bare = name.trim().replace(/\\text\{([A-Z]+)\}/, '$1')
  const angle = /^(?:\\angle|the angle|∠)\s*([A-Z]{1,3})$/.exec(bare)?.[1]
  if (angle !== undefined)
    return `∠${angle.length === 3 && angle > [...angle].reverse().join('') ? [...angle].reverse().join('') : angle}`
  if (/^[A-Z]{2}$/.test(bare)) return [...bare].toSorted().join('')
  return bare.replace(
    /^\\(?:operatorname\{)?(sin|cos|tan|cot|sec|cosec)\}?\s*(?:([A-Z])|\\theta)$/,
    (_, ratio: string, letter = 'θ') => `${ratio} ${letter}`,
  )
}

const toTangent: Readonly<Record<string, (value: number) => number>> = {
  tan: (value) => value,
  cot: (value) => 1 / value,
  sin: (value) => value / Math.sqrt(1 - value * value),
  cos: (value) => Math.sqrt(1 - value * value) / value,
  sec: (value) => Math.sqrt(value * value - 1),
  cosec: (value) => 1 / Math.sqrt(value * value - 1),
}
const fromTangent: Readonly<Record<string, (tangent: number) => number>> = {
  tan: (tangent) => tangent,
  cot: (tangent) => 1 / tangent,
  sin: (tangent) => tangent / Math.sqrt(1 + tangent * tangent),
  cos: (tangent) => 1 / Math.sqrt(1 + tangent * tangent),
  sec: (tangent) => Math.sqrt(1 + tangent * tangent),
  cosec: (tangent) => Math.sqrt(1 + tangent * tangent) / tangent,
}

const endOf = (tex: string): number => valueOfTex((tex.split(/=|\\approx/).at(-1) ?? '').replace(/\^\{?\\circ\}?/g, ''))

const short = (value: number): string => String(Number(value.toPrecision(6)))

const quantity = String.raw`(?:the angle [A-Z]{1,3}|(?:sin|cos|tan|cot|sec|cosec) [A-Zθ]|[A-Z]{1,2}(?![a-z])|the HCF|the LCM)`
const term = String.raw`${quantity}(?: [-+×] ${quantity})*`
const single = new RegExp(
  String.raw`^(?:That|This|It) is (?:only |still |just )?(?:the (?:length|value|side|height|distance|part) (?:of )?)?(${term})(?=[,.;:]|$)`,
)
const double = new RegExp(String.raw`^(?:These|Those) are (${term}) and (${term})(?=[,.;:]|$)`)

/** "That is LB, the distance two minutes later", of the length of LA. */
function otherQuantity(note: string, told: readonly number[], known: Known): readonly string[] {
  const plain = note.replaceAll('−', '-').replaceAll('$', '')
  const named = (single.exec(plain) ?? double.exec(plain))?.slice(1) ?? []
  if (named.length === told.length && named.some((expression) => valueIn(expression, known) !== undefined))
    return named.flatMap((expression, index) => {
      const [is, value = NaN] = [valueIn(expression, known), told[index]]
      const other = known.nameOf(value)
      return is === undefined || same(is, value)
        ? []
        : [
            `the note says that this is ${expression}, which is ${short(is)} in the solution${other === undefined ? '' : `: it is ${other} that is ${short(value)}`}`,
          ]
    })
  const [value = NaN, ...more] = told
  const [, words] =
    /^(?:That|This|It) is (?:only |still |just )?the ([A-Za-z\d][^,.;:$]*?)(?: alone| itself)?(?: in [a-z]+[²³]?)?(?:[,.;:]|$)/.exec(
      plain,
    ) ?? []
  if (words === undefined || more.length > 0 || /\b(?:or|and|not)\b/.test(plain.split(/[,;:]/)[0] ?? '')) return []
  const letter = letters.find(([name]) => name.test(words))?.[1]
  const is = letter === undefined ? perimeterOr(words, known) : known.valueOf(letter)
  if (is !== undefined)
    return same(is, value) ? [] : [`the note says that this is the ${words}, which is ${short(is)} in the solution`]
  const own = known.labels.filter((label) => contentOf(words).every((word) => contentOf(label.words).includes(word)))
  const exact = own.some((label) => contentOf(label.words).length === contentOf(words).length)
  const [one] = own
  const other = known.labels.find((label) => same(label.value, value) && !own.includes(label))
  if (!one || own.some((label) => same(label.value, value)) || (!exact && !other)) return []
  return [
    `the note says that this is the ${words}, which is ${short(one.value)} in the solution${other ? `: it is the ${lowered(other.words)} that is ${short(value)}` : ''}`,
  ]
}

/** What letters of the chapters stand for. */
const letters: readonly (readonly [words: RegExp, letter: string])[] = [
  [/^first term$/, 'a'],
  [/^common difference$/, 'd'],
  [/^number of terms$/, 'n'],
  [/^(?:greatest|highest|largest) frequency$|^frequency of the modal class$/, 'f_1'],
  [/^frequency (?:of the class )?before(?: it| the modal class)?$/, 'f_0'],
  [/^frequency (?:of the class )?(?:after|behind)(?: it| the modal class)?$/, 'f_2'],
]

/** "the perimeter" of a triangle whose three sides are told, "the 10th row" of a progression */
function perimeterOr(words: string, known: Known): number | undefined {
  const [isPerimeter, half, of] =
    /^(half of the |half the )?perimeter( of (?:the )?triangle [A-Z]{3})?$/.exec(words) ?? []
  const [a = '', b = '', c = ''] = known.triangle
  if (isPerimeter !== undefined && c !== '' && (of === undefined || of.endsWith(known.triangle))) {
    const lengths = [a + b, b + c, c + a].map((side) => known.valueOf(side) ?? NaN)
    const sum = lengths.reduce((so, one) => so + one, 0)
    return Number.isFinite(sum) ? (half === undefined ? sum : sum / 2) : undefined
  }
  const [, place] =
    /^(\d+)(?:st|nd|rd|th) (?:term|row|day|year|month|instal+ment|prize|round)(?: alone)?$/.exec(words) ?? []
  const [first, step] = [known.valueOf('a'), known.valueOf('d')]
  return place === undefined || first === undefined || step === undefined
    ? undefined
    : first + (Number(place) - 1) * step
}

const asked =
  /(?:[Ff]ind|[Ww]hat is|[Ww]hat are|[Cc]alculate|[Dd]etermine) (the [^$?.,;:]+?)(?: in [a-z²³]+)?[?.]?$|(?:^|[.,;] )(?:[Tt]hen )?(?:[Tt]he) ([^$?.,;:]+?) (?:is|are)$/

const askedThing = (ask: string): string | undefined => {
  const [, one, other] = asked.exec(ask.trim()) ?? []
  return one ?? other
}

/** "the discriminant of $2x^2 - 3x - 4 = 0$": the discriminant */
const bareThing = (ask: string): string | undefined =>
  askedThing(
    ask
      .trim()
      .replace(/\s*\((?:use|take) [^()]*\)$/i, '')
      .replace(/ in (?:the|this) figure\b/, '')
      .replace(/ of \$[^$]*\$(?: and \$[^$]*\$)?(?=[?.]?$| is$)/, ''),
  )

const measures = /^(?:least|greatest|smallest|largest|total|shaded|values?|lengths?|measures?|needed|required)$/

/** "That is the slant height of the cone", of a wrong answer, where the slant height of the cone is asked for. */
function ofAsked(note: string, ask: string): string | undefined {
  const [, words = ''] =
    /^(?:That|This|It) is (?:the ([^,.;:]+?)|(\$?(?:angle |\\angle |∠)?[A-Z]{2,3}\$?))(?=[,.;:]|$)/.exec(note) ?? []
  const thing = bareThing(ask)
  if (thing === undefined || words === '' || /\b(?:not|half|double|twice|square|only|before|after)\b/.test(words))
    return undefined
  const [said, wanted] = [words, thing].map((text) =>
    contentOf(
      text
        .replace(/ (?:that (?:it|the [a-z]+|one|she|he) (?:is|shows)|of (?:getting|drawing)) /, ' of ')
        .replace(/ (?:that|which) .*$/, ''),
    )
      .filter((word) => !measures.test(word))
      .join(' '),
  )
  return said !== '' && said === wanted
    ? `the note says that this is the ${words}, which is asked for: what is it really?`
    : undefined
}

const dimension = (words: string): number | undefined =>
  /volume|mass|weight/.test(words)
    ? 3
    : /area|surface/.test(words)
      ? 2
      : /radi|side|edge|height|diameter|perimeter|length|altitude|median|circumference/.test(words)
        ? 1
        : undefined

/** "That is the ratio of the volumes", where the ratio of the radii is told. */
function ratioFault(note: string, response: string, ask: string): string | undefined {
  const ratio = /\$?(\d+) ?: ?(\d+)\$?/
  const [, words = ''] = /^That is the ratio of (?:the |their )([a-z ]+?)(?=[,.;:]|$)/.exec(note) ?? []
  const [, of = '', a, b] =
    /\b([a-z ]*(?:radi|side|edge|height|diameter|perimeter|length|altitude|median|circumference|area|volume)[a-z ]*?(?: of [a-z ]+?)?) are in the ratio \$?(\d+) ?: ?(\d+)/i.exec(
      ask,
    ) ?? []
  const [, one, other] = new RegExp(`^${ratio.source}$`).exec(response) ?? []
  const [given, told] = [dimension(of.split(' of ')[0] ?? ''), dimension(words)]
  if (given === undefined || told === undefined || one === undefined || !/spher|cub|circle|similar|square/i.test(ask))
    return undefined
  const should = (Number(a) / Number(b)) ** (told / given)
  return same(should, Number(one) / Number(other))
    ? undefined
    : `the note says that this is the ratio of the ${words}: with the ratio ${a ?? ''} : ${b ?? ''} it is another`
}

/** "That is the angle AOB", where the figure shows another. */
function drawnFault(
  note: string,
  told: number,
  known: Known,
  figures: readonly (Figure | undefined)[],
): readonly string[] {
  const [, name = ''] = /^(?:That|This|It) is the angle ([A-Z]{3})(?=[,.;:]|$)/.exec(note.replaceAll('$', '')) ?? []
  if (name === '' || known.valueOf(`the angle ${name}`) !== undefined) return []
  return figures.flatMap((figure) => {
    if (figure?.kind !== 'sketch' || /not to scale/i.test(figure.caption ?? '')) return []
    const [one, at, other] = [...name].map((letter) => figure.points[letter])
    if (!one || !at || !other) return []
    const way = ([x, y]: readonly [number, number]) => Math.atan2(y - at[1], x - at[0])
    const turn = Math.abs(way(one) - way(other)) * (180 / Math.PI)
    const angle = turn > 180 ? 360 - turn : turn
    return Math.abs(angle - told) > 4 && Math.abs(360 - angle - told) > 4
      ? [`the note says that this is the angle ${name}, and the figure shows ${Math.round(angle)}° there`]
      : []
  })
}

/** Two wrong answers of which both notes say "That is the angle AOB"; counted from 0. */
export function doubleNotes(notes: readonly (readonly [response: string, note: string])[]): readonly number[] {
  const named = notes.map(([response, note]) => {
    const [, words] =
      /^(?:That|This) is (the [^$,.;:]+?|[A-Z]{2,3}|(?:sin|cos|tan|cot|sec|cosec) [A-Zθ])(?=[,.;:]|$)/.exec(note) ?? []
    const [value, ...more] = numbersOf(response)
    return words === undefined || value === undefined || more.length > 0 ? undefined : { words, value }
  })
  return named.flatMap((one, index) =>
    one && named.slice(0, index).some((other) => other?.words === one.words && !same(other.value, one.value))
      ? [index]
      : [],
  )
}

const lowered = (words: string): string =>
  /^[A-Z][a-z]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1).trim() : words.trim()

const contentOf = (words: string): readonly string[] =>
  words
    .replace(/\b(?!HCF|LCM)[A-Z]{1,3}\b/g, '')
    .toLowerCase()
    .split(/[^a-zθ0-9]+/i)
    .filter((word) => word !== '' && !/^(?:the|an?|of|its?|one|so|then|hence|now|here)$/.test(word))

/** "A + B", "LA - LB" */
function valueIn(expression: string, known: Known): number | undefined {
  const values = expression.split(/ [-+×] /).map((name) => known.valueOf(name.replace(/^the (?=HCF|LCM)/, '')))
  const signs = expression.match(/(?<= )[-+×](?= )/g) ?? []
  const [first, ...rest] = values
  return rest.reduce<number | undefined>((so, value, index) => {
    if (so === undefined || value === undefined) return undefined
    const sign = signs[index]
    return sign === '+' ? so + value : sign === '-' ? so - value : so * value
  }, first)
}

interface Slip {
  readonly note: RegExp
  /** Whether the numbers of the wrong answer come from this slip; undefined where that cannot be told. */
  readonly fits: (
    told: readonly number[],
    key: readonly number[],
    known: Known,
    found: RegExpExecArray,
  ) => boolean | undefined
  readonly says: string
}

const each = (told: readonly number[], key: readonly number[], is: (told: number, key: number) => boolean) =>
  told.length === key.length ? told.every((value, index) => is(value, key[index] ?? NaN)) : undefined

const alike = (one: readonly number[], other: readonly number[]): boolean => {
  const [a, b] = [one.toSorted((x, y) => x - y), other.toSorted((x, y) => x - y)]
  return a.length === b.length && a.every((value, index) => same(value, b[index] ?? NaN))
}

/** The numbers that the lines of a scheme come to. */
const found = ({ labels, names }: Known): readonly number[] => [
  ...labels.map(({ value }) => value),
  ...[...names.values()].flat(),
]

const twoOf = (known: Known, is: (a: number, b: number) => boolean): boolean | undefined => {
  const values = [...new Set(found(known))]
  return values.length < 2 ? undefined : values.some((a) => values.some((b) => a > b && is(a, b)))
}

const slips: readonly Slip[] = [
  {
    note: /\b(?:square )?root (?:is|has) still to be taken\b|^That is the square of the (?!(?:radius|sum|whole|other))/,
    fits: (told, key) => each(told, key, (value, right) => same(value, right * right)),
    says: 'it is not the square of the answer',
  },
  {
    note: /\bhalf\b[^.;]* is missing\b|\b(?:is|are) still to be halved\b|\bDivide by 2a, not by a\b/,
    fits: (told, key) =>
      key.length > 1 && told.length !== key.length
        ? undefined
        : each(told, key, (value, right) => same(value, 2 * right) || same(value, right / 2)),
    says: 'it is not twice the answer',
  },
  {
    note: /\b(?:quotient|fraction) is upside down\b/,
    fits: (told, key) => each(told, key, (value, right) => same(value * right, 1)),
    says: 'it is not the answer upside down',
  },
  {
    note: /\b[Aa] probability is (?:at most|never more than|not more than|never greater than|not greater than) 1\b/,
    fits: (told) => told.some((value) => value > 1),
    says: 'it is no more than 1',
  },
  {
    note: /\b(?:[Aa] probability|[Aa] speed|[Aa] length|[Aa] distance|[Aa]n age|[Tt]he integers|[Tt]he numbers|[Tt]he sides?|[Aa] number of [a-z]+) (?:is|are) (?:not negative|never negative|(?:a )?positive(?: number)?(?! whole))/,
    fits: (told) => told.some((value) => value <= 0),
    says: 'it is not negative',
  },
  {
    note: /^The x-coordinate (?:stands|comes) first\b/,
    fits: (told, key) =>
      told.length === 2 && key.length === 2 ? alike(told, key) && !same(told[0] ?? NaN, key[0] ?? NaN) : undefined,
    says: 'these are not the coordinates of the answer in the other order',
  },
  {
    note: /\bvalues are (?:on each other's letters|exchanged)\b/,
    fits: (told, key) => (told.length > 1 && key.length > 1 ? alike(told, key) : undefined),
    says: 'these are not the values of the answer in the other order',
  },
  {
    note: /^(?:There are two (?:roots|zeroes|solutions|points|values)|Two [a-z]+ are asked for|There is one more (?:value|root|zero))\b/,
    fits: (told, key) => (key.length > 0 ? told.length < key.length : undefined),
    says: 'it is not one alone',
  },
  {
    note: /\b(?:integers|numbers) follow each other\b/,
    fits: ([one = NaN, other = NaN]) => !same(Math.abs(one - other), 1),
    says: 'these two follow each other',
  },
  {
    note: /^That is the whole circle\b|^That is the area of the whole circle\b/,
    fits: (told, key) => each(told, key, (value, right) => value > right),
    says: 'it is less than the answer, which is a part of the circle',
  },
  {
    note: /^That is the probability (?:that it does not|of the (?:opposite|complement|complementary event)|of not)\b/,
    fits: (told, key) => each(told, key, (value, right) => same(value + right, 1)),
    says: 'with the answer it does not make 1',
  },
  {
    note: /^That is in (minutes|seconds|cm|centimetres|mm|metres|grams)\b[^.]*\b(hours?|minutes?|metres?|km|cm|kg|m)\b/,
    fits: (told, key, _, [, small = '', large = '']) => {
      const times =
        unitsIn[`${small.replace(/^centimetres$/, 'cm')} ${large.replace(/(?<=\w\w)s$/, '').replace(/^metre$/, 'm')}`]
      return times === undefined ? undefined : each(told, key, (value, right) => same(value, times * right))
    },
    says: 'it is not the answer in that unit',
  },
  {
    note: /\b(?:subtracted|taken away)\b[^.;]*, (?:and )?not added\b|\btake the difference\b|\b(?:are|is) (?:to be )?subtracted(?: here)?, not added\b/,
    fits: ([value = NaN, ...more], [right = NaN, ...others], known) =>
      more.length + others.length > 0
        ? undefined
        : twoOf(known, (a, b) => same(a - b, right)) !== true
          ? undefined
          : twoOf(known, (a, b) => same(a - b, right) && same(a + b, value)),
    says: 'it is not the sum of the two whose difference is the answer',
  },
  {
    note: /\b(?:is|are) added\b[^.;]*, (?:and )?not (?:subtracted|taken away)\b|^Add (?:them|both|the two)[,;] (?:do not|not) subtract/,
    fits: ([value = NaN, ...more], [right = NaN, ...others], known) =>
      more.length + others.length > 0
        ? undefined
        : twoOf(known, (a, b) => same(a + b, right)) !== true
          ? undefined
          : twoOf(known, (a, b) => same(a + b, right) && same(a - b, value)),
    says: 'it is not the difference of the two whose sum is the answer',
  },
  {
    note: /\b\d+(?:st|nd|rd|th) (?:term|row)(?: from the end)? is (\d+) steps (?:after|before)\b/,
    fits: ([value = NaN, ...more], [right = NaN], known) => {
      const step = known.valueOf('d')
      return step === undefined || step === 0 || more.length > 0
        ? undefined
        : !same(value, right) && Number.isInteger(Number(((value - right) / step).toFixed(9)))
    },
    says: 'it is no whole number of steps away from the answer',
  },
  {
    note: /^(?:Add|Then add) the first term\b/,
    fits: ([value = NaN, ...more], [right = NaN], known) => {
      const first = known.valueOf('a')
      return first === undefined || more.length > 0 ? undefined : same(value + first, right)
    },
    says: 'with the first term it does not make the answer',
  },
  {
    note: /^These are the sum and the difference of\b/,
    fits: ([sum = NaN, difference = NaN], [one = NaN, other = NaN, ...more]) =>
      more.length > 0 || Number.isNaN(other)
        ? undefined
        : same(sum, one + other) && same(difference, Math.abs(one - other)),
    says: 'these are not the sum and the difference of the two numbers of the answer',
  },
  {
    note: /^That is the (sum|difference|product|mean|average) of the (?:two )?(?:numbers|integers|speeds|ages|roots|zeroes|angles)\b/,
    fits: ([value = NaN, ...others], [one = NaN, other = NaN, ...more], _, [, name = '']) => {
      if (others.length + more.length > 0 || Number.isNaN(other)) return undefined
      const is =
        { sum: one + other, difference: Math.abs(one - other), product: one * other }[name] ?? (one + other) / 2
      return same(value, is)
    },
    says: 'that is not what it is of the two numbers of the answer',
  },
]

const unitsIn: Readonly<Record<string, number>> = {
  'minutes hour': 60,
  'seconds minute': 60,
  'seconds hour': 3600,
  'cm m': 100,
  'mm cm': 10,
  'metres km': 1000,
  'grams kg': 1000,
}

/** "The square root is still to be taken", where no square of the answer stands. */
function otherSlip(
  note: string,
  told: readonly number[],
  key: readonly number[],
  ask: string,
  known: Known,
): readonly string[] {
  const plain = note.replaceAll('−', '-').replaceAll('$', '')
  const slip = slips.find((one) => one.note.test(plain))
  const found = slip?.note.exec(plain)
  if (slip && found && slip.fits(told, key, known, found) === false)
    return [`"${note}" is not the slip that leads to this answer: ${slip.says}`]
  return sizeFault(plain, told, key, ask)
}

/** "The height is shorter than the wire", of a height that is too short. */
function sizeFault(
  note: string,
  [value = NaN, ...more]: readonly number[],
  [right = NaN, ...others]: readonly number[],
  ask: string,
): readonly string[] {
  const [, thing = '', shorter] =
    /^(?:The )?([A-Za-z]+) is (?:(shorter|smaller|nearer|lower|less)|longer|larger|greater|higher|the hypotenuse, the longest side)\b/.exec(
      note,
    ) ?? []
  const [, asked = ''] =
    /(?:[Ff]ind|[Ww]hat is|[Hh]ow (?:long|high|tall|far|large) (?:is|are)|[Tt]hen) (?:the )?(?:length of |measure of )?(?:the )?\$?([A-Za-z]+)\b[^?.]*[?.]?\$?$/.exec(
      ask,
    ) ?? []
  if (thing === '' || thing !== asked || more.length + others.length > 0) return []
  const isShorter = shorter !== undefined
  return isShorter === value > right
    ? []
    : [
        `"${note}" is not the slip that leads to this answer: it is already ${isShorter ? 'less' : 'more'} than the right one`,
      ]
}
