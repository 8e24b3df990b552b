import type { General } from './general'
import { worthOf } from './worth'
import { plainText } from '../../rich-text/plain'

type Quantity = 'slant' | 'perimeter' | 'curved' | 'total' | 'surface' | 'volume' | 'area' | 'length' | 'circumference'

/** The right formulas, the first as it is written in a correction. */
const right: Readonly<Record<string, Partial<Readonly<Record<Quantity, readonly string[]>>>>> = {
  cylinder: {
    curved: ['2πrh'],
    total: ['2πr(r+h)', '2πr(h+r)', '2πrh+2πr²', '2πr²+2πrh'],
    volume: ['πr²h'],
  },
  cone: {
    slant: ['√(r²+h²)', '√(h²+r²)'],
    curved: ['πrl'],
    total: ['πr(l+r)', 'πr(r+l)', 'πrl+πr²', 'πr²+πrl'],
    volume: ['1/3πr²h', 'πr²h/3'],
  },
  sphere: { surface: ['4πr²'], total: ['4πr²'], volume: ['4/3πr³', '4πr³/3'] },
  hemisphere: { curved: ['2πr²'], total: ['3πr²'], volume: ['2/3πr³', '2πr³/3'] },
  cube: { total: ['6a²'], surface: ['6a²'], curved: ['4a²'], volume: ['a³'] },
  cuboid: { total: ['2(lb+bh+hl)', '2(lb+bh+lh)'], volume: ['lbh', 'l×b×h'], curved: ['2h(l+b)', '2(l+b)h'] },
  sector: {
    perimeter: ['2r+θ/360×2πr'],
    area: ['θ/360×πr²', 'θ/360πr²', 'πr²θ/360', '1/2lr', 'lr/2'],
    length: ['θ/360×2πr', 'θ/3602πr', '2πrθ/360', 'πrθ/180', 'θ/180×πr', 'θ/180πr'],
  },
  semicircle: { perimeter: ['πr+2r'], area: ['1/2πr²', 'πr²/2'] },
  quadrant: { perimeter: ['2r+πr/2'], area: ['1/4πr²', 'πr²/4'] },
  circle: { area: ['πr²'], circumference: ['2πr', 'πd'] },
}

/** Lengths that fit each other, to compare two ways of writing a formula; the l of a cone is slant, that of a sector its arc. */
const [r, h, angle] = [1.3, 2.1, 50]
const sizes: Readonly<Record<string, number>> = { r, h, d: 2 * r, a: 1.7, b: 2.3, θ: angle, π: Math.PI }
const lengths: Readonly<Record<string, number>> = { cone: Math.hypot(r, h), sector: (angle / 360) * 2 * Math.PI * r }

const valueOf = (formula: string, shape: string): number | undefined =>
  worthOf(formula, /[rhlbadθπ]/g, { l: lengths[shape] ?? 1.9, ...sizes })

/** In the letters of the formulas: "2π × radius". */
const inLetters = (formula: string): string =>
  formula
    .replace(/\b(?:the )?(?:slant height|length of (?:the )?arc|arc length)\b/gi, 'l')
    .replace(/\bradius\b/gi, 'r')
    .replace(/\bheight\b/gi, 'h')
    .replace(/\bdiameter\b/gi, 'd')
    .replace(/\((?=[rhdl]\))([rhdl])\)/g, '$1')

const besides =
  /^(?:the|a|an|of|is|are|solid|right|circular|with|whose|having|and|its|given|by|in|base|radius|height|slant|edge|side|r|h|l|a|θ|angle|at|centre|central|degrees|formula|where|equal|equals|to|=|surface|area|for|b|dimensions?|sides|length|breadth|width|any|whole|when)$/

const quantityIn = (words: string): Quantity | null =>
  /\bslant height$/.test(words)
    ? 'slant'
    : /\bperimeter\b/.test(words)
      ? 'perimeter'
      : /\btotal surface area\b|\btsa\b/.test(words)
        ? 'total'
        : /\b(?:curved|lateral) surface area\b|\b[cl]sa\b/.test(words)
          ? 'curved'
          : /\bsurface area\b/.test(words)
            ? 'surface'
            : /\bvolume\b/.test(words)
              ? 'volume'
              : /\b(?:arc|length)\b/.test(words)
                ? 'length'
                : /\bcircumference\b/.test(words)
                  ? 'circumference'
                  : /\barea\b/.test(words)
                    ? 'area'
                    : null

/** "Volume = 4/3 πr³ and surface area = 4πr² of a sphere": two of one solid. */
function twoIn(text: string): General | null {
  const [, one = '', other = ''] = /^(.+=.+?),? and (.+=.+)$/.exec(text) ?? []
  const [shape] = /\b(?:sphere|cone|cylinder|hemisphere|circle)\b/i.exec(text) ?? []
  const ofShape = (each: string) =>
    shape === undefined || new RegExp(shape, 'i').test(each) ? each : each.replace(/ ?=/, ` of ${shape} =`)
  const both = one === '' ? [] : [one, other].map((each) => oneFormula(ofShape(each)))
  const [first, second] = both
  if (!first || !second) return null
  return {
    ...first,
    holds: first.holds && second.holds,
    rightly: first.holds ? (second.rightly ?? '') : (first.rightly ?? ''),
    names: (first.names ?? []).slice(0, 1),
  }
}

