import { measuresIn, quantitiesOf } from './measured-shapes'
import { inPlainWords } from './facts/in-plain-words'
import type { Figure } from '@/lib/figures/figure'

/** What a note says that its number is: "That is the volume of the cone, not its surface". */
const named =
  /^(?:That|This|It) is (?:only |still |just |already )?(?:the |its )((?:curved |total |lateral |whole |outer )?(?:surface(?: area)?|volume|capacity|area|circumference|radius|diameter|slant height|height))(?: of (?:the |its |an? |this )?(?:whole )?([a-z]+))?(?: alone| itself)?(?: in (?:mm|cm|m|km)[²³]?)?(?=[,.;:]|$)/

const shapes = 'cone|cylinder|hemisphere|sphere|cube|cuboid|circle|square'
const shapeNames = new RegExp(String.raw`(?<!-)\b(${shapes})s?\b(?! (?:units?|cm|metres?|m|km|roots?)\b)`, 'gi')

/** Of these the lengths that are told are not those of one whole shape. */
const isChanged =
  /\b(?:cones|cylinders|hemispheres|spheres|cubes|cuboids|circles|squares|doubled|halved|increase[sd]?|decrease[sd]?|times|ratio|melt\w*|recast|hollow|cut|half|filled|part|remain\w*|portion|frustum|joined|open|without|inside|outside|thick\w*|path|each)\b/i

const powerOf = (quantity: string): number =>
  /volume|capacity/.test(quantity) ? 3 : /area|surface/.test(quantity) ? 2 : 1

/** The power of the unit that an answer ends with: 2 of "440 cm²"; undefined without a unit. */
function powerOfUnit(text: string): number | undefined {
  const [, unit, power] = /(?:[\d}$)π]\s*|\(in )(mm|cm|m|km|litres?)([²³]?)\)?[?.]?$/.exec(text.trim()) ?? []
  if (unit === undefined) return undefined
  return unit.startsWith('litre') || power === '³' ? 3 : power === '²' ? 2 : 1
}

/** Where a note says what a wrong answer is, and neither its number nor its unit is that of such a thing. */
export function quantityFault(
  note: string,
  response: string,
  value: number,
  ask: string,
  scheme: readonly string[],
  figures: readonly (Figure | undefined)[],
): string | undefined {
  const [, quantity = '', of] = named.exec(inPlainWords(note)) ?? []
  if (quantity === '') return undefined
  const text = inPlainWords(ask)
  const told = new Set(Array.from(text.matchAll(shapeNames), ([, name = '']) => name.toLowerCase()))
  const [shape, ...more] = told
  const isOfIt =
    (of === undefined && shape !== 'circle' && shape !== 'square') ||
    of === shape ||
    of === 'solid' ||
    (of === 'base' && /^(?:area|circumference|radius)$/.test(quantity))
  if (shape !== undefined && more.length === 0 && isOfIt && !isChanged.test(text)) {
    const own = quantitiesOf(shape, measuresIn(text), of === 'base' && quantity === 'area' ? 'base' : quantity)
    if (own.length > 0) return own.some((one) => isNear(one, value)) ? undefined : saysOther(quantity, shape, own)
  }
  const power = powerOfUnit(response)
  if (power === undefined || power === powerOf(quantity)) return undefined
  const numbers = numbersIn([text, ...scheme.map(inPlainWords), ...figures.map((one) => JSON.stringify(one ?? ''))])
  return mayCome(value, numbers, powerOf(quantity))
    ? undefined
    : `the note says that this is the ${quantity}${of === undefined ? '' : ` of the ${of}`}, and it is in ${unitOf(response)}`
}

const saysOther = (quantity: string, shape: string, [value = NaN]: readonly number[]): string =>
  `the note says that this is the ${quantity}, and that of the ${shape} of the question is about ${Number(value.toPrecision(5))}`

const unitOf = (response: string): string => /[a-z]+[²³]?(?=\)?[?.]?$)/.exec(response.trim())?.[0] ?? ''

/** Rounded, and with any value of π. */
const isNear = (one: number, value: number): boolean => Math.abs(one - value) <= 0.003 * Math.abs(one) + 0.006

const numbersIn = (texts: readonly string[]): readonly number[] =>
  [...new Set(texts.flatMap((text) => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)))].filter((one) => one > 0)

const factors = [1, 1 / 2, 1 / 3, 2 / 3, 4 / 3, 1 / 4, 3 / 4, 1 / 6, 1 / 12, 1 / 8, 2, 3, 4, 6, 8, 12, Math.sqrt(3) / 4]
const most = 16

/** Whether a number can be such a product, or the sum of two, of the numbers that are told: then it may be so much, in another unit. */
function mayCome(value: number, numbers: readonly number[], power: number): boolean {
  const some = numbers.slice(0, most)
  if (numbers.length === 0 || numbers.length > most) return true
  let products: readonly number[] = [1]
  for (let times = 0; times < power; times += 1)
    products = [...new Set(products.flatMap((product) => some.map((one) => product * one)))]
  const all = products.flatMap((product) => [product, product * Math.PI])
  if (all.some((product) => factors.some((factor) => isNear(product * factor, value)))) return true
  return (
    power < 3 && all.some((one) => all.some((other) => isNear(one + other, value) || isNear(2 * (one + other), value)))
  )
}
