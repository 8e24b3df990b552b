import { free, targetOf, unlike, type Asking, type Derived } from './asking'
import { countedBeside } from './counted-beside'
import { givenIn } from './marks'
import { measureIn, otherMeasures } from './measures'
import { fromOrigin } from './origin'

/** Where the words end that say what is asked. */
const stop =
  /(?:,|;|:|⟦| now\b| (?:which|(?<!of )that|who|whose|if|when|where|so|is|are|be|was|were|will|(?<!the )can|must|does|do|did|has|have|had|using|by|from|after|at|on|needed|for|correct|according|cut|formed|made|described|swept|cleaned|used|joining|without|counted|to|through|with|passing|leaving|left|obtained|nearest|minus|in (?!the|water|grazing|seats|production|Mathematics|Science|English|Sanskrit|Hindi))\b).*$/

const articles = '(?:the |a |an |its |their |his |her |this |that |each |one |these |those )?'
const link = new RegExp(` (?:of|between|in) ${articles}`)

interface Phrase {
  /** "height" */
  readonly head: string
  /** "tower" in "height of the tower" */
  readonly tail: string
}

/** "height of the tower" for "find the height of the tower before it broke", "how high is the tower". */
function phraseIn(ask: string): Phrase | null {
  const how = /^how (high|tall|far|long|old|much|fast|deep|wide|large) ?(.*)$/i.exec(ask)
  const text = how ? said(how[1] ?? '', how[2] ?? '') : targetOf(ask)
  const cut = text
    .replace(stop, '')
    .trim()
    .replace(/(?: (?:of|between|in))+$/, '')
  const [head = '', tail = ''] = cut.split(link)
  if (!/[a-z]{2}|HCF|LCM/.test(head)) return null
  return {
    head,
    tail: /^\d|digits/.test(tail) ? '' : tail.replace(/^(?:(?:all|both|solid|two|three) )+(?=[a-z])/, ''),
  }
}

const measured: Readonly<Record<string, string>> = {
  high: 'height',
  tall: 'height',
  far: 'distance',
  long: 'length',
  old: 'age',
  much: 'difference',
  fast: 'speed',
  deep: 'depth',
  wide: 'width',
  large: 'angle',
}

