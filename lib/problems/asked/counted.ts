import { free, unlike, type Asking, type Derived } from './asking'
import { otherMeasures } from './measures'

const counts =
  /^(?:(?:find|write|state|what is|type|give) )?(?:(?:the )?(?:least |greatest |largest |smallest |possible |total )*number of|how many(?: more)?) (?:distinct |such )?((?:(?!(?:is|are|was|were|do|does|did|has|have|had|can|must|will|that|which|in|of|on|from|to|with|at|there|pass|lie|she|he|greater|needed|so|between|drawn|digits|each|lead|less|fewer|later|two|three|four|five)\b)[a-z]+ ?){1,3}|lead shots)/i

/** How many of what: "columns" for "in how many columns do they march". */
export function countedAsked(asking: Asking): Derived {
  const thing = counts.exec(asking.ask)?.[1]?.trim() ?? ''
  if (thing === '') return null
  const [unit] = /^(?:minutes?|seconds?|hours?|days?|units|degrees|times|terms?)\b/.exec(thing) ?? []
  if (unit !== undefined) return measuredAsked(asking, unit)
  const head = thing.split(' ').at(-1) ?? thing
  const things = [...new Set([thing, head])]
  return {
    names: [`number of ${thing}`, ...more(asking, thing), ...free(asking, ['n', 'N'])],
    others: otherMeasures(asking, thing),
    things,
    otherThings: unlike(othersCounted(asking, thing, head), things),
  }
}

/** "15 more seconds" where just that is asked. */
const more = ({ ask }: Asking, thing: string): readonly string[] =>
  /\bhow many more\b/i.test(ask) ? [`more ${thing}`] : []

/** "How many minutes", "how many times", "how many terms": no things. */
function measuredAsked(asking: Asking, unit: string): Derived {
  const others = otherMeasures(asking, unit)
  if (/^term/.test(unit))
    return {
      names: ['number of terms', 'terms', ...free(asking, ['n'])],
      things: ['terms'],
      others: ['sum', 'common difference', 'first term', ...asking.marks.filter((mark) => mark !== 'n')],
    }
  if (unit === 'times')
    return { names: ['number of times', 'times', 'ratio', ...free(asking, ['n', 'k'])], others, things: ['times'] }
  if (unit === 'degrees') return null
  if (unit === 'units') return { names: ['distance', 'length', ...free(asking, ['d'])], others: asking.marks }
  return {
    names: ['time', unit, ...more(asking, unit), ...free(asking, ['t', 'T'])],
    others: others.filter((other) => other !== 'time'),
    things: [unit],
  }
}

const plural =
  /(?<=(?:⟧|\d|\b(?:the|of|into|in|all|some|same|equal|these|two|three|four|their|more|both|with|has|between)) )((?:[a-z]+ )?[a-z]{2,}s)\b/g
const single = /\b(?:each|every|per|a single|in a) ([a-z]{3,})\b/g
const noThings = new Set(
  'its this his ones was has does from less later plus times time class classes radius pass wins holds would days hours minutes seconds years months terms numbers cards contains marches box bag basket carton jar'.split(
    ' ',
  ),
)

/** The other things that a question counts: "rows", and of the same noun "green marbles" beside the white ones. */
function othersCounted({ whole, ask }: Asking, thing: string, head: string): readonly string[] {
  const last = (noun: string) => noun.split(' ').at(-1) ?? noun
  const stem = (noun: string) => noun.replace(/s$/, '')
  const nouns = [...whole.matchAll(plural), ...whole.matchAll(single)]
    .map(([, noun = '']) => last(noun))
    .filter((noun) => !noThings.has(noun) && stem(noun) !== stem(head))
  const alike = [...whole.matchAll(kinds)].flatMap(([, kind = '', noun = '']) =>
    thing !== head && stem(noun) === stem(head) && !thing.startsWith(kind) ? [`${kind} ${head}`] : [],
  )
  return [...nouns, ...alike, ...coloured(whole, ask, head), ...solids(whole, head)]
}

/** "blue pens" beside the "pens with black ink". */
function coloured(whole: string, ask: string, head: string): readonly string[] {
  const wanted: readonly string[] = ask.match(colours) ?? []
  const all: readonly string[] = wanted.length > 0 ? (whole.match(colours) ?? []) : []
  return all.filter((colour) => !wanted.includes(colour)).map((colour) => `${colour} ${head}`)
}

const colours = /\b(?:red|blue|green|white|black|yellow|orange|brown|pink|grey|purple)\b/g

const kinds =
  /\b(red|blue|green|white|black|yellow|orange|brown|pink|grey|purple|science|mathematics|maths|story) ([a-z]{3,})\b/g

/** The sphere that is melted, where cones are counted; but not lead shots "each a sphere". */
const solids = (whole: string, head: string): readonly string[] =>
  /^(?:cone|cylinder|sphere|cube|cuboid|hemisphere|ball|shot|marble|coin|bullet)s$/.test(head)
    ? [...whole.matchAll(/(?<!\beach (?:of which is )?an? )\b(cone|cylinder|sphere|cube|cuboid|hemisphere)s?\b/g)]
        .map(([, solid = '']) => `${solid}s`)
        .filter((solid) => solid !== head && !new RegExp(`each a ${solid.slice(0, -1)}`).test(whole))
    : []
