const ordinal = '(first|second|third|fourth|1st|2nd|3rd|4th|i{1,3}|iv|pehla|dusra|teesra|tisra|chautha)'
const behind = new RegExp(`(?<![a-z\\d])${ordinal}\\s?[-.]?\\s?(?:quadrant|quad|q)s?(?![a-z\\d])`, 'gi')
const before = new RegExp(
  `(?<![a-z\\d])(?:quadrant|quad|q)\\s?[-.]?\\s?(?:no\\.?\\s?)?(${ordinal.slice(1, -1)}|[1-4])(?![a-z\\d])`,
  'gi',
)
const alone = new RegExp(
  `^(\\s*(?:in |so |the |it is |it lies in |ans(?:wer)? (?:is )?){0,3})(i{1,3}|iv|first|second|third|fourth)([\\s.!]*)$`,
  'i',
)
const beside =
  /(\([^(),]{1,20},[^(),]{1,20}\))\s+(?=(?:it |which |lies |is |in |the ){0,5}(?:first|second|third|fourth)quadrant)/gi

const places: Readonly<Record<string, string>> = {
  '1st': 'first',
  '2nd': 'second',
  '3rd': 'third',
  '4th': 'fourth',
  i: 'first',
  ii: 'second',
  iii: 'third',
  iv: 'fourth',
  '1': 'first',
  '2': 'second',
  '3': 'third',
  '4': 'fourth',
  pehla: 'first',
  dusra: 'second',
  teesra: 'third',
  tisra: 'third',
  chautha: 'fourth',
}

const nameOf = (place: string): string => `${places[place.toLowerCase()] ?? place.toLowerCase()}quadrant`

/**
 * A quadrant as one word, "thirdquadrant" for "third quadrant", "III quadrant" and "Q3": its number is no place among the options. Where the options
 * are quadrants, "III" and "third" alone are one too, and a point before it leads to it.
 */
export const quadrantsNamed = (text: string): string =>
  text.replace(behind, (_, place: string) => nameOf(place)).replace(before, (_, place: string) => nameOf(place))

export const quadrantTyped = (text: string): string =>
  quadrantsNamed(text)
    .replace(alone, (_, lead: string, place: string, end: string) => `${lead}${nameOf(place)}${end}`)
    .replace(beside, '$1 so ')

const placed =
  /\(\s?([-−]?)(\d{1,4}[\d./]{0,6})\s?,\s?([-−]?)(\d{1,4}[\d./]{0,6})\s?\)(?!.*\()[^()]{0,40}?(first|second|third|fourth)quadrant/i

/** "(2, 1) so third quadrant": what of a point and its quadrant is untrue; undefined where nothing is. */
export function untrueQuadrant(text: string): string | undefined {
  const [, left = '', x = '', down = '', y = '', quadrant = ''] = placed.exec(quadrantsNamed(text)) ?? []
  if (quadrant === '' || [x, y].some((figure) => Number(figure) === 0)) return undefined
  const own = down === '' ? (left === '' ? 'first' : 'second') : left === '' ? 'fourth' : 'third'
  return own === quadrant.toLowerCase()
    ? undefined
    : `In your working: $(${left}${x}, ${down}${y})$ does not lie in the ${quadrant.toLowerCase()} quadrant.`
}
