import type { General } from './general'
import { plainText } from '../../rich-text/plain'

type Quantity = 'curved' | 'total' | 'surface' | 'volume' | 'area' | 'length' | 'circumference'

/** The right formulas, the first as it is written in a correction. */
const right: Readonly<Record<string, Partial<Readonly<Record<Quantity, readonly string[]>>>>> = {
  cylinder: {
    curved: ['2πrh'],
    total: ['2πr(r+h)', '2πr(h+r)', '2πrh+2πr²', '2πr²+2πrh'],
    volume: ['πr²h'],
  },
  cone: { curved: ['πrl'], total: ['πr(l+r)', 'πr(r+l)', 'πrl+πr²', 'πr²+πrl'], volume: ['1/3πr²h', 'πr²h/3'] },
  sphere: { surface: ['4πr²'], total: ['4πr²'], volume: ['4/3πr³', '4πr³/3'] },
  hemisphere: { curved: ['2πr²'], total: ['3πr²'], volume: ['2/3πr³', '2πr³/3'] },
  cube: { total: ['6a²'], surface: ['6a²'], curved: ['4a²'], volume: ['a³'] },
  cuboid: { total: ['2(lb+bh+hl)', '2(lb+bh+lh)'], volume: ['lbh', 'l×b×h'], curved: ['2h(l+b)', '2(l+b)h'] },
  sector: {
    area: ['θ/360×πr²', 'θ/360πr²', 'πr²θ/360', '1/2lr', 'lr/2'],
    length: ['θ/360×2πr', 'θ/3602πr', '2πrθ/360', 'πrθ/180', 'θ/180×πr', 'θ/180πr'],
  },
  circle: { area: ['πr²'], circumference: ['2πr', 'πd'] },
}

const besides =
  /^(?:the|a|an|of|is|are|solid|right|circular|with|whose|having|and|its|given|by|in|base|radius|height|slant|edge|side|r|h|l|a|θ|angle|at|centre|central|degrees|formula|where|equal|equals|to|=|surface|area|for|b|dimensions?|sides|length|breadth|width|any|whole|when)$/

const quantityIn = (words: string): Quantity | null =>
  /\btotal surface area\b|\btsa\b/.test(words)
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

const bare = (formula: string): string =>
  formula
    .replace(/\s|°|\*|\.$/g, '')
    .replace(/\^?\{?2\}?(?=$|[hπ+)/l])(?<=[ra]\^?\{?2\}?)/g, '²')
    .replace(/\^\{?3\}?/g, '³')
    .replace(/^\((\d\/\d)\)|^(\d\/\d)×/, '$1$2')
    .replace(/\(θ\/360\)/, 'θ/360')
    .replace(/⅓/, '1/3')

/** "The volume of a cone is ⅓πr²h": right or wrong; null for any other statement. */
export function formulaIn(text: string): General | null {
  const whole = plainText(text)
    .replace(/\bpi\b/gi, 'π')
    .replace(/\btheta\b/gi, 'θ')
    .trim()
    .replace(/\.$/, '')
  const [, about, formula] = /^(.+?)\s*(?:\bis(?: equal to| given by)?|=)\s*([^=]*(?:[πa]|lb)[^=]*)$/i.exec(whole) ?? []
  if (about === undefined || formula === undefined || !/^[\dπrhlbaθd²³^{}()+×*./\s°⅓]+$/.test(formula)) return null
  const words = about.toLowerCase()
  const shapes = Object.keys(right).filter((one) => new RegExp(`\\b${one}s?\\b`).test(words))
  // the length of an arc is that of a sector
  const [shape, ...more] = shapes.length === 0 && /\barc\b/.test(words) ? ['sector'] : shapes
  const circleToo = more.length === 1 && shape === 'sector'
  const quantity = quantityIn(words)
  const formulas = shape === undefined || quantity === null ? undefined : right[shape]?.[quantity]
  const [first] = formulas ?? []
  const known = `${Object.keys(right).join('|')}|total|curved|lateral|volume|length|arc|circumference|tsa|csa|lsa`
  const isPlain = words.split(/[\s,]+/).every((word) => besides.test(word) || new RegExp(`^(?:${known})s?$`).test(word))
  if (!formulas || first === undefined || shape === undefined || (more.length > 0 && !circleToo) || !isPlain)
    return null
  const holds = formulas.map(bare).includes(bare(formula))
  const others =
    quantity === 'volume' ? 'surface' : quantity === 'total' || quantity === 'curved' ? 'volume' : undefined
  const named = {
    total: '(?:tsa|total surface)',
    curved: '(?:csa|curved surface|lateral)',
    surface: 'surface area',
    volume: 'volume',
    area: 'area',
    length: '(?:arc|length)',
    circumference: 'circumference',
  } as const
  return {
    says: [],
    holds,
    rightly: `It is $${first.replace('π', '\\pi ').replace('θ', '\\theta')}$.`,
    explains: holds ? ['sav-', 'arc-'] : [],
    names: quantity === null ? [shape] : [shape, named[quantity]],
    // of a plain question for the other measure of the same solid
    ...(holds &&
      others !== undefined && {
        besides: `^the ${others === 'volume' ? 'volume' : '(?:total |curved )?surface area'} of an? ${shape}\\b`,
      }),
  }
}
