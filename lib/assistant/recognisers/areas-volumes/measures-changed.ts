import { isWord, type Item } from '../../question/fact'
import { numberOf } from '../../question/slot'
import { phrase, told, type Phrase } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { add, divide, fraction, subtract, type Fraction } from '../../../maths'
import {
  isChangedMeasure,
  measuresChanged as solution,
  type ChangedFigure,
  type ChangedMeasure,
  type MeasuresChanged,
} from '../../../solutions/areas-volumes/measures-changed'

interface Change {
  readonly by: Fraction
  readonly taken: readonly Item[]
}

const is = 'is|are|be|becomes|become|made|kept|of'

const numberIn = (found: Pick<Phrase, 'taken'> | null): Fraction | null =>
  found?.taken.map(numberOf).find((one) => one !== null) ?? null
const isPercent = ({ taken }: Pick<Phrase, 'taken'>): boolean =>
  taken.some((item) => (item.kind === 'number' ? item.unit === '%' : isWord(item, /^(?:percent|percentage)$/)))

/** "the radius is doubled", "increased by 10%", "reduced to half", "height same"; null where nothing is told of it. */
function changeOf(question: Question, name: string): Change | null {
  const of = 'its|base|circle|sector|square|sphere|hemisphere|cube|cone|cylinder|right|circular|solid|a'
  const behind = (verb: string) => [
    `${name} both? ${verb}`,
    `${name} ${of} both? ${verb}`,
    `${name} ${of} ${of} both? ${verb}`,
    `${name} ${of} ${of} ${of} both? ${verb}`,
  ]
  const told_ = (...words: readonly string[]) => [
    ...words.flatMap(behind),
    ...words.flatMap((word) => behind(`reduced|increased|decreased|made|becomes|kept ${word}`)),
  ]
  for (const [words, by, doing] of multiples) {
    const found = phrase<string>(question, ...told_(words), `${doing} ${name}`)
    if (found) return { by, taken: found.taken }
  }
  const times = phrase<string>(question, ...behind('#k times'), ...behind(`${is}|increased #k times`))
  const k = numberIn(times)
  if (times && k) return { by: k, taken: times.taken }
  const more = phrase<string>(question, ...behind(`${grows} by? #p percent?`), ...behind(`#p percent? ${grows}`))
  const less = more
    ? null
    : phrase<string>(question, ...behind(`${shrinks} by? #p percent?`), ...behind(`#p percent? ${shrinks}`))
  const change = more ?? less
  const p = numberIn(change)
  if (change && p && isPercent(change)) {
    const part = divide(p, fraction(100))
    return { by: more ? add(fraction(1), part) : subtract(fraction(1), part), taken: change.taken }
  }
  const stays = phrase<string>(question, ...told_('same|unchanged|constant|fixed'), `same|unchanged ${name}`)
  return !change && stays ? { by: fraction(1), taken: stays.taken } : null
}

const multiples: readonly (readonly [words: string, by: Fraction, doing: string])[] = [
  ['doubled|double|twice', fraction(2), 'doubling'],
  ['tripled|triple|trebled|thrice', fraction(3), 'tripling'],
  ['halved|half', fraction(1, 2), 'halving'],
]
const grows = 'increased|increases|increase|enlarged|badha|badhe|badhaya|badhayi|badhaye'
const shrinks = 'decreased|decreases|decrease|reduced|diminished|ghata|ghate|ghataya|kam'

const figures: readonly ChangedFigure[] = [
  'circle',
  'sector',
  'square',
  'sphere',
  'hemisphere',
  'cube',
  'cone',
  'cylinder',
]
const named = 'volume|area|areas|circumference|perimeter|surface|curved'

function askedIn(question: Question) {
  const percent = phrase<string>(
    question,
    `percentage|percent|% increase|decrease|change|rise|reduction in? its? ${named}`,
    `percentage|percent its? ${named} increase|increases|increased|decrease|decreases|decreased|change|changes|reduced`,
    `${named} area? increase|increases|increased|decrease|decreases|decreased|change|changes by? many|much? percent|percentage|%`,
    `${named} area? * many percent|percentage increase|decrease|increases|decreases|increased`,
    `${named} area? many? percent|percentage|%`,
    `percent|percentage ${named} area? ${grows}|${shrinks}|badhega|badhegi|ghatega|ghategi`,
  )
  const ratio = percent
    ? null
    : phrase<string>(
        question,
        `ratio ${named} new|reduced|resulting|changed|enlarged cone|cylinder|sphere|circle? original|old|initial|previous`,
        `ratio new|changed|resulting ~x? ${named} original|old|initial|first|earlier|previous`,
        `ratio ${named} new|changed ~x? original|old|initial|previous`,
      )
  const times =
    (percent ?? ratio)
      ? null
      : phrase<string>(
          question,
          `many times * ${named}`,
          `${named} area? * many times`,
          `${named} area? becomes|become|is|increases|increased many? times|?`,
          `times * ${named}`,
          `${named} area? times`,
          `${named} area? becomes|become`,
          `happens|effect|change * ${named} area?`,
        )
  return percent
    ? ({ asked: 'percent', found: percent } as const)
    : ratio
      ? ({ asked: 'ratio', found: ratio } as const)
      : times && ({ asked: 'times', found: times } as const)
}

