import type { Item } from '../../question/fact'
import { phrase, told } from '../../question/phrase'
import type { Question } from '../../question/question'
import { recogniser } from '../../recogniser'
import { product } from '../../../solutions/measure'
import { waterLevel as solution, type WaterLevel } from '../../../solutions/areas-volumes/water-level'
import { fraction, isInteger, toNumber, type Fraction } from '../../../maths/fraction'

const vessels =
  /^(?:bartan|glass|container|bowl|vessel|beaker|jar|cylinder|cylindrical|conical|cone|funnel|top|mouth|tank)$/
const balls = /^(?:spheres?|spherical|balls?|marbles?|shots?)$/
const lengths = /^(?:radius|diameter|height|depth|rises?|risen)$/

interface Sizes {
  readonly wide?: Fraction
  readonly ball?: Fraction
  /** Of the vessel. */
  readonly high?: Fraction
  /** Of the water. */
  readonly rise?: Fraction
  readonly units: readonly string[]
  readonly taken: readonly Item[]
}

/** Every length with what it is of: of the vessel or ball that is named before it. */
function sizesIn({ apart }: Question): Sizes | null {
  let [owner, name] = ['', '']
  let sizes: Sizes = { units: [], taken: [] }
  let words: Item[] = []
  const spent = new Set<Item>()
  for (const [at, item] of apart.entries()) {
    if (item.kind === 'word') {
      if (vessels.test(item.text)) owner = 'vessel'
      if (balls.test(item.text)) owner = 'ball'
      if (lengths.test(item.text) && !spent.has(item)) {
        name = item.text
        words = [item]
      }
    }
    if (item.kind !== 'number' || item.unit === '') continue
    const after = apart[at + 1]
    // "6 cm radius ka gola"
    if (name === '' && after?.kind === 'word' && /^(?:radius|diameter)$/.test(after.text)) {
      const of = apart
        .slice(at + 2, at + 8)
        .find((one) => one.kind !== 'word' || vessels.test(one.text) || balls.test(one.text))
      name = after.text
      spent.add(after)
      words = [after]
      if (of?.kind === 'word') owner = balls.test(of.text) ? 'ball' : 'vessel'
    }
    const deep = after?.kind === 'word' && /^(?:deep|high)$/.test(after.text)
    const isRound = !deep && /^(?:radius|diameter)$/.test(name)
    const value = isRound && name === 'diameter' ? product(fraction(1, 2), item.value) : item.value
    const key = !isRound ? (!deep && name.startsWith('ris') ? 'rise' : 'high') : owner === 'ball' ? 'ball' : 'wide'
    if (sizes[key] !== undefined || (name === '' && !deep)) return null
    sizes = {
      ...sizes,
      [key]: value,
      units: [...sizes.units, item.unit],
      taken: [...sizes.taken, item, ...(deep ? [after] : words)],
    }
    name = ''
    words = []
  }
  return sizes
}

const parts: Readonly<Record<string, number>> = {
  half: 2,
  third: 3,
  fourth: 4,
  quarter: 4,
  fifth: 5,
  sixth: 6,
  eighth: 8,
}

/** 4 of "one-fourth of the water flows out" */
function shareIn(question: Question): { readonly share: number; readonly taken: readonly Item[] } | null {
  const found = phrase(question, 'one half|third|fourth|quarter|fifth|sixth|eighth water * flows|flowed out')
  const part = found?.taken[1]
  const share = part?.kind === 'word' ? parts[part.text] : undefined
  if (found && share !== undefined) return { share, taken: found.taken }
  const shown = phrase(question, '#f of? water * flows|flowed|flow out', '#f of? water * overflows|overflowed|spills')
  const { f } = shown?.numbers ?? {}
  return shown && f?.n === 1n && f.d > 1n && f.d < 100n ? { share: Number(f.d), taken: shown.taken } : null
}