/** "is the tower" after "how high" as "height of the tower". */
function said(how: string, rest: string): string {
  const [, thing = ''] = /^(?:is|are|was) (?:the |a |an |her |his |its )?([a-zA-Z' ]+)/.exec(rest) ?? []
  const [, stuff] = how === 'much' ? (/^([a-z]{4,}) (?:is|are|was|does|do|can|will)\b/.exec(rest) ?? []) : []
  if (stuff !== undefined && !/^(?:money|more|less|greater|must|will|does|time|each)$/.test(stuff)) return stuff
  const name = how === 'much' && /^(?:money|must|will|did)/.test(rest) ? 'amount' : (measured[how.toLowerCase()] ?? '')
  return thing === '' || /^(?:it|he|she|they)\b/.test(thing) || how === 'much' ? name : `${name} of ${thing}`
}

/** What is asked for in words: "the total surface area of the toy", "Rohan's present age". */
export function phraseAsked(asking: Asking): Derived {
  const phrase = asking.kind === 'expression' ? null : phraseIn(asking.ask)
  if (!phrase) return null
  const { head, tail } = phrase
  const { also = [], letters = [], others: never = [] } = measureIn(head) ?? {}
  const full = tail === '' ? head : `${head} of ${/^[A-Z]/.test(tail) ? '' : 'the '}${tail}`
  const owner = /^([A-Z][a-z]+)(?:'s)? /.exec(head)?.[1]
  const whose = [tail, owner ?? ''].filter((name) => name !== '')
  const origin = fromOrigin(asking)
  const names = [full, head, ...whose, ...also, ...free(asking, letters), ...marksOf(asking, tail), ...origin.names]
  const others = [
    ...never.filter((other) => !asking.ask.includes(other)),
    ...otherMeasures(asking, `${full} ${also.join(' ')}`),
    ...otherThings(asking, head, tail),
    ...opposites(full),
    ...otherSubjects(asking, tail),
    ...opposites(head),
    ...givenIn(asking.whole).filter((mark) => !/^[A-Z]$/.test(mark)),
    ...anglesGiven(asking),
    ...free(asking, rivalLetters[head] ?? []),
    ...origin.others,
  ]
  return {
    names: [...new Set(names)],
    others: unlike(others, names),
    ...countedBeside(asking, head, tail),
  }
}

/** Letters that the question gives to a thing, "a statue ⟦AB⟧", or to the ends of a distance, "two ships ⟦C⟧ and ⟦D⟧". */
function marksOf({ whole, ask }: Asking, thing: string): readonly string[] {
  if (thing === '' || !/^[a-z ]{3,30}$/.test(thing)) return []
  const [, one, two] = new RegExp(`\\b${thing} ⟦([A-Z]{1,3})⟧(?: and ⟦([A-Z])⟧)?`).exec(whole) ?? []
  if (one !== undefined && two !== undefined) return ask.includes('between') ? [`${one}${two}`] : []
  return one === undefined ? [] : [one]
}

/** "A" in "for ⟦A = 60°⟧", and the ratios of angles. */
const anglesGiven = ({ whole, marks }: Asking): readonly string[] => [
  ...[...whole.matchAll(/⟦([A-Zθ]) = \d+°⟧/g)].map(([, angle = '']) => angle),
  ...marks.filter((mark) => /^(?:sin|cosec|cos|tan|sec|cot) /.test(mark)),
]

/** "height of the pole" beside the height of the tower: things whose measure is given. */
function otherThings({ whole }: Asking, head: string, tail: string): readonly string[] {
  if (head !== 'height' && head !== 'length') return []
  const given = new RegExp(`\\b([a-z]{3,}) (?:⟦[A-Z]{1,3}⟧ )?(?:of|is|has a|with a) ${head} (?:of )?⟦?\\d`, 'g')
  const high = /\b([a-z]{3,})(?: of| is)? ⟦?\d[\d.√]*⟧? (?:cm|m|km) (?:high|tall|long)\b/g
  return [...whole.matchAll(given), ...whole.matchAll(high)]
    .flatMap(([, thing]) => thing ?? [])
    .filter((thing) => !tail.includes(thing) && !head.includes(thing) && !noThings.has(thing))
    .flatMap((thing) => [`${head} of the ${thing}`, thing])
}

const noThings = new Set(
  'and from the solid circle whole entire broken same with its which nearby girl boy she man who'.split(' '),
)

/** "Sanskrit" beside the marks in Mathematics. */
const otherSubjects = ({ whole }: Asking, tail: string): readonly string[] =>
  /^[A-Z][a-z]+$/.test(tail)
    ? [...whole.matchAll(/\bin (?:the )?([A-Z][a-z]{3,})/g)]
        .flatMap(([, name]) => name ?? [])
        .filter((name) => name !== tail)
    : []

/** The book's letters for what is easily taken for a measure. */
const rivalLetters: Readonly<Record<string, readonly string[]>> = { radius: ['d', 'D'], diameter: ['r', 'R'] }

const pairs = [
  'upper/lower',
  'minor/major',
  'inner/outer',
  'larger/smaller',
  'new/old',
  'original/new',
  'median class/modal class',
]

/** "lower limit" beside "upper limit". */
const opposites = (name: string): readonly string[] =>
  pairs.flatMap((pair) => {
    const [one = '', two = ''] = pair.split('/')
    const turned = (from: string, to: string) =>
      new RegExp(`\\b${from}\\b`).test(name) ? [name.replace(from, to)] : []
    return [...turned(one, two), ...turned(two, one)]
  })
