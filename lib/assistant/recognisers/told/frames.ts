import { has } from './has'
import { askedIn, asksElse, compares, piecesOf, toldIn, type Told } from './pieces'
import { only } from './story-of'
import { x, y } from './understood'
import { phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import type { Found } from '../../recogniser'
import { compare, equals, fraction, multiply, type Fraction } from '../../../maths/fraction'
import { minus, number, plus, times, type Expression } from '../../../solutions/told/expression'
import type { Asked, Given } from '../../../solutions/told/told'

const strip =
  /^(?:path|pathway|border|margin|walkway|footpath|verandah|track|road|strip|frame|rasta|grass|lawn|carpet|pavement|flower)$/
const inner = /^(?:inside|within|inner|pond|pool|internally)$/
const rest = /^(?:remaining|left|inner|picture|pond|pool|printed|rest)$/
const outer = /^(?:outside|around|surrounding|surrounds|surrounded|outer|externally|round|bahar|charo)$/

/** "a painting inside a wooden border": the border is outside of it. */
const isFramed = (words: readonly string[], at: number): boolean =>
  /^(?:inside|within)$/.test(words[at] ?? '') &&
  words.slice(at + 1, at + 4).some((word) => /^(?:border|frame)$/.test(word))

/** A strip of one width about a rectangle or in it, or both its sides changed alike: the width. */
export function framesIn(question: Question): Found<Given> | null {
  const pieces = piecesOf(question, (name) => name === 'x')
  const { told: measures, spare } = toldIn(pieces ?? [])
  if (!pieces) return null
  const by = timesIn(question)
  const told = by ? measures.filter(({ value, unit }) => unit !== '' || !equals(value, by)) : measures
  const areas = told.filter(({ unit }) => /\^2$/.test(unit))
  const [a, b, ...more] = told.filter((one) => !areas.includes(one))
  const grown_: Told | null =
    !by || !a || !b
      ? null
      : {
          ...a,
          value: multiply(by, multiply(a.value, b.value)),
          unit: `${a.unit || b.unit}^2`,
          before: ['area'],
          way: null,
        }
  const [area, ...others] = grown_ ? [...areas, grown_] : areas
  if (!a || !b || !area || more.length > 0 || others.length > 0 || (a.unit === '' && b.unit === '')) return null
  const unit = a.unit === '' ? b.unit : a.unit
  if (!/^(?:c|k)?m$/.test(unit) || (b.unit !== '' && b.unit !== unit) || area.unit !== `${unit}^2`) return null
  const [l, w] = [number(a.value), number(b.value)]
  const grown = (by: Expression, isOut: boolean) =>
    isOut ? times(plus(l, by), plus(w, by)) : times(minus(l, by), minus(w, by))
  const whole = number(multiply(a.value, b.value))
  const double = times(number(2), x)
  const asked = askedIn(pieces)
  const words = pieces.flatMap((piece) => (piece.kind === 'word' ? [piece.text] : []))
  const asksBy = phrase(question, 'by how much * increased|increase|decreased|reduced|extended|decrease')
  // "Find the area of the path."
  const [, stripAsked = ''] =
    /^(?:find|what is|calculate|determine) the area of the (?:wooden |plain |white |coloured |concrete |gravel |uniform )?(\w+)(?: alone| only)?$/.exec(
      asked.join(' '),
    ) ?? []
  const ofStrip = strip.test(stripAsked)
  const isOfAll = asked.includes('outer')
  const plainAsk = asked.filter(
    (word) => !(asksBy && word === 'much') && !(isOfAll && /^(?:perimeter|area)$/.test(word)),
  )
  if (!ofStrip && asksElse(plainAsk)) return null
  const isChanged =
    words.some((word) => /^(?:increas|decreas|reduc|enlarg|extend|kam$|badha)/.test(word)) &&
    words.some((word) => /^(?:both|each|same|sides|length)$/.test(word))
  const named = (name: string, value: Expression): Asked => ({ name, value, unit: ` ${unit}` })
  const limit = { of: x, is: 'positive' as const }
  const inside = { of: minus(compare(a.value, b.value) < 0 ? l : w, double), is: 'positive' as const }
  // "a pool 12 m by 8 m has a path around it": of its own sides
  const isOfPool = /^(?:pond|pool)$/.test(a.before.at(-1) ?? '')
  const isIn =
    words.some((word, at) => inner.test(word) && !isFramed(words, at) && !(isOfPool && /^(?:pond|pool)$/.test(word))) ||
    (words.includes('margin') && !words.some((word) => outer.test(word)))
  const isOut = !isIn && words.some((word) => outer.test(word))
  // "the sides of a lawn are increased"
  const isStory = words.some((word) => strip.test(word) || /^(?:pond|pool)$/.test(word))
  if (isStory && !(isChanged && !isIn && !isOut)) {
    // the area of the strip, or of all
    // "the area of the grass of uniform width surrounding the pond would be ...": from its name on
    const from = area.before.slice(-14).lastIndexOf('area')
    const near = [...(from < 0 ? area.before.slice(-8) : area.before.slice(-14).slice(from)), ...area.after.slice(0, 4)]
    const named_ = near.slice(near.lastIndexOf('area') + 1)
    const isTotal =
      near.some((word) => /^(?:total|combined|whole|including|together)$/.test(word)) ||
      named_.includes('and') ||
      // "the painting with the border"
      (named_.includes('with') && named_.slice(named_.indexOf('with') + 1).some((word) => strip.test(word))) ||
      (area.before.slice(-14)[from - 1] === 'total' && area.before.slice(-14, from - 14).includes('with')) ||
      // "has a path all around it. The total area is ..."
      (area.before.slice(-14)[from - 1] === 'total' && !named_.some((word) => strip.test(word) || rest.test(word)))
    const what = named_.find((word) => strip.test(word) || rest.test(word)) ?? ''
    const isRest = !isTotal && rest.test(what)
    const isStrip = !isTotal && strip.test(what)
    if (isIn === isOut || isStrip === (isTotal || isRest) || spare.length > 0) return null
    const all = grown(double, isOut)
    const left = isStrip ? (isOut ? minus(all, whole) : minus(whole, all)) : all
    if ((isTotal && !isOut) || (isRest && isOut)) return null
    const isOuter = isOut && isOfAll
    const [outerLength, outerBreadth] = [plus(l, double), plus(w, double)]
    const outerAsked = isOuter
      ? ([
          [/^length$/, 'the outer length', outerLength, ''],
          [/^(?:breadth|width)$/, 'the outer breadth', outerBreadth, ''],
          [/^perimeter$/, 'the outer perimeter', times(number(2), plus(outerLength, outerBreadth)), ''],
          [/^area$/, 'the outer area', all, '²'],
        ] as const)
      : []
    const outers = outerAsked.flatMap(([form, name, value, square]) =>
      asked.some((word) => form.test(word)) ? [{ ...named(name, value), unit: ` ${unit}${square}` }] : [],
    )
    const ofPond = asked.some((word) => /^(?:length|breadth|dimensions)$/.test(word))
    if (ofStrip && !isTotal) return null
    const values = isOuter
      ? outers
      : ofStrip
        ? [{ ...named(`the area of the ${stripAsked}`, minus(all, whole)), unit: ` ${unit}²` }]
        : ofPond
          ? isIn
            ? [named('the length', minus(l, double)), named('the breadth', minus(w, double))]
            : []
          : [named('the width', x)]
    if (
      values.length === 0 ||
      (!ofPond && !ofStrip && !isOuter && !asked.some((word) => /^(?:width|wide|breadth|x|broad|chaudai)$/.test(word)))
    )
      return null
    return only(
      question,
      [
        {
          unknowns: ['the width'],
          statements: [{ left, right: number(area.value) }],
          limits: [limit, ...(isOut ? [] : [inside])],
          asked: values,
          ...(isOut && {
            named: [
              { ...named('the outer length', outerLength), says: [/^(?:outer|new|total)$/, /^length$/] },
              {
                ...named('the outer breadth', outerBreadth),
                says: [/^(?:outer|new|total)$/, /^(?:breadth|width)$/],
              },
            ],
          }),
          own: /^(?:width|wide|uniform)$/,
        },
      ],
      true,
    )
  }
  if (!isChanged || (has(question, 'twice', 'double', 'doubled', 'times') && !by)) return null
  const isUp = words.some((word) => /^(?:increas|enlarg|extend|badha)/.test(word))
  if (isUp === words.some((word) => /^(?:decreas|reduc|kam$)/.test(word))) return null
  // the new area, or how much it grows by
  const isBy = area.before.slice(-3).includes('by')
  if (!isBy && area.after.slice(0, 3).some(compares)) return null
  const all = grown(x, isUp)
  const [newL, newW] = isUp ? [plus(l, x), plus(w, x)] : [minus(l, x), minus(w, x)]
  const isNew = asked.some((word) => /^(?:new|dimensions|length|breadth)$/.test(word))
  return only(
    question,
    [
      {
        unknowns: [`the ${isUp ? 'increase' : 'decrease'} of each side`],
        statements: [{ left: isBy ? (isUp ? minus(all, whole) : minus(whole, all)) : all, right: number(area.value) }],
        limits: [limit, { of: newL, is: 'positive' }, { of: newW, is: 'positive' }],
        asked: isNew ? [named('the new length', newL), named('the new breadth', newW)] : [named('x', x)],
        named: [
          { ...named('the new length', newL), says: [/^(?:new|increased|reduced|enlarged|changed)$/, /^length$/] },
          {
            ...named('the new breadth', newW),
            says: [/^(?:new|increased|reduced|enlarged|changed)$/, /^(?:breadth|width)$/],
          },
          {
            ...named('the new area', all),
            unit: ` ${unit}²`,
            says: [/^(?:new|increased|reduced|enlarged|changed)$/, /^area$/],
          },
        ],
        own: /^(?:increas\w*|decreas\w*|reduc\w*|by)$/,
      },
    ],
    true,
  )
}

/** "Double that of the old one", "3 times the original area": by how much the area grows. */
function timesIn(question: Question): Fraction | null {
  if (has(question, 'perimeter') || !has(question, 'area')) return null
  if (phrase(question, 'area * doubled')) return fraction(2)
  if (phrase(question, 'area * %k length|breadth|width|side|sides|square|increase')) return null
  const found = phrase(question, 'area * %k')
  return found && found.numbers.k
}

const total = /^(?:sum|total|together|add|adds|kul|milakar|milake|combined)$/
const differing = /^(?:difference|differ|differs|differing|antar)$/
const joins = /^(?:and|aur|,|while|but|if)$/

/** Two squares of which sums or differences are told: of areas, perimeters or sides. */
export function squaresIn(question: Question): Found<Given> | null {
  const pieces = piecesOf(question)
  const { told } = toldIn(pieces ?? [])
  if (!pieces || told.length !== 2 || !has(question, 'squares', 'square')) return null
  const unit = told.map((one) => one.unit.replace('^2', '')).find((one) => one !== '') ?? ''
  const statements = told.flatMap(({ value, before, after: behind, unit: own }) => {
    // what stands behind "and" is said of the other
    const end = behind.findIndex((word) => joins.test(word))
    const after = end < 0 ? behind : behind.slice(0, end)
    const of = (form: RegExp) =>
      (before.some((word) => form.test(word)) ? before : after).some((word) => form.test(word))
    const [sum, gap] = [of(total), before.some((word) => differing.test(word)) || (!of(total) && of(differing))]
    const near = /^(?:areas?|perimeters?|sides?)$/
    const named = before.findLast((word) => near.test(word)) ?? after.find((word) => near.test(word)) ?? ''
    const isArea = named.startsWith('area') || /\^2$/.test(own)
    const isAround = named.startsWith('perimeter')
    if (sum === gap || (isArea && isAround) || named === '') return []
    const made = (one: Expression) => (isArea ? times(one, one) : isAround ? times(number(4), one) : one)
    const [left, right] = [made(x), made(y)]
    return [{ left: sum ? plus(left, right) : minus(left, right), right: number(value) }]
  })
  const asked = askedIn(pieces)
  if (statements.length !== 2 || !asked.some((word) => /^sides?$/.test(word)) || asksElse(asked)) return null
  const side = (name: string, value: Expression): Asked => ({ name, value, unit: unit === '' ? '' : ` ${unit}` })
  return only(
    question,
    [
      {
        unknowns: ['the side of the larger square', 'the side of the smaller square'],
        statements,
        limits: [x, y, minus(x, y)].map((of, at) => ({
          of,
          is: at === 2 ? ('from-zero' as const) : ('positive' as const),
        })),
        asked: [side('the smaller side', y), side('the larger side', x)],
      },
    ],
    true,
  )
}
