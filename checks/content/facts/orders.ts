import { isAsserted } from './asserted'
import { sentencesIn } from './in-plain-words'
import type { TopicKey } from '@/lib/syllabus'

interface Order {
  readonly in?: readonly TopicKey[]
  readonly larger: string
  readonly smaller: string
}

/** Of each two the first is always the larger one. */
const orders: readonly Order[] = [
  {
    larger: 'hypotenuse',
    smaller:
      'opposite side|adjacent side|side opposite|other (?:two )?sides?|legs?|perpendicular|base|either of the other two sides',
  },
  {
    in: ['trigonometry', 'triangles'],
    larger: 'wire|string|cable|thread',
    smaller: '(?:vertical )?height',
  },
  {
    in: ['trigonometry', 'triangles'],
    larger: 'wire|string|rope|cable|thread|ladder|line of sight',
    smaller: 'horizontal distance|(?:its )?distance (?:of its foot )?from the (?:wall|foot|pole)',
  },
  {
    in: ['areas-volumes'],
    larger: 'slant height',
    smaller: '(?:vertical |perpendicular )?height|radius(?: of the base)?',
  },
  { in: ['areas-volumes'], larger: 'total surface(?: area)?|TSA', smaller: 'curved surface(?: area)?|CSA' },
  { in: ['areas-volumes'], larger: 'major (?:sector|segment|arc)', smaller: 'minor (?:sector|segment|arc)' },
  { in: ['areas-volumes', 'circles'], larger: 'diameter', smaller: 'radius' },
  { in: ['circles'], larger: 'diameter', smaller: '(?:any |every )?(?:other )?chord' },
  {
    in: ['circles'],
    larger: 'OP|distance of (?:the point|P|an? external point) from the centre',
    smaller: '(?:length of the )?tangent|PT|PA|radius|OT',
  },
  { in: ['real-numbers'], larger: 'LCM', smaller: 'HCF' },
  { in: ['statistics'], larger: 'upper (?:class )?limit', smaller: 'lower (?:class )?limit|class mark' },
  { in: ['statistics'], larger: 'class mark', smaller: 'lower (?:class )?limit' },
]

const than = String.raw`(?: of (?:the |a |an |its |any |every )?[a-z]+(?: [a-z]+)?)? (?:is|are|must be|will be|can be|may be)(?: always| also| much| even| therefore| clearly| then)* `
const less = String.raw`(?:shorter|smaller|less|lower) than`
const more = String.raw`(?:longer|larger|greater|bigger|more|higher|taller) than`
const whose = String.raw`(?:the |its |their |a |an |any |every |each |both |of |either |length of )*`

/** A word of its own: "height" is no "slant height", and "radius" no "outer radius". */
const own = (words: string): string => String.raw`(?<!(?:slant|other|outer|inner) )(?<![\w-])(?:${words})(?![\w-])`

const read = orders.map((order) => ({
  ...order,
  wrong: new RegExp(
    [
      `${own(order.larger)}${than}${less} ${whose}${own(order.smaller)}`,
      `${own(order.smaller)}${than}${more} ${whose}${own(order.larger)}`,
    ].join('|'),
    'i',
  ),
}))

const first = (words: string): string =>
  words
    .split('|')[0]
    ?.replace(/\([^()]*\)\??/g, '')
    .trim() ?? ''

/** Which of two lengths is the longer one, where a text has it the other way round: "The height is longer than the wire". */
export const orderFaults = (topic: TopicKey | undefined, text: string): readonly string[] =>
  sentencesIn(text).flatMap((sentence) =>
    / than /.test(sentence) && isAsserted(sentence)
      ? read.flatMap(({ in: topics, wrong, larger }) => {
          const [whole] = !topics || (topic && topics.includes(topic)) ? (wrong.exec(sentence) ?? []) : []
          return whole === undefined ? [] : [`"${whole}": of the two the ${first(larger)} is the larger one`]
        })
      : [],
  )
