import { plainText } from '../../rich-text/plain'

/** What the right option has, "is an irrational number", or has not. */
export interface AskedOf {
  readonly says: string
  readonly not: boolean
}

const nouns =
  '(?:(?:numbers?|pairs?|equations?|eqns?|lists?|sequences?|points?|polynomials?|expressions?|lines?|ratios?|values?|statements?|sets?|options?|triplets?|triples?|terms?|systems?|graphs?|sides|lengths|measurements|groups?|linear|quadratic|trigonometric|real|of|one|ones|figures?|shapes?|two|algebraic|the|three) )*'
const verb = '(?:is|are|was|has|have|can|cannot|could|does|do|lies?|forms?|represents?|will|ends?|holds?|must)'
const ways: readonly (readonly [RegExp, (caught: readonly string[]) => string])[] = [
  [
    new RegExp(
      `^(?:(?:out of|from|among) (?:the )?(?:following|these)[ ,]+)?which (?:one |ones )?(?:(?:of|among|from) )?(?:the |these |this |following |given |below |above |options? |them )*${nouns}(${verb}\\b.*)$`,
    ),
    ([asked = '']) => asked,
  ],
  [
    new RegExp(`^(?:choose|identify|find|select|pick|tick) the ${nouns}(?:which|that) (${verb}\\b.*)$`),
    ([asked = '']) => asked,
  ],
  [
    new RegExp(`^(?:an? |the )?${nouns}(?:which|that) (${verb}\\b.*?) (?:is|are|can be|will be)$`),
    ([asked = '']) => asked,
  ],
  // "A circle drawn with the origin as centre passes through (13/2, 0). The point which does not lie in the interior of the circle is"
  [
    /^(?:an? |the )?circle (?:is )?(?:drawn )?(.+?),? (?:which |and )?passes through (?:the )?(?:point )?([a-z]? ?\([^()]*\))[.,;]? (?:the |which )*(?:of the following )?point(?:s)? (?:which |that )?((?:does not |do not |not )?(?:lie|lies|is) (?:in|on|inside|outside)\b.*?) (?:the|this) circle(?: is)?$/,
    ([centre = '', on = '', where = '']) =>
      `${where} circle ${centre.replace(/^(?:with )?(?:the )?(.+?) as (?:its |the )?cent(?:re|er)$/, 'centre $1')} passing through ${on}`,
  ],
  [
    /^(?:an? |the )?line (?:which is )?(parallel|coincident) (?:to|with) (.+) is$/,
    ([how = '', line = '']) => `is ${how} to ${line}`,
  ],
  [
    /^(?:the )?(?:lengths of )?(?:the )?(?:three )?sides of (an? right(?:[- ]angled)? triangle) (?:can|may|could) be$/,
    ([of = '']) => `can be sides of ${of}`,
  ],
  [/^(?:an? |the )?point (?:lying |which is )?(on .+|in .+quadrant) (?:is|can be)$/, ([where = '']) => `lies ${where}`],
  [
    /^(.+?) (?:is|are) (?:an? |the )*(?:root|zero|solution)s? of (?:which|the following)(?: one)?(?: of)?(?: the| these| following)*(?: (?:quadratic|linear|pairs?|of|equations?|eqns?|polynomials?))*$/,
    ([values = '']) => (/\by = /.test(values) ? `has ${values} as solution` : `has ${values} as a root`),
  ],
  [
    /^(?:one|an|the first) equation (?:of|in) (?:a |the )?(?:pair of )?(dependent|inconsistent|parallel|coincident) (?:linear )?(?:pair|equations|lines|pair of (?:linear )?equations) is (.+?)[.,;]? (?:then )?(?:the )?(?:second|other) (?:equation|one) (?:can|could|may|will) be$/,
    ([how = '', line = '']) => `is ${how} to ${line}`,
  ],
  [
    /^(?:the )?(?:value of )?(.+?) is (greater|more|less|smaller) than which (?:one )?of (?:the )?(?:these|following)$/,
    ([text = '', how = '']) => `is ${/great|more/.test(how) ? 'less' : 'greater'} than ${text}`,
  ],
]

const refusals: readonly (readonly [RegExp, string])[] = [
  [/\b(?:cannot|can not|can ?['’]?t)\b/, 'can'],
  [/\bcould(?: not|n['’]?t)\b/, 'could'],
  [/\b(is|are|has|have|will|must)(?: not|n['’]?t)\b/, '$1'],
  [/\b(?:do|does|did)(?: not|n['’]?t) /, ''],
  [/\bcan never\b/, 'can'],
  [/\b(is|are) never\b/, '$1'],
]

/** A stem in small letters, without what stands around it. */
export const stemOf = (text: string): string =>
  plainText(text)
    .toLowerCase()
    .replace(/[−–—]/g, '-')
    .replace(/[\s?:.,_-]+$/, '')
    .replace(/,? then$/, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?= ?/g, ' = ')
    .trim()

/** A statement without its "not". */
export function asserted(text: string): AskedOf {
  const asked = stemOf(text)
  const refusal = refusals.find(([refuses]) => refuses.test(asked))
  return refusal ? { says: asked.replace(refusal[0], refusal[1]).trim(), not: true } : { says: asked, not: false }
}

/** What a stem asks of the right option; null where it does not ask which one it is. */
export function askedOf(stem: string): AskedOf | null {
  const text = stemOf(stem)
  for (const [says, made] of ways) {
    const found = says.exec(text)
    if (!found) continue
    const asked = made(found.slice(1).map((one) => one ?? ''))
    return asserted(asked)
  }
  return null
}
