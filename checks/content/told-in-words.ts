const number = String.raw`-?\d+(?:\.\d+)?`
const list = String.raw`((?:${number}, )*${number},? and ${number})`
const told = String.raw`₹?\s?(${number})(?![\d.]?\d|\s?[-+×÷*/^:\\%²³]|\s(?:more|less|times|greater|smaller|and)\b)`
const named = new RegExp(
  String.raw`\b(sum|product|difference|mean|average|HCF|LCM) of ${list} (?:is|=|equals) ${told}`,
  'g',
)
const percent = new RegExp(
  String.raw`(?<![\d.])(${number})\s?% of ₹?(${number}),? (?:is|=|that is|i\.e\.),? ${told}`,
  'g',
)
const isPercent = new RegExp(String.raw`(?<![\d.])(${number}) is (${number})\s?% of ₹?(${number})(?![\d.]?\d)`, 'g')

const timesThe = new RegExp(
  String.raw`\b([Tt]wice|[Dd]ouble|[Hh]alf|[Tt]hree times|[Ff]our times) the ([a-z]+) is (${number})(?: \\times (${number}))?,? (?:and |so )+the \2 is ${told}`,
  'g',
)

const percentOfLetter = /(?<![\d.])(\d+)\s?%[^.;%]{0,40}?\\d?frac\{\1 ?([a-z])\}\{(\d+)\}/g
const ofEvent =
  /\bP\((?:[A-Z]|[a-z]{2,}[a-z ]*|\\overline\{[A-Z]\}|[A-Z]')\) = (-?\d+(?:\.\d+)?)(?!\d|\.\d|\s*[-+/%\\])/g

/** Sums that a sentence tells without a sign: "the HCF of 12 and 18 is 6", "25% of 60 is 15"; what is false in them. */
export function toldFalsely(text: string): readonly string[] {
  const plain = text
    .replace(/\\text\{([^}]*)\}/g, '$1')
    .replace(/\{,\}|(?<=\d),(?=\d{2,3}\b)/g, '')
    .replace(/[$*]/g, '')
    .replaceAll('\\%', '%')
    .replaceAll('−', '-')
  return [
    ...[...plain.matchAll(named)].flatMap(([, name = '', of = '', result]) => {
      const numbers = of.match(new RegExp(number, 'g'))?.map(Number) ?? []
      return unlessIs(`the ${name} of ${of}`, operations[name]?.(numbers), result)
    }),
    ...[...plain.matchAll(percent)].flatMap(([, share, whole, result]) =>
      unlessIs(`${share ?? ''}% of ${whole ?? ''}`, (Number(share) * Number(whole)) / 100, result),
    ),
    ...[...plain.matchAll(timesThe)].flatMap(([, times = '', thing = '', a, b = '1', result]) =>
      unlessIs(`the ${thing}`, (Number(a) * Number(b)) / (multiples[times.toLowerCase()] ?? NaN), result),
    ),
    ...[...plain.matchAll(percentOfLetter)].flatMap(([, share = '', letter = '', part = '']) =>
      part === '100' ? [] : [`${share}% of ${letter} is \\frac{${share}${letter}}{100}, and not over ${part}`],
    ),
    ...[...plain.matchAll(ofEvent)].flatMap(([, value = '']) =>
      Number(value) < 0 || Number(value) > 1 ? [`a probability lies between 0 and 1, and is not ${value}`] : [],
    ),
    ...[...plain.matchAll(isPercent)].flatMap(([, result, share, whole]) =>
      unlessIs(`${share ?? ''}% of ${whole ?? ''}`, (Number(share) * Number(whole)) / 100, result),
    ),
  ]
}

const multiples: Readonly<Record<string, number>> = {
  twice: 2,
  double: 2,
  half: 0.5,
  'three times': 3,
  'four times': 4,
}

/** Null where there is no such number. */
const operations: Readonly<Record<string, (numbers: readonly number[]) => number | null>> = {
  sum,
  product: (numbers) => numbers.reduce((a, b) => a * b, 1),
  difference: ([a = NaN, b = NaN, ...more]) => (more.length > 0 ? null : Math.abs(a - b)),
  mean: (numbers) => sum(numbers) / numbers.length,
  average: (numbers) => sum(numbers) / numbers.length,
  HCF: (numbers) => ofWhole(numbers, (a, b) => hcf(a, b)),
  LCM: (numbers) => ofWhole(numbers, (a, b) => (a * b) / hcf(a, b)),
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0)
}

const ofWhole = (numbers: readonly number[], of: (a: number, b: number) => number): number | null =>
  numbers.every((one) => Number.isInteger(one) && one > 0) ? numbers.reduce(of) : null

const hcf = (a: number, b: number): number => (b === 0 ? a : hcf(b, a % b))

/** A decimal may be rounded to the places that it has. */
function unlessIs(what: string, value: number | null | undefined, result = ''): readonly string[] {
  if (value === null || value === undefined) return []
  const places = result.split('.')[1]?.length ?? 0
  const slack = places === 0 ? 1e-9 : 0.5 * 10 ** -places + 1e-9
  const isTrue = what.startsWith('the difference')
    ? Math.abs(value - Math.abs(Number(result)))
    : Math.abs(value - Number(result))
  return isTrue <= slack ? [] : [`${what} is ${Number(value.toPrecision(12))}, and not ${result}`]
}