/** "area", "curved surface area", "volume": the one measure besides the lengths. */
function measureIn({ words }: Question): ChangedMeasure | null {
  const has = (word: string) => words.includes(word)
  const found: readonly ChangedMeasure[] = [
    ...(has('volume') ? (['volume'] as const) : []),
    ...(has('circumference') ? (['circumference'] as const) : []),
    ...(has('perimeter') ? (['perimeter'] as const) : []),
    ...(has('curved') || has('csa')
      ? (['curved surface area'] as const)
      : has('surface')
        ? (['surface area'] as const)
        : has('area')
          ? (['area'] as const)
          : []),
  ]
  const [only, ...more] = found
  return only && more.length === 0 ? only : null
}

/** "The radius of a cone is doubled and its height stays the same. How many times does its volume become?" */
export const measuresChangedTold = recogniser<MeasuresChanged>({
  id: 'measures-changed',
  solution,
  story: true,
  cues: ['circle', 'sector', 'square', 'sphere', 'hemisphere', 'cube', 'cone', 'cylinder'],
  words: [
    ...figures,
    ...['right', 'circular', 'solid', 'base', 'each', 'radius', 'side', 'edge', 'height', 'volume', 'area', 'surface'],
    ...[
      'sector',
      'angle',
      'central',
      'centre',
      'keeping',
      'curved',
      'circumference',
      'perimeter',
      'times',
      'many',
      'original',
      'old',
      'new',
      'times',
      'total',
    ],
  ],
  examples: [
    'If the radius of a right circular cone is doubled and its height is kept the same, how many times does its volume become?',
    'If the radius of a circle is increased by 10%, find the percentage increase in its area.',
    'The edge of a cube is increased by 50%. Find the percentage increase in its surface area.',
    'The radius of a cylinder is halved and its height is doubled. Find the ratio of the new volume to the original volume.',
    'radius of sphere is tripled. its surface area becomes how many times?',
    'the radius of a sphere is decreased by 20%. by what percent does its volume decrease?',
    'The radius of a circle is doubled keeping the central angle of a sector the same. The area of the sector becomes how many times?',
  ],
  refuses: [
    'If the radius of a right circular cone is doubled, how many times does its volume become?',
    'If the radius of a circle is increased by 10 cm, find the percentage increase in its area.',
    'If the radius of a sector is doubled, how many times does its area become?',
    'If the radius of a sector is doubled and its angle is halved, how many times does its area become?',
    'If the area of a circle is doubled, how many times does its radius become?',
    'If the radius of a cylinder is doubled and its height is halved, how many times does its total surface area become?',
    'If the radius of a circle of area 154 cm² is doubled, find the new area.',
    'If the radius and the height of a cone are doubled, how many times does its curved surface area become?',
  ],
  read: (question) => {
    const all = figures.filter((one) => question.words.includes(one))
    // a sector of a circle
    const names = all.includes('sector') ? all.filter((one) => one !== 'circle') : all
    const [figure, ...more] = names
    const of = measureIn(question)
    const asked = askedIn(question)
    if (!figure || more.length > 0 || !of || !asked || !isChangedMeasure(figure, of)) return null
    const isTotal = question.words.some((word) => /^(?:total|tsa)$/.test(word)) && of !== 'surface area'
    const across = figure === 'cube' || figure === 'square' ? 'side|edge|sides|edges' : 'radius|radii|diameter'
    const withHeight = figure === 'cone' || figure === 'cylinder'
    const both = withHeight ? bothChanged(question) : null
    const [wide, high] = [
      both ?? changeOf(question, across),
      both ?? (withHeight ? changeOf(question, 'height') : null),
    ]
    const angle =
      figure === 'sector'
        ? phrase<string>(
            question,
            'central|sector|its? angle of? a? sector|it|circle? is|remains|kept|remaining|being? same|unchanged|constant|fixed',
            'angle at? centre? is|remains|kept|remaining? same|unchanged|constant|fixed',
            'same|fixed central|sector? angle',
          )
        : null
    if (isTotal || !wide || (withHeight && !high) || (figure === 'sector' && !angle)) return null
    const taken = { taken: [...wide.taken, ...(high?.taken ?? [])] }
    const length = phrase<string>(question, 'keeping', 'without changing')
    return {
      given: { figure, across: wide.by, height: high?.by ?? fraction(1), of, asked: asked.asked },
      ...told(question, taken, asked.found, length, angle),
    }
  },
  unit: ({ asked }) => (asked === 'percent' ? '%' : asked === 'times' ? 'times' : ''),
})

/** "both the radius and the height are doubled" */
function bothChanged(question: Question): Change | null {
  return changeOf(question, 'radius and height') ?? changeOf(question, 'height and radius')
}
