/** Each unit with the ways of writing it, in Hindi as typed as well; a final s is allowed for. */
const spellings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    dm: 'dm decimetre',
    mm: 'mm millimetre millimeter',
    cm: 'cm centimetre centimeter',
    m: 'm metre meter mtr',
    km: 'km kilometre kilometer kms',
    h: 'h hr hour ghanta ghante ghanton',
    min: 'min minute',
    s: 's sec second',
    ml: 'ml millilitre milliliter',
    l: 'l litre liter ltr',
    g: 'g gm gram',
    kg: 'kg kilogram',
    rupee: '₹ rs re rupee inr rupaya rupaye rupay rupaiya rupiya',
    paise: 'paise paisa',
    degree: '° deg degree',
    percent: '%',
    year: 'year yr saal sal varsh',
    month: 'month mahina mahine',
    week: 'week hafta hafte',
    day: 'day din',
    hectare: 'hectare ha',
    inch: 'inch inches',
    foot: 'ft foot feet',
    yard: 'yard',
    mile: 'mile',
    ms: 'ms millisecond',
    radian: 'radian rad',
    dollar: '$ dollar',
    quintal: 'quintal qtl',
    tonne: 'tonne',
    unit: 'unit u',
  }).flatMap(([unit, words]) => words.split(' ').map((word) => [word, unit] as const)),
)

/** Speeds and areas written as one word. */
export const compounds: ReadonlyMap<string, readonly string[]> = new Map([
  ...['cm', 'm', 'km', 'mm'].flatMap((unit): [string, readonly string[]][] => [
    [`sq${unit}`, ['sq', unit]],
    [`${unit}sq`, [unit, 'sq']],
    [`cu${unit}`, ['cu', unit]],
  ]),
  ['kmph', ['km', '/', 'h']],
  ['kmh', ['km', '/', 'h']],
  ['kmhr', ['km', '/', 'h']],
  ['mps', ['m', '/', 's']],
  ['mph', ['mile', '/', 'h']],
])

/** The unit that a word names, in whatever spelling. */
export const baseUnit = (word: string): string | undefined => {
  const lower = word.toLowerCase()
  return (
    spellings.get(lower) ?? (lower.length > 2 && lower !== 'has' ? spellings.get(lower.replace(/s$/, '')) : undefined)
  )
}

/** "ms" in "ms^-1". */
export const turned: ReadonlyMap<string, readonly string[]> = new Map([
  ['ms', ['m', 's']],
  ['kmh', ['km', 'h']],
  ['kmhr', ['km', 'h']],
])

/** Words before a unit that raise it. */
export const prefixes: ReadonlyMap<string, number> = new Map([
  ['sq', 2],
  ['square', 2],
  ['cu', 3],
  ['cubic', 3],
])

/** Words after a unit that raise it. */
export const suffixes: ReadonlyMap<string, number> = new Map([
  ['squared', 2],
  ['cubed', 3],
  ['square', 2],
  ['sq', 2],
  ['cube', 3],
])