/** Of solids that are put together the whole surface of one is no part. */
const putTogether = 'join|mounted|surmounted|stuck|fixed|attached|placed on'

export const formulaIn = (text: string): General | null => oneFormula(text) ?? twoIn(text)

/** "The volume of a cone is ⅓πr²h": right or wrong; null for any other statement. */
function oneFormula(text: string): General | null {
  const whole = plainText(text)
    .replace(/\bpi\b/gi, 'π')
    .replace(/\bsemi[- ]circle/gi, 'semicircle')
    .replace(/^area (?=(?:is|=) πr²$)/i, 'area of circle ')
    .replace(/\btheta\b/gi, 'θ')
    .replace(/ \(?(?:measured )?in degrees?\)?/gi, '')
    .trim()
    .replace(/\.$/, '')
    .replace(
      /^if (?=[^,]*\br\b)([^,]*?\b(cones?|cylinders?|spheres?|hemispheres?|circles?)\b)(?:,? then|,) (?:its |the )?(.+?) (is|=) /i,
      '$3 of a $2 $4 ',
    )
    .replace(/(?<=\bis) given by (?:the formula )?[a-z] ?=/i, '')
    .replace(/,? where (?:(?:r|h|l|θ) (?:is|=|and)[a-z ,]*(?:\b(?:r|h|l|θ) (?:is|=)[a-z ]*)*)$/i, '')
  const [, about, typed = ''] =
    /^(.+?)\s*(?:\bis(?: equal to| given by)?|=)\s*([^=]*(?:[πa√]|lb|2 ?r\b)[^=]*)$/i.exec(whole) ?? []
  const formula = inLetters(typed)
  if (about === undefined || !/^[\dπrhlbaθd²³^{}()+×*./\s°⅓√−-]+$/.test(formula)) return null
  const words = about
    .toLowerCase()
    .replace(
      /^(?:the )?slant height(?:,? \(?l\)?)?(?: of (?:a|the|any) (?:right circular )?cone)?(?:,? \(?l\)?)?$/,
      'cone slant height',
    )
  const shapes = Object.keys(right).filter((one) => new RegExp(`\\b${one}s?\\b`).test(words))
  // the length of an arc is that of a sector
  const unnamed = /\barc\b/.test(words) ? ['sector'] : /^(?:the )?circumference$/.test(words) ? ['circle'] : []
  const [shape, ...more] = shapes.length === 0 ? unnamed : shapes
  const circleToo = more.length === 1 && /^(?:sector|quadrant|semicircle)$/.test(shape ?? '')
  const quantity = quantityIn(words)
  const formulas = shape === undefined || quantity === null ? undefined : right[shape]?.[quantity]
  const [first] = formulas ?? []
  const known = `${Object.keys(right).join('|')}|total|curved|lateral|volume|length|arc|circumference|perimeter|tsa|csa|lsa`
  const isPlain = words.split(/[\s,]+/).every((word) => besides.test(word) || new RegExp(`^(?:${known})s?$`).test(word))
  if (!formulas || first === undefined || shape === undefined || (more.length > 0 && !circleToo) || !isPlain)
    return null
  const [value, rightValue] = [valueOf(formula, shape), valueOf(first, shape)]
  if (value === undefined || rightValue === undefined) return null
  const holds = Math.abs(value - rightValue) < 1e-9
  const others =
    quantity === 'volume' ? 'surface' : /^(?:total|curved|surface)$/.test(quantity ?? '') ? 'volume' : undefined
  const named = {
    slant: 'slant',
    perimeter: 'perimeter',
    total: '(?:tsa|total surface)',
    curved: '(?:csa|curved surface|lateral)',
    surface: 'surface area',
    volume: 'volume',
    area: 'area',
    length: '(?:arc|length)',
    circumference: 'circumference',
  } as const
  const called = shape === 'sector' ? '(?:sector|arc|subtend)' : quantity === 'circumference' ? 'circumference' : shape
  return {
    says: [],
    holds,
    rightly: `It is $${first
      .replace('π', '\\pi ')
      .replace('θ', '\\theta')
      .replace(/√\((.+)\)/, '\\sqrt{$1}')}$.`,
    explains: holds ? ['sav-', 'arc-'] : [],
    // the area of a circle found from its circumference rests on both
    names: [
      called,
      ...(quantity === null ? [] : [named[quantity]]),
      ...(quantity === 'total' ? [`^(?!.*\\b(?:${putTogether})).*`] : []),
      ...(shape === 'circle' ? [`^(?!.*${quantity === 'area' ? 'circumference' : '\\barea'}).*`] : []),
    ],
    // an arc is no sector
    ...(holds &&
      shape === 'sector' &&
      /^(?:area|length)$/.test(quantity ?? '') && {
        besides: `^(?:the )?${quantity === 'area' ? 'length of (?:an|the) arc' : 'area of (?:an?|the) (?:\\w+ )?sector'}\\b`,
      }),
    // of a plain question for the other measure of the same solid
    ...(holds &&
      others !== undefined && {
        besides: `${quantity === 'total' ? `\\b(?:${putTogether})|` : ''}^(?:the )?${others === 'volume' ? 'volume' : '(?:total |curved )?surface area'} of (?:an? )?${shape}\\b`,
      }),
  }
}
