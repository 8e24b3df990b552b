import { inPlainWords } from './facts/in-plain-words'
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
}

/** What the note of a wrong answer says of it that the numbers of the solution deny: "That is LB", where LB is another number. */
export function noteFaults({ response, key, note, ask, scheme, figures }: Noted): readonly string[] {
  const [told, right] = [numbersOf(response), numbersOf(key)]
  if (told.length === 0) return []
  const known = new Known(scheme, ask, figures)
  const others = otherQuantity(note, told, known)
  return others.length > 0 || right.length === 0 ? others : otherSlip(note, told, right, ask, known)
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
  readonly #written = new Map<string, string>()

  constructor(scheme: readonly string[], ask: string, figures: readonly (Figure | undefined)[]) {
    for (const text of [ask, ...scheme]) {
      for (const tex of formulasIn(text)) for (const part of tex.split(/,\s|\\Rightarrow|\\quad/)) this.#learn(part)
      for (const [, words = '', thing = '', tex = ''] of text.matchAll(
        /((?:[A-Z][a-z]|HCF|LCM)[^$.:;=]*?)\$([^$=]*)= ([^$]*)\$/g,
      )) {
        const value = endOf(tex)
        if (Number.isFinite(value)) this.labels.push({ words: inPlainWords(`${words} ${thing}`), value })
      }
    }
    for (const figure of figures)
      if (figure?.kind === 'sketch') for (const one of figure.segments ?? []) this.#drawn(one)
  }

  /** What a name is worth; undefined where that is not told, or told in two ways. */
  valueOf(name: string): number | undefined {
    const values = this.names.get(keyOf(name)) ?? []
    const [only] = values
    return only !== undefined && values.every((value) => same(value, only)) ? only : undefined
  }

  nameOf(value: number): string | undefined {
    const [name] =
      [...this.names].find(([key, values]) => /^[A-Z]{2,3}$/.test(key) && values.every((one) => same(one, value))) ?? []
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
  /^(?:[A-Z]{1,2}|[a-z]|\\angle\s*[A-Z]{1,3}|\\(?:sin|cos|tan|cot|sec)\s*(?:[A-Z]|\\theta)|\\text\{[A-Z]+\})$/

/** AB is BA, and the angle ABC is the angle CBA. */
function keyOf(name: string): string {
  const bare = name.trim().replace(/\\text\{([A-Z]+)\}/, '$1')
  const angle = /^(?:\\angle|the angle|∠)\s*([A-Z]{1,3})$/.exec(bare)?.[1]
  if (angle !== undefined)
    return `∠${angle.length === 3 && angle > [...angle].reverse().join('') ? [...angle].reverse().join('') : angle}`
  if (/^[A-Z]{2}$/.test(bare)) return [...bare].toSorted().join('')
  return bare.replace(
    /^\\(sin|cos|tan|cot|sec)\s*(?:([A-Z])|\\theta)$/,
    (_, ratio: string, letter = 'θ') => `${ratio} ${letter}`,
  )
}

const endOf = (tex: string): number => valueOfTex((tex.split(/=|\\approx/).at(-1) ?? '').replace(/\^\{?\\circ\}?/g, ''))

const short = (value: number): string => String(Number(value.toPrecision(6)))

const quantity = String.raw`(?:the angle [A-Z]{1,3}|(?:sin|cos|tan|cot|sec) [A-Zθ]|[A-Z]{1,2}(?![a-z])|the HCF|the LCM)`
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
    /^(?:That|This|It) is (?:only |still |just )?the ([A-Za-z][^,.;:$]*?)(?: alone| itself)?(?: in [a-z]+[²³]?)?(?:[,.;:]|$)/.exec(
      plain,
    ) ?? []
  if (words === undefined || more.length > 0 || /\b(?:or|and|not)\b/.test(plain.split(/[,;:]/)[0] ?? '')) return []
  const own = known.labels.filter((label) => contentOf(words).every((word) => contentOf(label.words).includes(word)))
  const exact = own.some((label) => contentOf(label.words).length === contentOf(words).length)
  const [one] = own
  const other = known.labels.find((label) => same(label.value, value) && !own.includes(label))
  if (!one || own.some((label) => same(label.value, value)) || (!exact && !other)) return []
  return [
    `the note says that this is the ${words}, which is ${short(one.value)} in the solution${other ? `: it is the ${lowered(other.words)} that is ${short(value)}` : ''}`,
  ]
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