/** "A conical vessel of height 8 cm and radius 5 cm is full of water. Lead shots of radius 0.5 cm ... one-fourth of the water flows out. How many shots were dropped in?" */
export const spheresInWater = recogniser<WaterLevel>({
  id: 'spheres-in-water',
  solution,
  story: true,
  cues: ['water'],
  words: [
    ...[
      'vessel',
      'cylindrical',
      'cylinder',
      'circular',
      'right',
      'conical',
      'cone',
      'inverted',
      'open',
      'top',
      'vertex',
      'sphere',
      'spheres',
      'spherical',
      'ball',
    ],
    ...[
      'balls',
      'each',
      'solid',
      'under',
      'level',
      'all',
      'radius',
      'form',
      'up',
      'filled',
      'full',
      'identical',
      'has',
      'small',
      'into',
    ],
    ...['rise', 'rises', 'height', 'its', 'when', 'many', 'number'],
  ],
  examples: [
    'A vessel is in the form of an inverted cone. Its height is 8 cm and the radius of its top, which is open, is 5 cm. It is filled with water up to the brim. When lead shots, each of which is a sphere of radius 0.5 cm are dropped into the vessel, one-fourth of the water flows out. Find the number of lead shots dropped in the vessel.',
    'marbles of radius 0.7 cm are dropped into a cylindrical beaker of radius 3.5 cm containing some water. find the number of marbles dropped so that the water level rises by 5.6 cm',
    '12 cm radius ke cylindrical bartan me thoda pani hai. usme 6 cm radius ka lohe ka gola poora dubo diya. pani ka level kitna upar aayega?',
    'a sphere of radius 3cm is dropped in a cylinder jar of radius 6 cm having water, fully dips no overflow. by how much water rises',
    'cylindrical jar of radius 6 cm me water hai, 9 steel balls of radius 2 cm dropped and are completely under water. find the rise in the level of water',
  ],
  refuses: [
    'A cylindrical vessel of radius 6 cm contains water to a height of 10 cm. 9 spheres of radius 2 cm are dropped into it. Find the new level of the water.',
    'A sphere of radius 3 cm is dropped in a cylinder jar of radius 6 cm full of water. by how much water rises',
    'A sphere of radius 3 cm is dropped in a cylinder jar of radius 6 cm having water, half dips. by how much water rises',
    'A sphere of radius 3 cm is dropped into a cylindrical vessel of diameter 12 cm partly filled with water. Find the volume of the water that rises.',
    'A conical vessel of height 8 cm and radius 5 cm is full of water. It is emptied into a cylinder of radius 10 cm. Find the height of the water.',
    'A conical vessel of height 8 cm and radius 5 cm is full of water. 100 lead shots of radius 0.5 cm are dropped in. How much water flows out?',
  ],
  read: (question) => {
    const sizes = sizesIn(question)
    const { wide, ball, high, rise: risen } = sizes ?? {}
    const share = shareIn(question)
    const many = phrase(question, 'many lead? shots|marbles|balls|spheres', 'number lead? shots|marbles|balls|spheres')
    const rise = phrase(
      question,
      'rise level',
      'level rise|rises',
      'level|water kitna|kitni upar|badhega|chadhega|uthega|badhegi|badh',
      'water kitna|kitni level? upar|badhega|chadhega|uthega|badh',
      'rise * level',
      'rise water',
      'much level rise|rises',
      'much water level rise|rises',
      'much water level rise',
      'rise water level',
      'much water|level level? rise|rises|go|goes up?',
      'much level * rise|rises|go|goes',
    )
    const dry = phrase(
      question,
      'no water flows|overflows|spills out?',
      'none water spills',
      'no overflow|overflows|overflowing|spill|spilling',
      'without any? water? overflow|overflowing|spilling|spill',
      'not overflow|spill',
    )
    const down = phrase(question, 'point|vertex|tip down|downwards')
    const still = phrase(question, 'under water', 'full|completely submerged|immersed')
    const count = phrase(
      question,
      '#n solid? metal|steel|glass|iron|lead? spheres|balls|marbles|shots',
      '#n spherical balls|marbles|shots',
    )
    // "a sphere" is one
    const single = count ? null : phrase(question, 'sphere|ball|marble')
    const [unit = ''] = sizes?.units ?? []
    if (!sizes || !wide || !ball || sizes.units.some((one) => one !== unit)) return null
    const isCone = question.words.some((word) => /^con(?:e|ical)$/.test(word))
    // what is full does not rise
    if (!isCone && phrase(question, 'full of? water|brim', 'filled to brim|top')) return null
    const base = { unit, wide, ball }
    const given: WaterLevel | null =
      isCone && share && many && high && !risen
        ? { asked: 'shots in a cone', ...base, height: high, share: share.share }
        : !isCone && !share && many && risen && !high && !count
          ? { asked: 'balls in a cylinder', ...base, rise: risen }
          : !isCone && !share && !many && rise && !high && !risen && (count ? isInteger(count.numbers.n) : single)
            ? { asked: 'rise in a cylinder', ...base, count: count ? toNumber(count.numbers.n) : 1 }
            : null
    return (
      given && {
        given,
        ...told(
          question,
          sizes,
          share,
          many,
          rise,
          dry,
          still,
          isCone ? down : null,
          given.asked === 'rise in a cylinder' ? count : null,
        ),
      }
    )
  },
  unit: ({ asked, unit }) => (asked === 'rise in a cylinder' ? unit : ''),
})
